import { END, HIGHEST, VALUES } from './cards.ts';
import { CLOSED, NONE, type State } from './state.ts';

// §5 What a row takes, and what it becomes. `row` is seat × ROWS + colour throughout.

/** §5.2–§5.4 Whether a row that takes the numbers from `lowest` to `highest` takes this card; an End it always takes. */
export function fits(value: number, lowest: number, highest: number): boolean {
  return value === END || (value >= lowest && value <= highest);
}

/** §5.3, §5.4 */
export function isEnded(s: State, row: number): boolean {
  return s.lowest[row] === CLOSED;
}

/** §5.2 The first different number fixes the direction; the row then takes nothing behind its last. */
export function layNumber(s: State, row: number, value: number): void {
  const last = s.lasts[row]!;
  if (last !== NONE && last !== value) {
    if (value > last) s.lowest[row] = value;
    else s.highest[row] = value;
  }
  s.lasts[row] = value;
  s.laid[row * VALUES + value]!++;
  s.lengths[row]!++;
}

/** §5.3 */
export function layEnd(s: State, row: number): void {
  if (!isEnded(s, row)) s.endedRows++;
  s.lowest[row] = CLOSED;
  s.lasts[row] = NONE;
  s.laid[row * VALUES + END]!++;
  s.lengths[row]!++;
}

/** §5.5 The point card lies after as many equal numbers as there are now. */
export function layPoint(s: State, row: number, value: number): void {
  const at = row * VALUES + value;
  s.laid[at] = s.laid[at]! | (s.laid[at]! << 2);
  s.lengths[row]!++;
}

/** §5.2 An ended row keeps `highest`, so it still tells how it went. */
export function goesDown(s: State, row: number): boolean {
  return s.highest[row]! < HIGHEST;
}
