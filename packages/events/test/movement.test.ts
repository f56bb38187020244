import { describe, expect, test } from 'vitest';
import { fairnessOf, movementOf, placesFor } from '../src/index.ts';

/** Deals of a short and of a usual evening. */
const DEALS = [4, 8];

test('tables are filled up, and there are two at least', () => {
  expect(placesFor(16, 4)).toBe(16);
  expect(placesFor(13, 4)).toBe(16);
  expect(placesFor(4, 4)).toBe(8);
  expect(placesFor(1, 2)).toBe(4);
});

describe.each([2, 3, 4, 5, 6])('%i seats', (seats) => {
  const sizes = [...new Set(Array.from({ length: 21 }, (_, more) => placesFor(4 + more, seats)))];

  test('everybody sits once in every round, at full tables', () => {
    for (const places of sizes)
      for (const round of movementOf(places, seats, 5)) {
        expect(round.every((table) => table.length === seats)).toBe(true);
        expect(round.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: places }, (_, one) => one));
      }
  });

  test('everybody sits on each seat as often as on any other, or once more', () => {
    for (const places of sizes)
      for (const deals of [...DEALS, seats]) {
        const [least, most] = fairnessOf(movementOf(places, seats, deals)).seats;
        expect([least, most]).toEqual([Math.floor(deals / seats), Math.ceil(deals / seats)]);
      }
  });

  test('whoever meets most and whoever meets least are close', () => {
    for (const places of sizes)
      for (const deals of DEALS) {
        const mean = (deals * (seats - 1)) / (places - 1);
        const [least, most] = fairnessOf(movementOf(places, seats, deals)).meetings;
        // Two tables of many seats leave little choice.
        expect(most).toBeLessThanOrEqual(Math.ceil(mean) + (places === 2 * seats ? 2 : 1));
        expect(least).toBeGreaterThanOrEqual(Math.floor(mean) - (seats > 4 ? 3 : 1));
      }
  });
});

test('sixteen at tables of four, over five deals: nobody meets anybody twice before everybody was met, nearly', () => {
  const { meetings, seats } = fairnessOf(movementOf(16, 4, 5));
  expect(meetings[1]).toBeLessThanOrEqual(2);
  expect(seats).toEqual([1, 2]);
});

test('nine at tables of three, over four deals: everybody meets everybody once', () => {
  expect(fairnessOf(movementOf(9, 3, 4)).meetings).toEqual([1, 1]);
});

test('the same numbers give the same rounds', () => {
  expect(movementOf(12, 4, 6)).toEqual(movementOf(12, 4, 6));
});
