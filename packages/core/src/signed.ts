/** Points as people read them: `−3`, with a real minus. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
