/**
 * What a net strives for is a little more than the win, and it expects of itself what it met in training. Fitted to matches of
 * masters against themselves (`npm run calibration`): by game and seats, how steep and how far shifted its logits are.
 */
const FITTED: Readonly<Record<string, Readonly<Record<number, readonly [number, number]>>>> = {};
const AS_IT_IS = [1, 0] as const;

/** The chance to win, 0 to 1, where the net says so. */
export function chanceOfWin(game: string, seats: number, logit: number): number {
  const [steep, shift] = FITTED[game]?.[seats] ?? AS_IT_IS;
  return 1 / (1 + Math.exp(-(steep * logit + shift)));
}
