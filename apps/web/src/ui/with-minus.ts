/** A number with the sign that is as wide as a plus. */
export function withMinus(number: number | string): string {
  return String(number).replace('-', '−');
}

/** Points with their sign: "+3", "−4", "0". */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : withMinus(points);
}
