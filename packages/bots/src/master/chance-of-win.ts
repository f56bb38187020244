/**
 * What a net strives for is a little more than the win, and it expects of itself what it met in training. Fitted to matches of
 * masters against themselves (`npm run calibration`): by game and seats, how steep and how far shifted its logits are.
 */
const FITTED: Readonly<Record<string, Readonly<Record<number, readonly [number, number]>>>> = {
  linko: { 2: [1.096, -0.489], 3: [1.08, -0.361], 4: [1.124, -0.19], 5: [1.308, 0.039] },
  linx: { 2: [1.314, -0.194], 3: [1.244, 0.02], 4: [1.356, 0.223], 5: [1.24, 0.143], 6: [1.2, 0.143] },
  combos: { 2: [1.244, -0.459], 3: [1.131, -0.037], 4: [0.898, -0.156], 5: [0.871, -0.206] },
  keltis: { 2: [1.209, -0.327], 3: [1.269, -0.159], 4: [1.395, 0.008] },
};
const AS_IT_IS = [1, 0] as const;

/** The chance to win, 0 to 1, where the net says so. */
export function chanceOfWin(game: string, seats: number, logit: number): number {
  const [steep, shift] = FITTED[game]?.[seats] ?? AS_IT_IS;
  return 1 / (1 + Math.exp(-(steep * logit + shift)));
}
