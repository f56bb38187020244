import { tableFor } from '@quartet/core';
import {
  type Card,
  type Colour,
  type Event,
  type KeltisShapes,
  keltis,
  type Sign,
  type View,
} from '@quartet/keltis';
import { wording } from '@quartet/keltis/wording.en';
import { expect, test } from 'vitest';
import { claimOf, claimWith, layings, placeOf, targetsOf } from '../../src/games/keltis/choices.ts';
import { deskAfter, pointsOf, tryOut } from '../../src/games/keltis/desk.ts';
import { keltisDrags } from '../../src/games/keltis/keltis-drags.ts';
import { keltisTaps } from '../../src/games/keltis/lesson-taps.ts';
import { lookOf, sorted } from '../../src/games/keltis/look.ts';
import { cardsOf, marksOf } from '../../src/games/keltis/marks.ts';
import { type Intent, type Plan, planOf, zonesOf } from '../../src/games/keltis/plan.ts';
import type { Scene } from '../../src/games/keltis/scene.ts';
import { speech } from '../../src/games/keltis/speech.ts';
import {
  bestLaying,
  endsGame,
  gainOf,
  keysOf,
  otherSteps,
  outcomeOf,
  primaryStep,
  type Step,
} from '../../src/games/keltis/steps.ts';
import { type Taps, tapsOf } from '../../src/games/keltis/taps.ts';
import { KELTIS_WORDS } from '../../src/games/keltis/words.ts';
import { type Names, renamed } from '../../src/kit/card-names.ts';
import type { Told } from '../../src/kit/speech.ts';
import { type AtDesk, atDesk, logOf } from './at-desk.ts';

const t = KELTIS_WORDS.en;

/** A position as far as a test cares; a row in short: 'r3 r5'. */
interface Sketch {
  readonly phase?: View['phase'];
  readonly actor?: number;
  readonly rows?: readonly (readonly string[])[];
  readonly points?: readonly string[];
  readonly stones?: readonly (readonly number[])[];
  readonly discards?: readonly string[];
  readonly left?: number;
  readonly ender?: number;
}

const cards = (text: string): Card[] => (text === '' ? [] : (text.split(' ') as Card[]));
const bySign = (piles: readonly string[] = []): Record<Sign, Card[]> =>
  Object.fromEntries(
    ['r', 'y', 'g', 'b', 'p', '*'].map((sign) => [
      sign,
      cards(piles.find((pile) => pile.startsWith(sign)) ?? ''),
    ]),
  ) as Record<Sign, Card[]>;

