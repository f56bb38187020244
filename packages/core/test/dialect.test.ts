import {
  faceDown,
  nextSeat,
  type Phrases,
  placesOf,
  redactDeal,
  refusal,
  refusalText,
  sees,
  sheetOf,
  withMinus,
  worded,
} from '@quartet/core';
import { listed as undListed } from '@quartet/core/words.de';
import { counted, listed, shared } from '@quartet/core/words.en';
import { expect, test } from 'vitest';

const DEAL = {
  type: 'dealt',
  round: 1,
  first: 0,
  hands: [
    { count: 1, cards: ['3'] },
    { count: 1, cards: ['4'] },
  ],
  pile: 9,
} as const;

test('a hand is seen by its owner and by the referee', () => {
  expect([0, 1, 'table', 'referee'].map((viewer) => sees(viewer as 0, 0))).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test('a deal tells each seat its own hand, and the referee all', () => {
  expect(redactDeal(DEAL, 1)).toEqual({ ...DEAL, hands: [{ count: 1 }, DEAL.hands[1]] });
  expect(redactDeal(DEAL, 'table')).toEqual({ ...DEAL, hands: [{ count: 1 }, { count: 1 }] });
  expect(redactDeal(DEAL, 'referee')).toEqual(DEAL);
});

test('face down, a card is absent', () => {
  expect(faceDown({ type: 'drawn', seat: 1, card: '7' })).toStrictEqual({ type: 'drawn', seat: 1 });
});

test('the left-hand neighbour of the last seat is the first', () => {
  expect([0, 1, 2].map((seat) => nextSeat(seat, 3))).toEqual([1, 2, 0]);
});

test('equal totals share a place, and use up the ones they fill', () => {
  expect(placesOf([7, 9, 7, 2])).toEqual([2, 1, 2, 4]);
  const parts = (seat: number) => [{ key: 'all', points: seat }];
  expect(sheetOf([0, 1], parts)).toEqual([
    { seat: 0, place: 2, points: 0, parts: [{ key: 'all', points: 0 }] },
    { seat: 1, place: 1, points: 1, parts: [{ key: 'all', points: 1 }] },
  ]);
});

test('numbers and lists as people read them', () => {
  expect([withMinus(3), withMinus(0), withMinus(-3)]).toEqual(['3', '0', '−3']);
  expect([counted(1, 'card'), counted(0, 'card')]).toEqual(['1 card', '0 cards']);
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listed)).toEqual(['', 'a', 'a and b', 'a, b and c']);
  expect(undListed(['a', 'b', 'c'])).toBe('a, b und c');
});

interface Tiny {
  State: object;
  Move: { readonly type: 'pass' };
  Event: { readonly type: 'passed'; readonly seat: number };
  View: { viewer: number | 'table'; table: never; actor: number; phase: 'act' | 'over' };
  Options: Record<string, never>;
}

const PHRASES = {
  title: 'Tiny',
  rules: { href: 'file:///RULES.md' },
  card: (code) => code,
  ask: { act: () => 'You may pass.' },
  wait: { act: ({ actor }, names) => `Waiting for ${names[actor]}.` },
  table: () => [],
  standing: () => 'Even',
  moves: { pass: () => 'Pass' },
  events: { passed: ({ seat }, names) => `${names[seat]} passes.` },
  refusals: { 'too-late': ({ turns }) => `${turns} turns too late.` },
  scoreParts: { points: 'Points' },
  editions: { usual: 'Usual' },
  options: {},
} satisfies Phrases<Tiny, 'too-late', 'points'>;

test('phrases are said by type, code and phase', () => {
  const wording = worded<Tiny, 'too-late', 'points'>(shared, PHRASES);
  const names = ['Mia', 'Otto'];
  const view = { viewer: 0, table: undefined as never, actor: 0, phase: 'act' } as const;
  expect(wording.language).toBe('en');
  expect(wording.prompt(view, names)).toBe('You may pass.');
  expect(wording.prompt({ ...view, actor: 1 }, names)).toBe('Waiting for Otto.');
  expect(wording.prompt({ ...view, actor: -1, phase: 'over' }, names)).toBe('The match is over.');
  expect(wording.move({ type: 'pass' })).toBe('Pass');
  expect(wording.event({ type: 'passed', seat: 1 }, names)).toBe('Otto passes.');
  expect(wording.scorePart('points')).toBe('Points');
  const over = () => 'Nobody wins.';
  const telling = worded<Tiny, 'too-late', 'points'>(shared, { ...PHRASES, over });
  expect(telling.prompt({ ...view, actor: -1, phase: 'over' }, names)).toBe('Nobody wins.');
});

test('a refusal of the game has its §, one of any game has none', () => {
  const wording = worded<Tiny, 'too-late', 'points'>(shared, PHRASES);
  expect(refusalText(wording, refusal('too-late', '§3.1', { turns: 2 }))).toBe('2 turns too late. (§3.1)');
  expect(refusalText(wording, refusal('match-over', '§7'))).toBe('The match is over.');
});
