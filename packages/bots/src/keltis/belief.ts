/**
 * Every imagined deal counts alike. Others do hold fewer point cards, open pairs and dead numbers than chance
 * would give them, but preferring such deals did not make better moves: per decision, in thousandths of a
 * reward, −0.7 ± 1.2 with two players over 6,000 positions, +0.3 ± 1.1 with three or four over 5,300.
 */
export function plausibility(): number {
  return 1;
}
