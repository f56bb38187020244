/** Whether a text anywhere in it has the sign 0, which one database keeps and the other refuses. */
export function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inside]) => hasNul(key) || hasNul(inside));
}
