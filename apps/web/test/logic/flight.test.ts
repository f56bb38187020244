import { expect, test } from 'vitest';
import { type Flight, flightOf, type Origin, staggered } from '../../src/kit/flight.ts';

const rect = (left: number, top: number, width: number): DOMRect => ({ left, top, width }) as DOMRect;
const card = {} as HTMLElement;
const from = (kind: Origin['kind'], x = 300, y = 0): Flight =>
  flightOf(card, { kind, rect: rect(x, y, 50) }, rect(0, 0, 100))!;

test('a flight begins where the card was, as large as it was there', () => {
  const flight = flightOf(card, { kind: 'travel', rect: rect(30, 50, 50) }, rect(10, 20, 100));
  expect(flight).toMatchObject({ x: 20, y: 30, scale: 0.5, delay: 0 });
});

test('what moves by less than two pixels does not move', () => {
  expect(flightOf(card, { kind: 'reflow', rect: rect(11, 21, 100) }, rect(10, 20, 100))).toBeNull();
  expect(flightOf(card, { kind: 'reflow', rect: rect(12, 20, 100) }, rect(10, 20, 100))).not.toBeNull();
});

test('what travels comes one after the other; what moves up, at once', () => {
  const kinds = ['travel', 'reflow', 'travel', 'reflow', 'travel'] as const;
  expect(staggered(kinds.map((kind) => from(kind))).map(({ delay }) => delay)).toEqual([0, 0, 40, 0, 80]);
});

test('however many they are, all have come in nine tenths of a second', () => {
  const dealt = staggered(Array.from({ length: 60 }, () => from('travel')));
  expect(dealt.at(-1)!.delay + 206).toBeCloseTo(900);
  expect(dealt[1]!.delay).toBeLessThan(40);
});
