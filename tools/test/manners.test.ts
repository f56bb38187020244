import { makeBot, parseBotSpec } from '@quartet/bots';
import { findGame } from '@quartet/catalog';
import { expect, test } from 'vitest';
import type { Choice } from '../strength/choices.ts';
import { beside, type Deed, mannersOf, tableOf } from '../strength/manners.ts';
import { openingCell, openingsOf } from '../strength/openings.ts';
import { playedBy } from '../strength/played.ts';
import { readinessCell, readinessOf } from '../strength/readiness.ts';

/** A choice between these kinds of deeds, each with the most cards it could be about. */
function choice(seat: number, deed: Deed, open: Readonly<Record<string, number>> = {}): Choice {
  return { seat, done: [{ seat, ...deed }], open: new Map(Object.entries(open)) };
}

test('manners are counted by match and kind, and what differs most comes first', () => {
  const deed = (type: string, ...cards: number[]) => ({ type, seat: 0, ...(cards.length > 0 && { cards }) });
  const expert = mannersOf([deed('played', 1), deed('played', 1, 1), deed('drawn'), { type: 'dealt' }], 2);
  const master = mannersOf([deed('played', 1), deed('drawn'), deed('drawn'), deed('drawn')], 2);
  expect(tableOf(expert, master).slice(2)).toEqual([
    '| drawn | 0.50 | 1.50 |',
    '| played | 1.00 of 1.50 cards | 0.50 of 1.00 cards |',
  ]);
});

test('what is drawn is told apart by where it comes from', () => {
  const deeds = [
    { type: 'drawn', seat: 0, from: 'stock' },
    { type: 'drawn', seat: 0, from: 'discard' },
    { type: 'drawn', seat: 1 },
    { type: 'stopped', seat: 1, from: 3 },
  ];
  expect([...mannersOf(deeds, 1).keys()]).toEqual([
    'drawn from stock',
    'drawn from discard',
    'drawn',
    'stopped',
  ]);
});

test('openings: what each seat does first in a round, in which of its turns and in how many rounds', () => {
  const rounds = [
    [
      choice(0, { type: 'drawn' }),
      choice(0, { type: 'played', cards: ['3', '3', 'X'] }),
      choice(1, { type: 'played', cards: ['X'] }),
      choice(0, { type: 'played', cards: ['9'] }),
      choice(0, { type: 'left' }),
    ],
    [choice(1, { type: 'drawn' }), choice(0, { type: 'drawn' }), choice(1, { type: 'played', cards: ['6'] })],
  ];
  const cells = [...openingsOf(rounds)].map(([kind, opening]) => `${kind}: ${openingCell(opening)}`);
  expect(cells).toEqual([
    'drawn: turn 1.0, in 75 %',
    'played: turn 1.3, 1.7 cards, number 4.5, in 75 %',
    'left: turn 2.0, in 25 %',
  ]);
});

test('readiness: how often something is done where it could be, by thirds of a round and by cards', () => {
  const snatches = (cards: number) => choice(0, { type: 'snatched' }, { snatched: cards });
  const holds = (cards: number) => choice(0, { type: 'played' }, { snatched: cards });
  const rounds = Array.from({ length: 50 }, () => [
    snatches(1),
    holds(1),
    holds(2),
    choice(0, { type: 'played' }),
  ]);
  const one = readinessOf(rounds).get('snatched')!;
  expect(readinessCell(one)).toBe('50, 0, –; by cards 1: 50, 2: 0');
  expect(readinessCell(readinessOf(rounds.slice(0, 10)).get('snatched')!)).toBe('50, 0, –');
});

test('both levels stand beside each other, kinds in the order of their names', () => {
  const cell = String;
  expect(beside('what', new Map([['b', 1]]), new Map([['a', 2]]), cell).slice(2)).toEqual([
    '| a | – | 2 |',
    '| b | 1 | – |',
  ]);
});

test('what could be done is what some moves do and others do not', () => {
  const linx = findGame('linx')!;
  const expert = makeBot(linx, parseBotSpec('expert')!);
  const { rounds } = playedBy(linx, expert, { seats: 2, matches: 3, seed: 'open' });
  expect(rounds).toHaveLength(3);
  for (const [first] of rounds) {
    expect([...first!.open].sort()).toEqual([
      ['drawn from discard', 0],
      ['drawn from stock', 0],
    ]);
  }
  const chains = rounds.flat().filter(({ open }) => open.has('chain'));
  // Two anchors and two cards at least.
  for (const { open } of chains) expect(open.get('chain')).toBeGreaterThanOrEqual(4);
  expect(chains.some(({ done }) => done.some(({ type }) => type === 'chain'))).toBe(true);
  expect(chains.some(({ done }) => done.some(({ type }) => type === 'discarded'))).toBe(true);
});
