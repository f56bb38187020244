import { expect, test } from 'vitest';
import { MinuteLine } from '../src/minute-line.ts';

test('what happens a thousand times in a minute is one line', () => {
  const line = new MinuteLine();
  const written: number[] = [];
  for (let n = 0; n < 1_000; n++) line.note((count) => written.push(count));
  expect(written).toEqual([1]);
});
