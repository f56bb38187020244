import { expect, test } from 'vitest';
import { qrOf } from '../../src/online/qr.ts';

/** What the standard lists as format bits of level M, by mask. */
const FORMATS = [
  '101010000010010',
  '101000100100101',
  '101111001111100',
  '101101101001011',
  '100010111111001',
  '100000011001110',
  '100111110010111',
  '100101010100000',
];
const MASKS: readonly ((row: number, column: number) => number)[] = [
  (i, j) => (i + j) % 2,
  (i) => i % 2,
  (_, j) => j % 3,
  (i, j) => (i + j) % 3,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2,
  (i, j) => ((i * j) % 2) + ((i * j) % 3),
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2,
];
/** Version 4 has two blocks of 32 bytes and 18 bytes of correction for each. */
const LINK = 'https://cards.example/#/online/AolSeYTbQRAPO9aXAABZWA';

function formatOf(dark: readonly (readonly boolean[])[]): string {
  const columns = [0, 1, 2, 3, 4, 5, 7, 8];
  const bits = [...columns.map((x) => dark[8]![x]!), ...[7, 5, 4, 3, 2, 1, 0].map((y) => dark[y]![8]!)];
  return bits.map(Number).join('');
}

/** Whether a block and its correction vanish at the first powers of 2, as the standard wants it. */
function isWhole(bytes: readonly number[], degree: number): boolean {
  const powers = [1];
  for (let i = 1; i < 255; i++) powers.push((powers[i - 1]! * 2) ^ (powers[i - 1]! >= 128 ? 0x11d : 0));
  const logs = new Map(powers.map((power, i) => [power, i]));
  const times = (a: number, by: number): number => (a === 0 ? 0 : powers[(logs.get(a)! + by) % 255]!);
  return Array.from({ length: degree }, (_, root) =>
    bytes.reduce((sum, byte) => times(sum, root) ^ byte, 0),
  ).every((value) => value === 0);
}

/** The code without the light around it. */
function coreOf(text: string): readonly (readonly boolean[])[] {
  return qrOf(text)
    .slice(4, -4)
    .map((row) => row.slice(4, -4));
}

test('a QR code says how it is masked, twice', () => {
  const dark = coreOf(LINK);
  const size = dark.length;
  expect(size).toBe(33);
  const format = formatOf(dark);
  expect(FORMATS).toContain(format);
  const below = [1, 2, 3, 4, 5, 6, 7].map((up) => dark[size - up]![8]!);
  const right = [8, 7, 6, 5, 4, 3, 2, 1].map((left) => dark[8]![size - left]!);
  expect([...below, ...right].map(Number).join('')).toBe(format);
});

test('a QR code reads as the text it was made from', () => {
  const dark = coreOf(LINK);
  const size = dark.length;
  const mask = MASKS[FORMATS.indexOf(formatOf(dark))]!;
  const isFixed = (y: number, x: number): boolean =>
    (y < 9 && (x < 9 || x >= size - 8)) ||
    (y >= size - 8 && x < 9) ||
    y === 6 ||
    x === 6 ||
    (Math.abs(y - 26) <= 2 && Math.abs(x - 26) <= 2);
  const bits: number[] = [];
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--;
    for (let step = 0; step < size; step++) {
      const y = isUp ? size - 1 - step : step;
      for (const x of [right, right - 1])
        if (!isFixed(y, x)) bits.push(Number(dark[y]![x]!) ^ Number(mask(y, x) === 0));
    }
    isUp = !isUp;
  }
  const bytes = Array.from({ length: 100 }, (_, i) =>
    Number.parseInt(bits.slice(8 * i, 8 * i + 8).join(''), 2),
  );
  const blocks = [0, 1].map((block) => bytes.slice(0, 64).filter((_, i) => i % 2 === block));
  const checks = [0, 1].map((block) => bytes.slice(64).filter((_, i) => i % 2 === block));
  for (const [at, block] of blocks.entries()) expect(isWhole([...block, ...checks[at]!], 18)).toBe(true);
  const digits = blocks
    .flat()
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  expect(digits[0]).toBe('4');
  const length = Number.parseInt(digits.slice(1, 3), 16);
  const text = Buffer.from(digits.slice(3, 3 + 2 * length), 'hex').toString();
  expect(text).toBe(LINK);
});

test('a QR code has light around it, four modules wide', () => {
  const dark = qrOf(LINK);
  const size = dark.length;
  expect(dark[4]![4]).toBe(true);
  const isRim = (at: number): boolean => at < 4 || at >= size - 4;
  expect(dark.some((row, y) => row.some((one, x) => one && (isRim(y) || isRim(x))))).toBe(false);
});
