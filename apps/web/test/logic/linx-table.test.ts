import { type Event, type LinxShapes, linx, type Move, type View } from '@quartet/linx';
import { wording } from '@quartet/linx/wording.en';
import { expect, test } from 'vitest';
import { words } from '../../src/app/words/words.en.ts';
import {
  cutAt,
  gapIn,
  handInOrder,
  inserted,
  isClosed,
  type Link,
  type Links,
  placeFor,
  remaining,
  sharedBy,
  zonesOf,
} from '../../src/games/linx/chain.ts';
import { linksOf, longestChain } from '../../src/games/linx/coach.ts';
import { type Desk, deskOf } from '../../src/games/linx/desk.ts';
import { fitOf, speaksOf, standing, wouldClose } from '../../src/games/linx/fits.ts';
import { discardChoice, linxKeys } from '../../src/games/linx/keys.ts';
import { lastMoves } from '../../src/games/linx/last-moves.ts';
import { linxTaps } from '../../src/games/linx/lesson-taps.ts';
import { linxDrags } from '../../src/games/linx/linx-drags.ts';
import { previewOf } from '../../src/games/linx/preview.ts';
import { primaryOf } from '../../src/games/linx/primary.ts';
import { speech } from '../../src/games/linx/speech.ts';
import { type Stage, singleCard } from '../../src/games/linx/stage.ts';
import { insertable } from '../../src/games/linx/taps.ts';
import { totalOf } from '../../src/games/linx/total.ts';
import { LINX_WORDS } from '../../src/games/linx/words.ts';
import { renamed } from '../../src/kit/card-names.ts';
import type { Told } from '../../src/kit/speech.ts';
import { type AtDesk, atDesk } from './at-desk.ts';

const t = LINX_WORDS.en;
const codes = (text: string): string[] => (text === '' ? [] : text.split(' '));

/** Anchors are A 1d, B 4s, C 8h, D 12w, unless others are given. */
function linxView(hands: readonly string[], given: Partial<View> & { readonly at?: string } = {}): View {
  const { at = '1d 4s 8h 12w', ...rest } = given;
  const zeros = hands.map(() => 0);
  const stock = codes('12t 11t 10t 9t 8t');
  return {
    viewer: 'referee',
    table: { seats: hands.length, first: 0, options: { target: 0 } },
    actor: 0,
    phase: 'act',
    game: 0,
    beginner: 0,
    players: hands.map((_, seat) => seat),
    playOff: 0,
    drawsLeft: rest.phase === 'draw' ? 1 : 0,
    idleTurns: 0,
    stockMoved: false,
    anchors: codes(at),
    scoring: [4, 5, 7],
    discards: codes('12p 3p'),
    stock: { count: stock.length, cards: stock },
    scoringPile: { count: 4, cards: [6, 6, 6, 6] },
    hands: hands.map((hand) => ({ count: codes(hand).length, known: [], cards: codes(hand) })),
    won: hands.map(() => []),
    gone: [],
    earlier: zeros,
    bonuses: zeros,
    ...rest,
  };
}

interface Sitting extends AtDesk<LinxShapes> {
  /** As it is drawn now. */
  desk(): Desk;
  key(key: string): void;
  /** Taps cards of the hand by their codes, anchors by their letters. */
  tap(...things: string[]): void;
  chain(): string;
}

