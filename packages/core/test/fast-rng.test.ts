import { expect, test } from 'vitest';
import { FastRng, fastChance } from '../src/index.ts';

test('the same seed gives the same numbers, another seed others', () => {
  const numbers = (seed: string): number[] => {
    const rng = new FastRng(seed);
    return Array.from({ length: 20 }, () => rng.below(1000));
  };
  expect(numbers('a')).toEqual(numbers('a'));
  expect(numbers('a')).not.toEqual(numbers('b'));
});

test('every number below the limit comes about equally often', () => {
  const rng = new FastRng('fair');
  const counts = new Array(13).fill(0);
  for (let i = 0; i < 130_000; i++) counts[rng.below(13)]++;
  // Five standard deviations around the mean of 10,000.
  for (const count of counts)
    expect(Math.abs(count - 10_000)).toBeLessThan(5 * Math.sqrt(10_000 * (12 / 13)));
});

test('every card comes to every place about equally often', () => {
  const places = Array.from({ length: 6 }, () => new Array(6).fill(0));
  const chance = fastChance('shuffle');
  for (let name = 0; name < 60_000; name++) {
    const cards = Uint8Array.of(0, 1, 2, 3, 4, 5);
    chance(name).shuffle(cards);
    for (const [place, card] of cards.entries()) places[place]![card]++;
  }
  for (const count of places.flat())
    expect(Math.abs(count - 10_000)).toBeLessThan(5 * Math.sqrt(10_000 * (5 / 6)));
});

test('a named shuffle does not depend on what was shuffled before', () => {
  const deck = (chance: ReturnType<typeof fastChance>, name: number): Uint8Array => {
    const cards = Uint8Array.from({ length: 50 }, (_, i) => i);
    chance(name).shuffle(cards);
    return cards;
  };
  const [one, two] = [fastChance('x'), fastChance('x')];
  deck(one, 0);
  deck(one, 1);
  expect(deck(one, 2)).toEqual(deck(two, 2));
  expect(deck(one, 2)).not.toEqual(deck(one, 3));
});
