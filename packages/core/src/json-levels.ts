/** Lists and objects inside each other; nothing of ours needs half of it. What nests deeper may overflow the stack of whatever walks it. */
export const DEEPEST = 20;

/** Parsed JSON level by level: the value, what its lists and objects hold (keys, too), and so on. Without recursion, which a deep value would overflow. */
export function* levelsOf(json: unknown): Generator<readonly unknown[]> {
  let level: readonly unknown[] = [json];
  while (level.length > 0) {
    yield level;
    const inside: unknown[] = [];
    for (const part of level) {
      if (typeof part !== 'object' || part === null) continue;
      if (Array.isArray(part)) for (const one of part) inside.push(one);
      else for (const [key, one] of Object.entries(part)) inside.push(key, one);
    }
    level = inside;
  }
}

/** Whether parsed JSON nests deeper than anything of ours. */
export function isTooDeep(json: unknown): boolean {
  let depth = 0;
  for (const _ of levelsOf(json)) if (depth++ > DEEPEST) return true;
  return false;
}