function sit(view: View, me: number | null = 0, hint: Move | null = null): Sitting {
  const at = atDesk(linx, wording, view, { me });
  const draft = at.draft<Stage>();
  let count = 0;
  const flips = renamed(zonesOf(at.props.view, me), {}, (card) => `${card}~${count++}`);
  const known = { words, flips, lastMoves: lastMoves([]), fresh: new Set<string>(), hint };
  const sitting: Sitting = {
    ...at,
    desk: () => deskOf(at.props, draft, known),
    key: (key) => {
      const desk = sitting.desk();
      const acts = { primary: primaryOf(desk).act, choose: discardChoice(desk), reverse: () => {} };
      linxKeys(desk, 'symbol', acts)[key]?.(new Event('keydown') as KeyboardEvent);
    },
    tap: (...things) => {
      for (const thing of things) {
        const { hand, anchors, tapAnchor, tapCard } = sitting.desk();
        const slot = 'ABCD'.indexOf(thing);
        if (slot < 0) tapCard(hand.find(({ card }) => card === thing)!);
        else tapAnchor(anchors.find(({ anchor }) => anchor === slot)!);
      }
    },
    chain: () =>
      sitting
        .desk()
        .stage.links.map(({ card }) => card)
        .join(' '),
  };
  return sitting;
}

const link = (text: string): Link => {
  const [, card = '', anchor] = /^(\d+\w)(?:@(\d))?$/.exec(text)!;
  return { id: text, card, anchor: anchor === undefined ? null : Number(anchor) };
};
/** `1d@0` is the anchor in the first slot. */
const links = (text: string): Links => codes(text).map(link);
const place = (chain: string, card: string): unknown => placeFor(links(chain), link(card));

test('neighbours share a number or a sign, or nothing', () => {
  expect(sharedBy(link('3d'), link('3s'))).toEqual({ kind: 'number', value: '3' });
  expect(sharedBy(link('3d'), link('5d'))).toEqual({ kind: 'sign', value: 'd' });
  expect(sharedBy(link('3d'), link('5s'))).toBeNull();
  expect(sharedBy(link('12d'), link('1d'))).toEqual({ kind: 'sign', value: 'd' });
});

test('a gap is where two neighbours share nothing, and between two anchors always', () => {
  expect(gapIn(links('1d@0 3d 3s'))).toBe(-1);
  expect(gapIn(links('1d@0 3s 3d'))).toBe(1);
  expect(gapIn(links('1d@0 5d@1'))).toBe(1);
  expect(gapIn(links('3d'))).toBe(-1);
});

test('a chain is closed when it joins two anchors without a gap', () => {
  expect(isClosed(links('1d@0 3d 3s 4s@1'))).toBe(true);
  expect(isClosed(links('1d@0 3d 3s'))).toBe(false);
  expect(isClosed(links('3d 3s 4s@1'))).toBe(false);
  expect(isClosed(links('1d@0 5d@1'))).toBe(false);
  expect(isClosed(links('1d@0'))).toBe(false);
  expect(isClosed(links('1d@0 3d 9s 4s@1'))).toBe(false);
});

test('a card goes to the gap, else to the end, else to the front, else where it fits inside', () => {
  expect(place('', '3d')).toEqual({ at: 0, way: 'begin' });
  expect(place('1d@0 8h@2', '3d')).toEqual({ at: 1, way: 'gap' });
  expect(place('1d@0 8h@2', '3h')).toEqual({ at: 1, way: 'gap' });
  expect(place('1d@0 3d', '3s')).toEqual({ at: 2, way: 'end' });
  expect(place('3d 3s', '5d')).toEqual({ at: 0, way: 'front' });
  expect(place('1d@0 3d 3s 4s@1', '3h')).toEqual({ at: 2, way: 'inside' });
  expect(place('1d@0 3d 3s 4s@1', '9w')).toBeNull();
  expect(place('1d@0 3d', '9w')).toBeNull();
  expect(place('1d@0 3d 3s 4s@1', '9s')).toEqual({ at: 3, way: 'inside' });
  expect(place('1d@0 3d 3s 4s@1', '4h')).toBeNull();
  expect(place('1d@0 3d', '1h')).toBeNull();
});

