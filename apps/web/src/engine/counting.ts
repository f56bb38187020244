import type { SavedMatch } from './model.ts';

/** Of a deal that others play the first result counts: until it is there, nobody helps and nothing is taken back. */
export function isCounting({ same, casual }: Pick<SavedMatch, 'same' | 'casual'>): boolean {
  return same !== undefined && !casual;
}
