import { expect, test } from 'vitest';
import { chanceOf, secretChance, secretOf, secretSeed } from '../src/index.ts';

const ZERO = new Uint8Array(32);

test('live luck is the ChaCha20 key stream of RFC 8439 (vectors A.1 #1 and #5)', () => {
  const words = (name: number): string[] => {
    const rng = secretChance(ZERO)(name);
    return Array.from({ length: 4 }, () =>
      rng
        .below(2 ** 32)
        .toString(16)
        .padStart(8, '0'),
    );
  };
  expect(words(0)).toEqual(['ade0b876', '903df1a0', 'e56a5d40', '28bd8653']);
  // The name fills the last four bytes of the nonce, lowest byte first.
  expect(words(0x02000000)).toEqual(['374dc6c2', '3736d58c', 'b904e24a', 'cd3f93ef']);
});

test('the stream goes on past its first block without repeating', () => {
  const rng = secretChance(ZERO)(0);
  const words = Array.from({ length: 400 }, () => rng.below(2 ** 32));
  expect(new Set(words).size).toBe(400);
});

test('no number is favoured: words beyond the last whole multiple are passed over', () => {
  const rng = secretChance(ZERO)(7);
  // With 3 × 2^30 a plain remainder would give numbers below 2^30 twice as often as the others.
  const limit = 3 * 2 ** 30;
  const low = Array.from({ length: 30_000 }, () => rng.below(limit)).filter((n) => n < 2 ** 30).length;
  expect(Math.abs(low - 10_000)).toBeLessThan(5 * Math.sqrt(30_000 * (2 / 9)));
});

test('a shuffle keeps every card', () => {
  const cards = Uint8Array.from({ length: 109 }, (_, i) => i);
  secretChance(ZERO)(3).shuffle(cards);
  expect([...cards].sort((a, b) => a - b)).toEqual(Array.from({ length: 109 }, (_, i) => i));
  expect([...cards]).not.toEqual(Array.from({ length: 109 }, (_, i) => i));
});

test('a seed names its algorithm, and only whole seeds are read', () => {
  const secret = Uint8Array.from({ length: 32 }, (_, i) => i);
  expect(secretOf(secretSeed(secret))).toEqual(secret);
  for (const seed of [
    '',
    'chacha20:',
    `chacha20:${'0'.repeat(63)}`,
    `chacha20:${'0'.repeat(65)}`,
    `chacha20:${'G'.repeat(64)}`,
    'fast:',
    'x:1',
  ]) {
    expect(chanceOf(seed), seed).toBeNull();
  }
});