test('an anchor ends the chain, begins it, or waits behind a gap; a third one has no place', () => {
  expect(place('1d@0 3d 3s', '4s@1')).toEqual({ at: 3, way: 'end' });
  expect(place('3d 3s', '1d@0')).toEqual({ at: 0, way: 'front' });
  expect(place('1d@0 3d', '8h@2')).toEqual({ at: 2, way: 'gap' });
  expect(place('1d@0', '5d@1')).toEqual({ at: 1, way: 'gap' });
  expect(place('3d 3s 4s@1', '8h@2')).toEqual({ at: 0, way: 'gap' });
  expect(place('1d@0 9w 3h', '12p@3')).toBeNull();
  expect(place('1d@0 3d 3s 4s@1', '8h@2')).toBeNull();
});

test('putting in, cutting off, and what of it still lies there', () => {
  const chain = links('1d@0 3d 3s 4s@1');
  const text = (some: Links): string => some.map(({ id }) => id).join(' ');
  expect(text(inserted(chain, link('3h'), 2))).toBe('1d@0 3d 3h 3s 4s@1');
  expect(text(cutAt(chain, 0))).toBe('3d 3s 4s@1');
  expect(text(cutAt(chain, 2))).toBe('1d@0 3d');
  expect(remaining(chain, [...chain, link('9w')])).toBe(chain);
  expect(text(remaining(chain, links('1d@0 3s')))).toBe('1d@0 3s');
});

test('taps build a chain; a tap on what lies in it cuts there', () => {
  const { tap, chain, desk } = sit(linxView(['3d 3s 3h 9w', '1t']));
  tap('A', '3d', '3s', 'B');
  expect(chain()).toBe('1d 3d 3s 4s');
  expect(desk()).toMatchObject({ isClosed: true, target: 4 });
  tap('3h');
  expect(chain()).toBe('1d 3d 3h 3s 4s');
  expect(desk().target).toBe(5);
  tap('3h');
  expect(chain()).toBe('1d 3d');
  tap('A');
  expect(chain()).toBe('3d');
});

test('undo goes back step by step, and a cleared tray can be had back', () => {
  const { tap, chain, key } = sit(linxView(['3d 3s', '1t']));
  tap('A', '3d');
  key('Escape');
  expect(chain()).toBe('');
  key('u');
  expect(chain()).toBe('1d 3d');
  key('u');
  key('u');
  key('u');
  expect(chain()).toBe('');
});

test('what fits nowhere says why: the ends it could go on from, the gap, the two anchors', () => {
  const { tap, said } = sit(linxView(['3d 3s 9w', '1t']));
  tap('A', '3d', '9w');
  expect(said).toEqual([t.noPlace(wording.card('9w'), wording.card('3d'))]);
  tap('C');
  expect(said[1]).toBe(t.gap(wording.card('3d'), wording.card('8h')));
  tap('D');
  expect(said[2]).toBe(t.gapFirst);
  const closed = sit(linxView(['3d 3s 9w', '1t']));
  closed.tap('A', '3d', '3s', 'B', '9w', 'D');
  expect(closed.said).toEqual([t.noFit(wording.card('9w')), t.twoAnchors]);
});

test('a connector puts in the only card that fits there, or asks which', () => {
  const one = sit(linxView(['3d 3s 3h', '1t']));
  one.tap('A', '3d', '3s', 'B');
  expect(insertable(one.desk(), 2).map(({ card }) => card)).toEqual(['3h']);
  one.desk().insertAt(2);
  expect(one.chain()).toBe('1d 3d 3h 3s 4s');
  const two = sit(linxView(['3d 3s 3h 3w', '1t']));
  two.tap('A', '3d', '3s', 'B');
  two.desk().insertAt(2);
  expect(two.desk().stage.insertAt).toBe(2);
  expect(two.said).toEqual([t.chooseInsert([wording.card('3h'), wording.card('3w')].join(', '))]);
  two.desk().insertAt(2);
  expect(two.desk().stage.insertAt).toBeNull();
  two.desk().insertAt(2);
  two.tap('3w');
  expect(two.desk().stage.insertAt).toBeNull();
  expect(two.chain()).toBe('1d 3d 3w 3s 4s');
});