function keltisView(hands: readonly string[], sketch: Sketch = {}): View {
  const { phase = 'act', actor = 0, ender } = sketch;
  const table = tableFor(keltis, hands.length);
  const taken = sketch.stones?.flat() ?? [];
  return {
    viewer: 'referee',
    table,
    actor,
    phase,
    players: hands.map((hand, seat) => ({
      hand: { count: cards(hand).length, known: [], cards: cards(hand) },
      rows: bySign(sketch.rows?.[seat]),
      points: cards(sketch.points?.[seat] ?? '') as View['players'][number]['points'],
      stones: sketch.stones?.[seat] ?? [],
    })),
    stones: [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((stone) => !taken.includes(stone)),
    discards: bySign(sketch.discards),
    pile: { count: 20 },
    removed: { count: table.options.removed },
    left: sketch.left ?? { act: 0, draw: 1, add: 2, over: 0 }[phase],
    barred: [],
    dry: 0,
    ...(ender !== undefined && { ender }),
  };
}

interface Sitting extends AtDesk<KeltisShapes> {
  /** As it is drawn now. */
  plan(): Plan;
  taps(): Taps;
  primary(): Step | null;
  others(): readonly Step[];
  key(key: string): void;
  tap(card: string): void;
}

function sit(view: View, me = 0): Sitting {
  const at = atDesk(keltis, wording, view, { me });
  const draft = at.draft<Intent>();
  let [names, count]: [Names, number] = [{}, 0];
  const plan = (): Plan => {
    const desk = deskAfter(at.props, draft.choice?.staged ?? []);
    names = renamed(zonesOf(desk.view, me), names, (card) => `${card}~${count++}`);
    return planOf(at.props, draft, desk, names);
  };
  const sitting: Sitting = {
    ...at,
    plan,
    taps: () => tapsOf(at.props, plan(), t),
    primary: () => primaryStep(at.props, plan(), t),
    others: () => otherSteps(at.props, plan(), t),
    key: (key) => keysOf(plan(), sitting.taps(), sitting.primary(), sitting.others())[key]?.(),
    tap: (card) => sitting.taps().card(plan().hand.find((held) => held.card === card)!),
  };
  return sitting;
}

const scene = (sitting: Sitting): Scene =>
  ({ props: sitting.props, plan: sitting.plan(), taps: sitting.taps(), words: t }) as Scene;

test('a hand is held colour by colour, lowest first, End cards after the numbers, point cards last', () => {
  expect(sorted(cards('*3 p2 rE r10 r9 y0'))).toEqual(cards('r9 r10 rE y0 p2 *3'));
});

test('a row is read: empty, open after one card, up, down, ended; point cards have no say', () => {
  expect(lookOf([])).toEqual({ course: 'empty', last: null });
  expect(lookOf(cards('r3'))).toEqual({ course: 'open', last: 3 });
  expect(lookOf(cards('r3 r3 *7'))).toEqual({ course: 'open', last: 3 });
  expect(lookOf(cards('r3 r10'))).toEqual({ course: 'up', last: 10 });
  expect(lookOf(cards('r8 *9 r4'))).toEqual({ course: 'down', last: 4 });
  expect(lookOf(cards('r8 r4 rE'))).toEqual({ course: 'ended', last: 4 });
});

test('where a card may be laid: rows first, then the point row', () => {
  const { plan } = sit(keltisView(['r5 r2 *4', 'r1'], { rows: [['r3 r4', 'y4']] }));
  expect(layings(plan().desk, 'r5').map(placeOf)).toEqual(['r']);
  expect(layings(plan().desk, 'r2')).toEqual([]);
  expect(layings(plan().desk, '*4').map(placeOf)).toEqual(['r', 'y', '*']);
});

test('a tap picks a card, another tap lays it back; its places are marked', () => {
  const sitting = sit(keltisView(['r5 *4', 'r1'], { rows: [['r3 r4', 'y4']] }));
  sitting.tap('*4');
  expect(sitting.plan().picked?.card).toBe('*4');
  expect([...targetsOf(scene(sitting))]).toEqual(['r', 'y', '*']);
  sitting.tap('*4');
  expect(sitting.plan().picked).toBeNull();
  expect(sitting.plan().draft.canUndo).toBe(false);
  expect([...targetsOf(scene(sitting))]).toEqual([]);
});

test('the golden button lays the card where it brings most', () => {
  // Onto the red row of three: from −2 to +1; a yellow row of one only −4 to −3; the point row one more.
  const { tap, primary, plan, props } = sit(keltisView(['*5 g1', 'r1'], { rows: [['r3 r4 r5', 'y5']] }));
  expect(bestLaying(props, plan(), '*5')).toMatchObject({ type: 'row', onto: 'r' });
  tap('*5');
  expect(primary()).toMatchObject({ label: t.playTo(t.rows.r), yields: '+1' });
  primary()!.run();
  expect(plan().staged).toEqual([{ type: 'row', card: '*5', onto: 'r' }]);
  const later = sit(keltisView(['*5', 'r1'], { rows: [['r5', 'y3 y4 y5']] }));
  expect(bestLaying(later.props, later.plan(), '*5')).toMatchObject({ onto: 'y' });
  const ended = sit(keltisView(['*3', 'r1'], { rows: [['r3 rE']] }));
  expect(bestLaying(ended.props, ended.plan(), '*3')).toMatchObject({ type: 'point' });
});

test('a card that fits nowhere is discarded by the button; a new row may cost points', () => {
  const { tap, primary, plan, others } = sit(keltisView(['r2 g7', 'r1'], { rows: [['r3 r4']] }));
  tap('r2');
  expect(primary()!.label).toBe(t.discard(wording.card('r2')));
  expect(others()).toEqual([]);
  tap('g7');
  expect(primary()).toMatchObject({ label: t.playTo(t.rows.g), yields: '−4' });
  primary()!.run();
  expect(plan().staged).toEqual([{ type: 'row', card: 'g7' }]);
});

test('what a laid card does to the points of its place', () => {
  const { props } = sit(keltisView(['r5 *3', 'r1'], { rows: [['r3 r4']], stones: [[1, 2]] }));
  const before = pointsOf(props, props.legal.state, 0);
  expect(before).toMatchObject({ rows: { r: -3, y: 0 }, points: 0, stones: 0, total: -3 });
  const row = tryOut(props, props, { type: 'row', card: 'r5' });
  expect(gainOf(before, row.points, 'r')).toEqual([-3, -2]);
  expect(row.view.players[0]!.rows.r).toEqual(cards('r3 r4 r5'));
  const point = tryOut(props, props, { type: 'point', card: '*3' });
  expect(gainOf(before, point.points, '*')).toEqual([0, 1]);
});

test('what becomes of a card: points of its row, the direction it fixes, whether it ends the game', () => {
  const outcome = (hand: string, sketch: Sketch): unknown => {
    const { props, plan } = sit(keltisView([hand, 'b9'], sketch));
    return outcomeOf(props, plan(), cards(hand)[0]!);
  };
  expect(outcome('r5', { rows: [['r3']] })).toMatchObject({
    before: -4,
    after: -3,
    course: 'up',
    endsGame: false,
  });
  expect(outcome('r2', { rows: [['r3']] })).toMatchObject({ course: 'down' });
  expect(outcome('r3', { rows: [['r3']] })).toMatchObject({ course: null });
  expect(outcome('r5', { rows: [['r3 r4']] })).toMatchObject({ before: -3, after: -2, course: null });
  expect(outcome('r5', {})).toMatchObject({ before: 0, after: -4, course: null });
  expect(outcome('*4', {})).toMatchObject({ before: 0, after: 1, course: null });
  expect(outcome('r2', { rows: [['r3 r4']] })).toBeNull();
  const four = [['r1 rE', 'y1 yE', 'g1 gE', 'p1'], ['b1 bE']];
  expect(outcome('pE', { rows: four })).toMatchObject({ endsGame: true });
  const { props } = sit(keltisView(['r1', 'b9'], { ender: 1, phase: 'add' }));
  expect(endsGame(props, props.view)).toBe(false);
});

test('what is staged shows on the desk; drawing plays both', () => {
  const { tap, taps, plan, played, primary, key, said, others } = sit(
    keltisView(['r5 g5 g7', 'r1'], { rows: [['r3 r4']], discards: ['b2'] }),
  );
  expect(primary()).toBeNull();
  tap('r5');
  taps().row('r');
  expect(plan().desk.view.players[0]!.rows.r).toEqual(cards('r3 r4 r5'));
  expect(plan().hand.map(({ card }) => card)).toEqual(['g5', 'g7']);
  expect(others()).toEqual([]);
  expect(plan().desk.view.phase).toBe('draw');
  expect(primary()!.label).toBe(t.drawFromPile);
  key('Enter');
  expect(played).toEqual(['row r5', 'draw pile']);
  expect(plan().isOpen).toBe(false);
  taps().drawPile();
  expect([played.length, said.length]).toEqual([2, 1]);
});

test('a staged card and the top of a discard pile are one turn', () => {
  const { tap, taps, played } = sit(keltisView(['r5', 'r1'], { rows: [['r3 r4']], discards: ['b2'] }));
  tap('r5');
  taps().row('r');
  taps().discards('b');
  expect(played).toEqual(['row r5', 'draw b']);
});

test('undo goes back step by step: to the card that was picked, then to nothing', () => {
  const { tap, taps, plan } = sit(keltisView(['r5 g7', 'r1'], { rows: [['r3 r4']] }));
  tap('r5');
  taps().row('r');
  plan().draft.undo();
  expect([plan().picked?.card, plan().staged]).toEqual(['r5', []]);
  plan().draft.undo();
  expect(plan().picked).toBeNull();
});

test('a staged action gives way to another choice, Escape to none', () => {
  const { tap, taps, plan, key } = sit(keltisView(['r5 g7', 'r1'], { rows: [['r3 r4']] }));
  tap('r5');
  taps().row('r');
  tap('g7');
  expect([plan().picked?.card, plan().staged]).toEqual(['g7', []]);
  key('Escape');
  expect(plan().picked).toBeNull();
});

test('a place that does not want the card says why, one without a card asks for it', () => {
  const { tap, taps, said, plan } = sit(keltisView(['r2 g7', 'r1'], { rows: [['r3 r4']] }));
  taps().row('r');
  tap('g7');
  taps().row('r');
  taps().points();
  taps().discards('r');
  expect(said).toEqual([
    t.pickFirst,
    t.wrongRow(wording.card('g7'), t.rows.g),
    t.notPointRow(wording.card('g7')),
    t.wrongPile(wording.card('g7')),
  ]);
  tap('r2');
  taps().row('r');
  expect(said).toHaveLength(5);
  taps().discards('r');
  expect(plan().staged).toEqual([{ type: 'discard', card: 'r2' }]);
});

test('a point card goes onto the row that is tapped', () => {
  const { tap, taps, plan, said } = sit(keltisView(['*4', 'r1'], { rows: [['r3 r4', 'y4']] }));
  tap('*4');
  taps().row('y');
  expect([plan().staged, said]).toEqual([[{ type: 'row', card: '*4', onto: 'y' }], []]);
});

test('a pair claims a stone: by its cards, by the stone, by key', () => {
  const view = keltisView(['r5 g5 b5 y2', 'r1']);
  const { tap, plan, others, taps, key } = sit(view);
  expect(claimWith(plan().desk, 'r5', 'g5')).toMatchObject({ type: 'claim' });
  expect(claimWith(plan().desk, 'g5', 'r5')).toMatchObject({ type: 'claim' });
  expect(claimWith(plan().desk, 'r5', 'y2')).toBeUndefined();
  expect(claimOf(plan().desk, 5, 'b5')!.cards).toContain('b5');
  expect(claimOf(plan().desk, 2, null)).toBeUndefined();
  expect(others().map(({ label, hotkey }) => [label, hotkey])).toEqual([[t.claim(5), 'C']]);
  tap('r5');
  expect(others().map(({ label }) => label)).toEqual([t.claim(5), t.discardShort]);
  tap('g5');
  expect(plan().staged).toMatchObject([{ type: 'claim' }]);
  expect(others()).toEqual([]);
  plan().draft.choose(null);
  taps().stone(5);
  expect(plan().staged).toHaveLength(1);
  plan().draft.choose(null);
  taps().stone(2);
  expect(plan().staged).toEqual([]);
  tap('y2');
  expect(others().map(({ label, hotkey }) => [label, hotkey])).toEqual([[t.discardShort, 'D']]);
  key('d');
  expect(plan().staged).toEqual([{ type: 'discard', card: 'y2' }]);
});

test('while drawing, piles draw and cards say so', () => {
  const sitting = sit(keltisView(['r5', 'r1'], { phase: 'draw', discards: ['g3'] }));
  const { tap, taps, said, played } = sitting;
  tap('r5');
  expect(said).toHaveLength(1);
  expect(keltisDrags(scene(sitting)).take(`card ${sitting.plan().hand[0]!.name}`)).toBeNull();
  taps().discards('g');
  taps().discards('b');
  expect(said).toHaveLength(2);
  expect(played).toEqual(['draw g']);
});

test('in another’s turn nothing opens, and a tap says whose turn it is', () => {
  const { tap, said, plan, primary, others, key } = sit(keltisView(['r5', 'r1'], { actor: 1 }));
  tap('r5');
  key('Escape');
  expect(said).toEqual([wording.prompt(keltisView(['r5', 'r1'], { actor: 1 }), ['Mia', 'Otto'])]);
  expect([plan().isOpen, plan().picked, primary(), others()]).toEqual([false, null, null, []]);
});

test('at the end cards are added: the sum is told, and done is said unless all places are used', () => {
  const view = keltisView(['r5 r6 b2', 'r1'], { phase: 'add', ender: 1, rows: [['r3 r4', 'b3 b4']] });
  const one = sit(view);
  expect(one.primary()).toMatchObject({ label: t.done });
  expect(one.primary()!.yields).toBeUndefined();
  one.tap('b2');
  expect([one.plan().picked, one.said.length]).toEqual([null, 1]);
  one.tap('r5');
  one.taps().row('r');
  expect(one.primary()!.yields).toBe('−10 → −9');
  one.primary()!.run();
  expect(one.played).toEqual(['row r5', 'done']);
  const two = sit(view);
  for (const card of ['r5', 'r6']) {
    two.tap(card);
    two.taps().row('r');
  }
  two.key('Enter');
  expect(two.played).toEqual(['row r5', 'row r6']);
});

test('a staged card that ends the fifth row is played without drawing', () => {
  const { tap, taps, primary, played } = sit(
    keltisView(['pE', 'r1'], { rows: [['r1 rE', 'y1 yE', 'g1 gE', 'p1'], ['b1 bE']] }),
  );
  tap('pE');
  taps().row('p');
  expect(primary()!.label).toBe(t.endGame);
  primary()!.run();
  expect(played).toEqual(['row pE']);
});

test('a card is dragged to its row, its pile, the stone and the partner it fits; given back, all is as before', () => {
  const sitting = sit(keltisView(['r5 g5 y2', 'r1'], { rows: [['r3 r4']], discards: ['y9'] }));
  sitting.tap('y2');
  const [red] = sitting.plan().hand;
  const drags = keltisDrags(scene(sitting));
  drags.begin!(`card ${red!.name}`);
  expect(drags.take(`card ${red!.name}`)).toEqual({
    things: [`card ${red!.name}`],
    places: [
      'row r',
      'discards r',
      'stone 5',
      `card ${sitting.plan().hand.find(({ card }) => card === 'g5')!.name}`,
    ],
  });
  expect(sitting.plan().picked?.card).toBe('r5');
  keltisDrags(scene(sitting)).giveBack('');
  expect(sitting.plan().picked?.card).toBe('y2');
  expect(keltisDrags(scene(sitting)).take('pile')).toBeNull();
  drags.take(`card ${red!.name}`);
  keltisDrags(scene(sitting)).drop(`card ${red!.name}`, 'row r');
  expect(sitting.plan().staged).toEqual([{ type: 'row', card: 'r5' }]);
  expect(keltisDrags(scene(sitting)).take('discards y')).toEqual({
    things: ['discards y'],
    places: ['hand'],
  });
  expect(keltisDrags(scene(sitting)).take('discards b')).toBeNull();
  keltisDrags(scene(sitting)).drop('pile', 'hand');
  expect(sitting.played).toEqual(['row r5', 'draw pile']);
});

test('of two equal cards one is dragged to the other, not to itself', () => {
  const sitting = sit(keltisView(['r5 r5', 'r1']));
  const [one, other] = sitting.plan().hand;
  const places = keltisDrags(scene(sitting)).take(`card ${one!.name}`)!.places;
  expect(places.filter((place) => place.startsWith('card'))).toEqual([`card ${other!.name}`]);
});

test('marks: what the others touched since my last decision, and what a hint speaks of', () => {
  const marks = marksOf(
    logOf<Event>(
      [1, { type: 'laid', seat: 1, card: 'r5', row: 'r' } as Event, { type: 'drawn', seat: 1 } as Event],
      [2, { type: 'discarded', seat: 2, card: 'g3' } as Event],
      [1, { type: 'claimed', seat: 1, cards: ['b5', 'y5'], stone: 5 } as Event],
      [2, { type: 'picked-up', seat: 2, from: 'b', card: 'b5' } as Event],
      [2, { type: 'pointed', seat: 2, card: '*4' } as Event, { type: 'drawn', seat: 2 } as Event],
    ),
  );
  expect([...marks.rows]).toEqual(['1r', '2*']);
  expect([...marks.piles]).toEqual(['g', 'y']);
  expect([...marks.stones]).toEqual([5]);
  expect(marks.from.get('b5')).toBe(1);
  expect([marks.acts.get(1)?.type, marks.acts.get(2)?.type]).toEqual(['claimed', 'pointed']);
  expect(cardsOf({ type: 'claim', cards: ['b5', 'y5'] })).toEqual(['b5', 'y5']);
  expect(cardsOf({ type: 'discard', card: 'g3' })).toEqual(['g3']);
  expect([cardsOf(null), cardsOf({ type: 'draw', from: 'pile' })]).toEqual([[], []]);
});

test('told: my rows and hand, the others, the middle', () => {
  const view = keltisView(['g7 r5', 'b1'], {
    rows: [['r3 r4', 'y9'], ['b5 bE']],
    points: ['*1'],
    stones: [[2]],
    discards: ['g3 g4'],
  });
  const { props } = sit(view);
  const sheet = keltis.scoreSheet(props.legal.state);
  const told: Told<KeltisShapes> = {
    view: props.view,
    names: props.names,
    me: 0,
    wording,
    language: 'en',
    sheet,
  };
  expect(speech.mine(told)).toContain('red up to 4 (2 cards), yellow open at 9 (1 card), 1 in the point row');
  expect(speech.mine(told)).toContain('−7');
  expect(speech.mine(told)).toMatch(/Red 5, Green 7|red 5, green 7/i);
  expect(speech.others(told)).toMatch(/^Otto: .*blue ended \(2 cards\)/);
  expect(speech.table(told)).toContain(wording.card('g4'));
  expect(speech.table(told)).not.toContain(wording.card('g3'));
  const kind = (text: string): string => speech.kind(keltis.parse(text)!, told);
  const kinds = ['row r5', 'row g7', 'row rE', 'draw pile', 'draw g', 'discard g7'].map(kind);
  expect(new Set(kinds).size).toBe(6);
  expect(kind('row y3')).toBe(kind('row r5'));
});

test('what to tap for the moves of a lesson: what is staged together, then what plays it', () => {
  const taps = (phase: string, ...texts: string[]): readonly string[] =>
    keltisTaps(
      texts.map((text) => keltis.parse(text)!),
      { phase },
    );
  expect(taps('act', 'row r5', 'draw g', 'row r6')).toEqual(['hand r5', 'row r', 'discards g']);
  expect(taps('act', 'row *5 g', 'draw pile')).toEqual(['hand *5', 'row g', 'pile']);
  expect(taps('act', 'point *5')).toEqual(['hand *5', 'row *', 'primary']);
  expect(taps('act', 'discard r5', 'draw pile')).toEqual(['hand r5', 'discards r', 'pile']);
  expect(taps('add', 'row r5', 'done')).toEqual(['hand r5', 'row r', 'primary']);
  expect(taps('draw', 'draw pile')).toEqual(['pile']);
});

test('cards lie open in rows, point rows, discards and my hand', () => {
  const view = keltisView(['r5 g7', 'b1'], {
    rows: [['r3 r4'], ['b5']],
    points: ['', '*1'],
    discards: ['g3'],
  });
  expect(zonesOf(view, 0)).toMatchObject({
    hand: ['r5', 'g7'],
    'row 0 r': ['r3', 'r4'],
    'row 1 b': ['b5'],
    'row 1 *': ['*1'],
    'discards g': ['g3'],
  });
  expect(zonesOf(view, null).hand).toEqual([]);
});

// A colour is what a row is called by.
test.each<Colour>(['r', 'y', 'g', 'b', 'p'])('the %s row has a name', (colour) => {
  expect(t.rows[colour]).toBeTruthy();
});
