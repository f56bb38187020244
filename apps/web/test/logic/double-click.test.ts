import { expect, test } from 'vitest';
import { isHasty, type Met } from '../../src/ui/double-click.ts';

const draw = {} as Element;
const done = {} as Element;
const met = (button: Element | null, label: string, at: number): Met => ({ button, label, at });

test('the second half of a double click does not press what came under the pointer', () => {
  expect(isHasty(met(draw, 'Draw', 0), met(done, 'Done', 120), 2)).toBe(true);
  expect(isHasty(met(draw, 'Draw', 0), met(draw, 'Lay the chain', 120), 2)).toBe(true);
});

test('the same button may be pressed as fast as one likes', () => {
  expect(isHasty(met(draw, 'Undo', 0), met(draw, 'Undo', 90), 2)).toBe(false);
});

test('nobody is held back for long, nor by a click elsewhere, nor by a key', () => {
  expect(isHasty(met(draw, 'Draw', 0), met(done, 'Done', 350), 2)).toBe(false);
  expect(isHasty(met(draw, 'Draw', 0), met(done, 'Done', 120), 1)).toBe(false);
  expect(isHasty(met(draw, 'Draw', 0), met(done, 'Done', 120), 0)).toBe(false);
  expect(isHasty(null, met(done, 'Done', 120), 2)).toBe(false);
});