test('what no longer lies there is out of the chain', () => {
  const { desk } = sit(linxView(['3d 3s', '1t']));
  desk().stage.change({ links: [...desk().anchors.slice(0, 1), link('9w'), desk().hand[0]!] });
  expect(desk().stage.links.map(({ card }) => card)).toEqual(['1d', '3d']);
});

test('the chain takes the best scoring card it reaches, or the one that is wanted', () => {
  const { tap, desk, said, played } = sit(linxView(['3d 3s 3h', '1t']));
  tap('A', '3d', '3s', '3h', 'C');
  expect(desk().target).toBe(5);
  desk().tapScoring(4);
  expect(desk().target).toBe(4);
  desk().tapScoring(5);
  desk().stage.change({ links: desk().stage.links.filter(({ card }) => card !== '3s') });
  expect(desk().target).toBe(4);
  desk().stage.undo();
  desk().tapScoring(4);
  desk().tapScoring(7);
  expect(said).toEqual([t.tooShort(7, 5)]);
  expect([0, 1, 2].map((slot) => standing(desk(), [4, 5, 7][slot]!, slot).kind)).toEqual([
    'taken',
    'reached',
    'far',
  ]);
  expect(primaryOf(desk()).label.long).toBe(t.layFor(5, 10));
  desk().lay();
  expect(played).toEqual([linx.print({ type: 'chain', cards: codes('1d 3d 3s 3h 8h'), for: 4 })]);
});

test('a chain that reaches none asks for the cheapest, so that the answer tells what it needs', () => {
  const { tap, desk, played } = sit(linxView(['1s', '1t'], { scoring: [7, 5, null] }));
  tap('A', '1s', 'B');
  desk().lay();
  expect(played).toEqual([linx.print({ type: 'chain', cards: codes('1d 1s 4s'), for: 5 })]);
});

test('scoring cards tell what is lacking: cards, or the second anchor; of two equal ones the first is taken', () => {
  const { tap, desk, said } = sit(linxView(['3d 3s 3h 5h', '1t'], { scoring: [4, 4, 7] }));
  expect(standing(desk(), 4, 0)).toEqual({ kind: 'far', text: t.needed(4), short: t.cards });
  tap('A', '3d', '3s');
  expect(standing(desk(), 4, 0)).toEqual({ kind: 'far', text: t.lacking(1) });
  tap('3h');
  expect(standing(desk(), 4, 0)).toEqual({ kind: 'far', text: t.notJoined });
  desk().tapScoring(4);
  expect(said).toEqual([t.needsAnchors]);
  tap('C');
  expect([0, 1].map((slot) => standing(desk(), 4, slot).kind)).toEqual(['taken', 'reached']);
});

test('the line above the buttons: what the chain brings and what more would, or what it lacks', () => {
  const { tap, desk } = sit(linxView(['3d 3s 3h 9w', '1t'], { scoring: [4, null, 7] }));
  expect(previewOf(desk())).toEqual({ gain: null, text: t.begin });
  tap('3d');
  expect(previewOf(desk()).text).toBe(t.singleNote);
  tap('3s');
  expect(previewOf(desk()).text).toBe(t.needsAnchors);
  tap('A');
  expect(previewOf(desk()).text).toBe(t.needsAnchor);
  tap('B');
  expect(previewOf(desk())).toEqual({ gain: 10, text: t.moreReach(3, 30) });
  desk().stage.change({ links: desk().stage.links.filter(({ card }) => card !== '3s') });
  expect(previewOf(desk()).text).toBe(t.gap(wording.card('3d'), wording.card('4s')));
  const short = sit(linxView(['1s', '1t'], { scoring: [7, null, null] }));
  short.tap('A', '1s', 'B');
  expect(previewOf(short.desk())).toEqual({ gain: null, text: t.tooShort(7, 3) });
  const full = sit(linxView(['3d 3s', '1t'], { scoring: [4, null, null] }));
  full.tap('A', '3d', '3s', 'B');
  expect(previewOf(full.desk()).text).toBe('');
});

