import { expect } from 'vitest';
import type { Ran } from './run-quartet.ts';

/** Clears the screen, writes the clipboard, colours by a C1 sign, rings, turns the text, ends the line and forges the next. */
export const HOSTILE =
  'x\u001b[2J\u001b]52;c;eA==\u0007\u009b31m\r\u202e\u2066\u0000\u007f\u2028\ud800\nok   record 0: forged';

/** What acts on a terminal: control signs but for the line's end, marks of direction, separators of lines. */
const ACTS = /[^\P{Cc}\n]|[\p{Bidi_Control}\u2028\u2029]/u;

/** Neither a sign that acts on a terminal, nor a line that a stranger wrote, nor endless text. */
export function expectHarmless({ out, err }: Ran, most = 20_000): void {
  for (const text of [out, err]) {
    expect(text.match(ACTS)).toBe(null);
    expect(text).not.toMatch(/^ok {3}record 0: forged/m);
    expect(text.length).toBeLessThan(most);
  }
}

/** The same value with one part of it after the other made hostile: texts, numbers, lists and keys. */
export function* spoilt(value: unknown): Generator<unknown> {
  yield HOSTILE;
  yield [HOSTILE];
  yield { toString: 1, valueOf: 1, [HOSTILE]: HOSTILE };
  if (Array.isArray(value)) {
    if (value.length > 0) for (const one of spoilt(value[0])) yield [one, ...value.slice(1)];
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      for (const one of spoilt(part)) yield { ...value, [key]: one };
      const { [key]: _, ...rest } = value as Record<string, unknown>;
      yield { ...rest, [`${key}${HOSTILE}`]: part };
    }
  }
}

/** JSON whose `parts` are nested so deeply that a walk by recursion has no stack for it. */
export function nested(levels = 100_000): string {
  return `${'['.repeat(levels)}${']'.repeat(levels)}`;
}
