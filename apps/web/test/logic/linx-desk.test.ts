import { type Event, type LinxShapes, linx, type Move } from '@quartet/linx';
import { wording } from '@quartet/linx/wording.en';
import { expect, test } from 'vitest';
import { handInOrder, isClosed, type Link, zonesOf } from '../../src/games/linx/chain.ts';
import { linksOf, longestChain } from '../../src/games/linx/coach.ts';
import { fitOf, speaksOf, wouldClose } from '../../src/games/linx/fits.ts';
import { lastMoves } from '../../src/games/linx/last-moves.ts';
import { linxTaps } from '../../src/games/linx/lesson-taps.ts';
import { linxDrags } from '../../src/games/linx/linx-drags.ts';
import { primaryOf } from '../../src/games/linx/primary.ts';
import { speech } from '../../src/games/linx/speech.ts';
import { singleCard } from '../../src/games/linx/stage.ts';
import { totalOf } from '../../src/games/linx/total.ts';
import type { Told } from '../../src/kit/speech.ts';
import { codes, links, linxView, sit, t } from './linx-desk.ts';

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
    discards: ['3p', '12p'],
    'anchor 0': ['1d'],
    'anchor 1': [],
  });
  expect(zonesOf(linxView(['3d', '1t']), null).hand).toEqual([]);
});
