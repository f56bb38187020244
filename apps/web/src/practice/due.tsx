import type { Language } from '@quartet/core';
import { classes } from '../ui/classes.ts';
import due from './due.module.css';
import { dueMistakes } from './mistakes.ts';
import { PRACTICE_WORDS } from './words.ts';

const cx = classes(due);

/** How many of one's own mistakes are to be looked at again today, beside the way there; nothing if none is. */
export function Due({ language }: { readonly language: Language }) {
  const { length } = dueMistakes(Date.now());
  return length > 0 && <span class={cx('due')}>{PRACTICE_WORDS[language].due(length)}</span>;
}
