import { nameSchema } from '@quartet/protocol';
import { expect, test } from 'vitest';
import { readable } from '../../src/tables/readable.ts';

const ACUTE = '\u0301';
const JOINER = '\u200d';

test('of a hundred accents over one letter four are kept, also where invisible signs stand between them', () => {
  expect(readable(`a${ACUTE.repeat(100)}b`)).toBe(`a${ACUTE.repeat(4)}b`);
  const hidden = `a${`${ACUTE}${JOINER}`.repeat(100)}b`;
  expect([...readable(hidden)].filter((sign) => sign === ACUTE)).toHaveLength(4);
  expect([...readable(hidden)].length).toBeLessThan(20);
  expect(readable(`${'a\u20dd\u0489'.repeat(3)}${'\u0489'.repeat(9)}`)).toHaveLength(11);
});

test('what languages and emoji need is kept', () => {
  for (const text of [
    'Việt Nam, naïveté',
    'e\u0302\u0301',
    'שָׁלוֹם',
    'ကြွှေ့',
    'नमस्ते',
    'ཧཱུྃ',
    '👨‍👩‍👧‍👦 ❤️‍🔥 👍🏽',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    '1️⃣ 2️⃣',
  ])
    expect(readable(text)).toBe(text);
});

test('a name holds no more accents over one letter than chat keeps', () => {
  expect(nameSchema.safeParse(`a${ACUTE.repeat(4)}`).success).toBe(true);
  expect(nameSchema.safeParse(`a${ACUTE.repeat(5)}`).success).toBe(false);
});

test('a long text of marks alone is read in a moment', () => {
  expect(readable(ACUTE.repeat(16_000))).toHaveLength(4);
});
