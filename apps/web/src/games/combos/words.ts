import { inAllLanguages } from '../../app/words/in-all-languages.ts';
import type { CombosWords } from './words.en.ts';

export type { CombosWords };
export const COMBOS_WORDS = inAllLanguages<CombosWords>(
  import.meta.glob('./words.*.ts', { eager: true, import: 'words' }),
);
