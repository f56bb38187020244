import { COLOURS, KINDS, keltis, SIGNS } from '@quartet/keltis';
import { expect, test } from 'vitest';

test('§11 what is written is read again', () => {
  const texts = [
    'done',
    'draw pile',
    ...SIGNS.map((sign) => `draw ${sign}`),
    ...KINDS.map((card) => `discard ${card}`),
    ...KINDS.map((card) => (card.startsWith('*') ? `point ${card}` : `row ${card}`)),
    ...COLOURS.map((colour) => `row *10 ${colour}`),
    'claim r5 r5',
    'claim r5 b5',
    'claim p9 *9',
    'claim r5 r6',
  ];
  for (const text of texts) expect(keltis.print(keltis.parse(text)!)).toBe(text);
});

test.each([
  '',
  ' ',
  'done ',
  ' done',
  'Done',
  'draw',
  'draw  pile',
  'draw deck',
  'draw r7',
  'draw r r',
  'draw __proto__',
  'discard',
  'discard r',
  'discard r07',
  'discard r11',
  'discard R7',
  'discard re',
  'discard *E',
  'discard r7 r7',
  'row r7 r',
  'row *7',
  'row *7 *',
  'row *7 r y',
  'point r7',
  'point rE',
  'claim r5',
  'claim b5 r5',
  'claim *5 r5',
  'claim r6 r5',
  'claim r5 b5 g5',
  'claim r5  b5',
  'toString r5',
  'row r7\n',
  'r'.repeat(100_000),
  ' '.repeat(100_000),
])('§11 %j is no move', (text) => {
  expect(keltis.parse(text)).toBeNull();
});
