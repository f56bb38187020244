import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { strengthCurve } from '../strength/curve.ts';
import { entryOf, isMeasured, type Ledger, playOn, readLedger, shareOf } from '../strength/ledger.ts';
import { mannersOf, tableOf } from '../strength/manners.ts';
import { filledIn } from '../strength/page.ts';
import { type Pairing, TABLE } from '../strength/pairings.ts';
import { trainingCurve } from '../strength/training.ts';

const docs = (name: string): URL => new URL(`../../docs/${name}`, import.meta.url);
const text = (name: string): string => readFileSync(docs(name), 'utf8');
const LEDGER = readLedger(docs('strength.json'));

test('the page and its pictures show what was measured', () => {
  expect(filledIn(text('bots.md'), LEDGER)).toBe(text('bots.md'));
  expect(strengthCurve(LEDGER)).toBe(text('pictures/strength.svg'));
  expect(trainingCurve(text('training.jsonl'))).toBe(text('pictures/training.svg'));
});

test.each(TABLE.filter((pairing) => isMeasured(LEDGER, pairing)))(
  '$game, $seats seats: $one was measured to beat $rest',
  (pairing) => {
    const entry = entryOf(LEDGER, pairing);
    expect(entry).toBeDefined();
    expect(shareOf(entry!).low).toBeGreaterThan(1 / pairing.seats);
  },
);

test('our four games were measured', () => {
  const measured = new Set(LEDGER.entries.map(({ game }) => game));
  expect([...measured].sort()).toEqual(['combos', 'keltis', 'linko', 'linx']);
});

test('a game that was not measured is left out', () => {
  const entries = LEDGER.entries.filter(({ game }) => game !== 'linx');
  const without = { ...LEDGER, entries };
  const page = ['strength', 'besides', 'curve', 'masters']
    .map((name) => `<!-- ${name} --><!-- /${name} -->`)
    .join();
  expect(filledIn(page, LEDGER)).toContain('LINX');
  expect(filledIn(page, without)).not.toContain('LINX');
  expect(strengthCurve(without)).not.toContain('LINX');
});

test('deals played in parts come to the same as at once', async () => {
  const pairing: Pairing = { game: 'linko', seats: 3, one: 'medium', rest: 'random', deals: 5 };
  const none: Ledger = { seed: 'parts', entries: [] };
  const parts = await playOn(await playOn(none, pairing, 2, 1), pairing, 3, 1);
  const once = await playOn(none, pairing, 5, 1);
  expect(entryOf(parts, pairing)!.wins.count).toBe(5);
  expect(entryOf(parts, pairing)!.wins.sum).toBeCloseTo(entryOf(once, pairing)!.wins.sum, 12);
  expect(entryOf(parts, pairing)!.moves).toBe(entryOf(once, pairing)!.moves);
});

test('a page without a place for the table is refused by name', () => {
  expect(() => filledIn('# Bots', LEDGER)).toThrow(/<!-- strength -->/);
});

test('manners are counted by match and kind, and what differs most comes first', () => {
  const deed = (type: string, ...cards: number[]) => ({ type, seat: 0, ...(cards.length > 0 && { cards }) });
  const expert = mannersOf([deed('played', 1), deed('played', 1, 1), deed('drawn'), { type: 'dealt' }], 2);
  const master = mannersOf([deed('played', 1), deed('drawn'), deed('drawn'), deed('drawn')], 2);
  expect(tableOf(expert, master).slice(2)).toEqual([
    '| drawn | 0.50 | 1.50 |',
    '| played | 1.00 of 1.50 cards | 0.50 of 1.00 cards |',
  ]);
});
