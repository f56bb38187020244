import { type Colour, type Event, type KeltisShapes, keltis } from '@quartet/keltis';
import { wording } from '@quartet/keltis/wording.en';
import { expect, test } from 'vitest';
import { claimOf, claimWith } from '../../src/games/keltis/choices.ts';
import { keltisDrags } from '../../src/games/keltis/keltis-drags.ts';
import { keltisTaps } from '../../src/games/keltis/lesson-taps.ts';
import { cardsOf, marksOf } from '../../src/games/keltis/marks.ts';
import { zonesOf } from '../../src/games/keltis/plan.ts';
import { speech } from '../../src/games/keltis/speech.ts';
import type { Told } from '../../src/kit/speech.ts';
import { logOf } from './at-desk.ts';
import { keltisView, scene, sit, t } from './keltis-desk.ts';

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
    points: ['*1', '*2'],
    discards: ['g3'],
  });
  expect(zonesOf(view, 0)).toMatchObject({
    hand: ['r5', 'g7'],
    'row 0 r': ['r3', 'r4'],
    'row 1 b': ['b5'],
    'row 0 *': ['*1'],
    'discards g': ['g3'],
  });
  // Those of the others are only counted.
  expect(zonesOf(view, 0)['row 1 *']).toBeUndefined();
  expect(zonesOf(view, null).hand).toEqual([]);
});

// A colour is what a row is called by.
test.each<Colour>(['r', 'y', 'g', 'b', 'p'])('the %s row has a name', (colour) => {
  expect(t.rows[colour]).toBeTruthy();
});
