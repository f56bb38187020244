import { FastRng } from '@quartet/core';
import { Net } from '../../src/master/index.ts';

const WIDTH = 12;
const SECOND = 5;
const THIRD = 3;
const UNITS = 6;
const FEWER = 4;

/** A net that nobody taught, of weights by chance; with a head if there are features of cards. */
export function smallNet(features: number, cards = 0): Net {
  const rng = new FastRng('small net');
  const some = (count: number) => Array.from({ length: count }, () => rng.below(255) - 127);
  const floats = (count: number) => new Float32Array(some(count).map((number) => number / 100));
  const scales = (count: number) => new Float32Array(count).fill(0.02);
  const parts: readonly (Int32Array | Float32Array | Int8Array)[] = [
    Int32Array.of(0x54454e51, 1, features, WIDTH, SECOND, THIRD, 0, cards),
    floats(WIDTH + SECOND + SECOND * THIRD + THIRD + THIRD + 1),
    scales(features + WIDTH),
    Int8Array.from(some(features * WIDTH + WIDTH * SECOND)),
  ];
  const head = [
    Int32Array.of(UNITS, FEWER),
    floats(UNITS + FEWER + FEWER),
    scales(WIDTH + cards + UNITS),
    Int8Array.from(some((WIDTH + cards + FEWER) * UNITS)),
  ];
  const all = cards > 0 ? [...parts, ...head] : parts;
  return new Net(Uint8Array.from(all.flatMap((part) => [...new Uint8Array(part.buffer)])));
}
