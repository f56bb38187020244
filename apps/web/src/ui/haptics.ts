/** What a touch feels like, in milliseconds of shaking and rest. */
const PATTERNS = {
  select: 8,
  commit: 15,
  illegal: [12, 40, 12],
  turn: [25, 60, 25],
  event: [18, 40, 30],
} as const;

export type Buzz = keyof typeof PATTERNS;

/** Whether this device can shake: a browser that offers it, on something held in the hand. */
export function canBuzz(): boolean {
  return typeof navigator.vibrate === 'function' && matchMedia('(any-pointer: coarse)').matches;
}

export function buzz(kind: Buzz, isWanted: boolean): void {
  if (!isWanted || !canBuzz() || document.hidden) return;
  const pattern = PATTERNS[kind];
  navigator.vibrate(typeof pattern === 'number' ? pattern : [...pattern]);
}