test('the golden button draws, lays for its points, or throws away; else it says what is wrong', () => {
  const draw = sit(linxView(['3d', '1t'], { phase: 'draw' }));
  expect(primaryOf(draw.desk())).toMatchObject({ can: true, label: { long: t.drawStock } });
  draw.key('Enter');
  draw.key('x');
  expect(draw.played).toEqual(['draw stock', 'draw discard']);
  const { tap, desk, key, played } = sit(linxView(['3d 3s', '1t']));
  expect(primaryOf(desk())).toMatchObject({ can: false, label: { long: t.lay } });
  tap('3d');
  expect(primaryOf(desk())).toMatchObject({ can: true, label: { long: t.discardCard(wording.card('3d')) } });
  tap('A', '3s', 'B');
  expect(primaryOf(desk())).toMatchObject({
    can: true,
    label: { long: t.layFor(4, 10), short: t.layForShort(10) },
  });
  key('Enter');
  expect(played).toEqual([linx.print({ type: 'chain', cards: codes('4s 3s 3d 1d'), for: 4 })]);
  const theirs = sit(linxView(['3d', '1t'], { actor: 1 }));
  expect(primaryOf(theirs.desk())).toMatchObject({ can: false, label: { long: t.turnOf('Otto') } });
  theirs.key('Enter');
  expect(theirs.said).toHaveLength(1);
});

test('choosing a card to throw away: each tap chooses another, an anchor goes back to the chain', () => {
  const { tap, chain, desk, key, played, said } = sit(linxView(['3d 3s', '1t']));
  tap('A', '3d');
  key('x');
  expect([chain(), said]).toEqual(['', [t.discardNote]]);
  expect(primaryOf(desk()).can).toBe(false);
  tap('3d');
  tap('3s');
  expect(singleCard(desk().stage)?.card).toBe('3s');
  tap('3s');
  expect(chain()).toBe('');
  tap('3s');
  key('Enter');
  expect(played).toEqual(['discard 3s']);
  tap('A');
  expect([chain(), desk().stage.isDiscarding]).toEqual(['1d', false]);
  key('x');
  key('x');
  expect(chain()).toBe('1d');
});

test('a card on the desk says what it fits by, an anchor whether it would close the chain', () => {
  const { tap, desk } = sit(linxView(['3d 3s 3h 9w', '1t']));
  const of = (card: string): Link => desk().hand.find((one) => one.card === card)!;
  const anchor = (slot: number): Link => desk().anchors[slot]!;
  expect(fitOf(desk(), of('3d'))).toBeNull();
  tap('A');
  expect(fitOf(desk(), of('3d'))).toEqual({ kind: 'sign', value: 'd' });
  tap('3d');
  expect(fitOf(desk(), of('3s'))).toEqual({ kind: 'number', value: '3' });
  expect(fitOf(desk(), of('9w'))).toBeNull();
  tap('3s');
  expect([1, 2, 3].map((slot) => wouldClose(desk(), anchor(slot)))).toEqual([true, false, false]);
  tap('B');
  expect(fitOf(desk(), of('3h'))).toBe('inside');
  expect(wouldClose(desk(), anchor(2))).toBe(false);
  const alone = sit(linxView(['3s', '1t'], { anchors: ['1d', '5d', '8h', '12w'] }));
  alone.tap('A');
  expect(wouldClose(alone.desk(), alone.desk().anchors[1]!)).toBe(false);
  expect(singleCard(alone.desk().stage)).toBeNull();
  desk().stage.change({ insertAt: 1 });
  expect(fitOf(desk(), of('3h'))).toBeNull();
});

