import { inAllLanguages } from '../app/words/in-all-languages.ts';
import type { AwayWords } from './away-words.en.ts';

export type { AwayWords };
export const AWAY_WORDS = inAllLanguages<AwayWords>(
  import.meta.glob('./away-words.*.ts', { eager: true, import: 'words' }),
);
