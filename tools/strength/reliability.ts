/** What was expected of a decision, as a logit, and the share of the win that came of it. */
export interface Called {
  readonly logit: number;
  readonly won: number;
}

const TENTHS = 10;
const ROUNDS = 30;

function chanceOf(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}

/** The straight line through logits that makes what came of it most likely: how steep, and how far shifted. */
export function fitted(called: readonly Called[]): readonly [number, number] {
  let [steep, shift] = [1, 0];
  for (let round = 0; round < ROUNDS; round++) {
    // One step of Newton's method on the likelihood.
    let [a, b, aa, ab, bb] = [0, 0, 1e-9, 0, 1e-9];
    for (const { logit, won } of called) {
      const chance = chanceOf(steep * logit + shift);
      const weight = chance * (1 - chance);
      a += (won - chance) * logit;
      b += won - chance;
      aa += weight * logit * logit;
      ab += weight * logit;
      bb += weight;
    }
    const scale = aa * bb - ab * ab;
    steep += (bb * a - ab * b) / scale;
    shift += (aa * b - ab * a) / scale;
  }
  return [steep, shift];
}

/** By tenths of the chance that is called: how many, what was called on average, and what was won. */
export function reliability(called: readonly Called[], chance: (logit: number) => number): string[] {
  const rows = Array.from({ length: TENTHS }, () => ({ count: 0, called: 0, won: 0 }));
  for (const { logit, won } of called) {
    const said = chance(logit);
    const row = rows[Math.min(TENTHS - 1, Math.floor(TENTHS * said))]!;
    row.count++;
    row.called += said;
    row.won += won;
  }
  const percent = (part: number, count: number): string => ((100 * part) / count).toFixed(1).padStart(6);
  const lines = rows.flatMap(({ count, called: said, won }, tenth) =>
    count === 0
      ? []
      : [
          `| ${10 * tenth} to ${10 * tenth + 10} % | ${count} | ${percent(said, count)} | ${percent(won, count)} |`,
        ],
  );
  return ['| called | decisions | called on average | won |', '|---|---|---|---|', ...lines];
}