test('a hint speaks of the card to throw away, or of the chain’s cards, not of its anchors', () => {
  expect(speaksOf({ type: 'discard', card: '3d' }, '3d')).toBe(true);
  const chain: Move = { type: 'chain', cards: codes('1d 3d 3s 4s'), for: 4 };
  expect(codes('1d 3d 3s 4s').map((card) => speaksOf(chain, card))).toEqual([false, true, true, false]);
  expect(speaksOf(null, '3d')).toBe(false);
});

test('dragging: cards to the tray, a joint or the discards, links off it, piles to the hand', () => {
  const { tap, chain, desk, played } = sit(linxView(['3d 3s 3h 9w', '1t']));
  const thing = (card: string): string => `card ${desk().hand.find((one) => one.card === card)!.id}`;
  tap('A', '3d', '3s', 'B');
  expect(linxDrags(desk()).take(thing('3h'))!.places).toEqual([
    'tray',
    'joint 0',
    'joint 1',
    'joint 2',
    'joint 3',
    'discards',
  ]);
  expect(linxDrags(desk()).take(thing('9w'))!.places).toEqual(['discards']);
  expect(linxDrags(desk()).take(thing('3d'))).toBeNull();
  linxDrags(desk()).drop(thing('3h'), 'joint 2');
  expect(chain()).toBe('1d 3d 3h 3s 4s');
  const two = sit(linxView(['3d 3s 3w 3h', '1t']));
  two.tap('A', '3d', '3s', '3w', 'D');
  linxDrags(two.desk()).drop(`card ${two.desk().hand.find(({ card }) => card === '3h')!.id}`, 'joint 3');
  expect(two.chain()).toBe('1d 3d 3s 3h 3w 12w');
  expect(linxDrags(desk()).take('link 2')).toEqual({
    things: ['link 2', 'link 3', 'link 4'],
    places: ['hand'],
  });
  expect(linxDrags(desk()).take('link 0')!.things).toEqual(['link 0']);
  linxDrags(desk()).drop('link 2', 'hand');
  expect(chain()).toBe('1d 3d');
  linxDrags(desk()).drop(thing('3s'), 'tray');
  expect(chain()).toBe('1d 3d 3s');
  expect(linxDrags(desk()).take('pile stock')).toBeNull();
  linxDrags(desk()).drop(thing('9w'), 'discards');
  expect(played).toEqual(['discard 9w']);
  const draw = sit(linxView(['3d', '1t'], { phase: 'draw' }));
  expect(linxDrags(draw.desk()).take('pile stock')).toEqual({ things: ['pile stock'], places: ['hand'] });
  expect(linxDrags(draw.desk()).take(`card ${draw.desk().hand[0]!.id}`)!.places).toEqual(['tray']);
  linxDrags(draw.desk()).drop('pile stock', 'hand');
  expect(draw.played).toEqual(['draw stock']);
});

test('in another’s turn taps say whose turn it is', () => {
  const { tap, said, chain } = sit(linxView(['3d', '1t'], { actor: 1 }));
  tap('A', '3d');
  expect([chain(), said.length]).toEqual(['', 2]);
});

test('the longest chain is found, and lies on the desk card by card', () => {
  const { desk, props } = sit(linxView(['3d 3s 3h 9w', '1t']));
  const found = longestChain(props.legal.state)!;
  expect(found).toHaveLength(5);
  const laid = linksOf(found, desk().anchors, desk().hand);
  expect(isClosed(laid)).toBe(true);
  expect(new Set(laid.map(({ id }) => id)).size).toBe(5);
  expect(longestChain(sit(linxView(['9t', '1t'])).props.legal.state)).toBeNull();
});

