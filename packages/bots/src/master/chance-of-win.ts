/**
 * What a net strives for is a little more than the win, and it expects of itself what it met in training. Fitted to matches of
 * masters against themselves (`npm run calibration`): by game and seats, how steep and how far shifted its logits are.
 */
const FITTED: Readonly<Record<string, Readonly<Record<number, readonly [number, number]>>>> = {
  linko: { 2: [1.038, -0.394], 3: [1.117, -0.259], 4: [1.149, -0.138], 5: [1.228, 0.009] },
  linx: { 2: [1.245, -0.125], 3: [1.206, 0.036], 4: [1.315, 0.208], 5: [1.304, 0.238], 6: [1.192, 0.164] },
  combos: { 2: [1.137, -0.178], 3: [0.945, -0.107], 4: [1.014, -0.041], 5: [0.859, -0.222] },
  keltis: { 2: [1.315, -0.271], 3: [1.262, -0.107], 4: [1.33, 0.047] },
};
const AS_IT_IS = [1, 0] as const;

/** The chance to win, 0 to 1, where the net says so. */
export function chanceOfWin(game: string, seats: number, logit: number): number {
  const [steep, shift] = FITTED[game]?.[seats] ?? AS_IT_IS;
  return 1 / (1 + Math.exp(-(steep * logit + shift)));
}
