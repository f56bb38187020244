import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { strengthCurve } from '../strength/curve.ts';
import { drawn, Field } from '../strength/field.ts';
import { entryOf, isMeasured, type Ledger, playOn, readLedger, shareOf } from '../strength/ledger.ts';
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

test('of many entrants others share a table at each deal, everybody at every seat, and an earlier master plays by its own weights', async () => {
  const weights = fileURLToPath(new URL('../../packages/bots/weights/keltis.bin', import.meta.url));
  const entrants = [
    { name: 'random' },
    { name: 'medium' },
    { name: 'master' },
    { name: 'as it was', weights },
  ];
  const task = { game: 'keltis', seats: 2, entrants, seed: 'field' };
  const chairs = Array.from({ length: 100 }, (_, deal) => drawn(task, deal));
  expect(new Set(chairs.map((two) => two.join())).size).toBe(12);
  expect(chairs.every((two) => new Set(two).size === 2)).toBe(true);
  const field = await Field.of(task);
  const among = (a: number, b: number): number => chairs.findIndex((two) => two.join() === `${a},${b}`);
  const strong = field.play(among(2, 0)).result.games;
  expect(strong.map(({ places }) => places)).toEqual([
    [1, 2],
    [2, 1],
  ]);
  // The same weights on both chairs: who sits where makes no difference.
  const [one, other] = field.play(among(2, 3)).result.games;
  expect(one!.points).toEqual(other!.points);
  await expect(Field.of({ ...task, entrants: [{ name: 'as strong as can be' }] })).rejects.toThrow('no bot');
});
