import {
  code,
  combos,
  FACE,
  firstReading,
  HAND_MAX,
  type State,
  secondReading,
  strengthOf,
  X,
} from '@quartet/combos';
import type { MoveCode } from '@quartet/core';

/** Codes taken apart once, since dividing takes time. For codes of plays only. */
export const START = Uint8Array.from({ length: combos.moveSpace }, (_, move) => code.startOf(move));
export const LENGTH = Uint8Array.from({ length: combos.moveSpace }, (_, move) => code.lengthOf(move));
export const READING = Uint8Array.from({ length: combos.moveSpace }, (_, move) => code.readingOf(move));

/** The strength of a combination with its X as read. */
export function strengthOfPlay(s: State, play: MoveCode): number {
  const at = s.turn * HAND_MAX + START[play]!;
  const length = LENGTH[play]!;
  const a = s.hands[at]! & FACE;
  const b = length > 1 ? s.hands[at + 1]! & FACE : 0;
  const c = length > 2 ? s.hands[at + 2]! & FACE : 0;
  const reading = READING[play]!;
  if (reading === 0) return strengthOf(a, b, c);
  const number = a + b + c - 2 * X;
  let stands = firstReading(reading, number);
  const first = a === X ? stands : a;
  if (a === X) stands = secondReading(reading, number);
  const second = b === X ? stands : b;
  if (b === X) stands = secondReading(reading, number);
  return strengthOf(first, second, c === X ? stands : c);
}
