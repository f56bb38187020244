/** A number as people read it: `−3`, with the sign that is as wide as a plus. */
export function withMinus(number: number | string): string {
  return String(number).replace('-', '−');
}