test('what the others did: since the last deal, by seat, and which slots are new', () => {
  const events = [
    { type: 'discarded', seat: 3, card: '9t' },
    { type: 'dealt' },
    { type: 'chain', seat: 1, cards: codes('1d 3d 4s'), anchors: [1, 2], points: 10 },
    { type: 'anchor', slot: 2 },
    { type: 'scoring-card', slot: 3 },
    { type: 'discarded', seat: 2, card: '9w' },
  ] as unknown as Event[];
  const moves = lastMoves(events);
  expect([...moves.acts.keys()]).toEqual([1, 2]);
  expect([[...moves.anchors], [...moves.scoring]]).toEqual([[1], [2]]);
  expect(moves.chain?.seat).toBe(1);
  expect(moves.discardedBy).toBe(2);
  expect(lastMoves(events.slice(0, 2))).toMatchObject({ chain: null, discardedBy: null });
});

test('the hand lies by sign, or by number', () => {
  const hand = links('5d 12d 3s 5s');
  expect(handInOrder(hand, 'symbol')).toBe(hand);
  expect(handInOrder(hand, 'number').map(({ card }) => card)).toEqual(['3s', '5d', '5s', '12d']);
});

test('points: scoring cards of this game, earlier games, bonuses', () => {
  const view = linxView(['3d', '1t'], { won: [[4, 5], []], earlier: [30, 0], bonuses: [5, 0] });
  expect([totalOf(view, 0), totalOf(view, 1)]).toEqual([60, 0]);
});

test('told: my hand and points, the others clockwise, anchors, scoring cards and piles', () => {
  const view = linxView(['3d 9w', '1t', '2t'], {
    won: [[4], [], []],
    at: '1d 4s 8h 12w',
    scoring: [4, null, 7],
    players: [0, 1],
  });
  const { props } = sit(view);
  const told: Told<LinxShapes> = {
    view: props.view,
    names: props.names,
    me: 0,
    wording,
    language: 'en',
    sheet: [],
  };
  expect(speech.mine(told)).toBe(
    `You have 10 points. Your hand: ${wording.card('3d')}, ${wording.card('9w')}.`,
  );
  expect(speech.others(told)).toBe('Otto: 1 card, 0 points. Ada sits out, 0 points.');
  expect(speech.table(told)).toBe(
    `Anchors: A ${wording.card('1d')}, B ${wording.card('4s')}, C ${wording.card('8h')}, D ${wording.card('12w')}. ` +
      `Scoring cards: 4 cards for 10, 7 cards for 30. Stock: ${props.view.stock.count}; discards: ${wording.card('12p')} on top of 2.`,
  );
  const kind = (text: string): string => speech.kind(linx.parse(text)!, told);
  expect(kind('draw stock')).toMatch(/stock is better/);
  expect(kind('draw discard')).toMatch(/discard helps/);
  expect(kind('discard 3d')).toMatch(/discard a card/);
  expect(speech.kind({ type: 'chain', cards: codes('1d 3d 3s 4s'), for: 4 }, told)).toBe(
    'You can lay a chain of 4.',
  );
});

test('what to tap for a move of a lesson', () => {
  const view = linxView(['3d', '1t']);
  const chain: Move = { type: 'chain', cards: codes('4s 3s 3d 1d'), for: 4 };
  expect(linxTaps([chain], view)).toEqual(['anchor 1', 'hand 3s', 'hand 3d', 'anchor 0', 'primary']);
  expect(linxTaps([{ type: 'draw', from: 'stock' }], view)).toEqual(['stock']);
  expect(linxTaps([{ type: 'draw', from: 'discard' }], view)).toEqual(['discards']);
  expect(linxTaps([{ type: 'discard', card: '3d' }], view)).toEqual(['hand 3d', 'primary']);
});

test('cards lie open as anchors, discards and my hand', () => {
  expect(zonesOf(linxView(['3d', '1t'], { anchors: ['1d', null, '8h', null] }), 0)).toMatchObject({
    hand: ['3d'],
    discards: ['12p', '3p'],
    'anchor 0': ['1d'],
    'anchor 1': [],
  });
  expect(zonesOf(linxView(['3d', '1t']), null).hand).toEqual([]);
});
