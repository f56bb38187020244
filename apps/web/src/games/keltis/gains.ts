import { STONE_POINTS } from '@quartet/keltis';
import { signed } from '../../ui/signed.ts';

/** What something did to points: "−2 → +1". */
export function gain(before: number, after: number): string {
  return `${signed(before)} → ${signed(after)}`;
}

/** What one more wishing stone does to whoever had so many. */
export function stoneGain(had: number): string {
  const last = STONE_POINTS.length - 1;
  return gain(STONE_POINTS[Math.min(had, last)]!, STONE_POINTS[Math.min(had + 1, last)]!);
}
