import { inAllLanguages } from '../../app/words/in-all-languages.ts';
import type { CombosEndWords } from './end-words.en.ts';

export type { CombosEndWords };
export const COMBOS_END_WORDS = inAllLanguages<CombosEndWords>(
  import.meta.glob('./end-words.*.ts', { eager: true, import: 'words' }),
);
