import { inAllLanguages } from '../app/words/in-all-languages.ts';
import type { DailyWords } from './words.en.ts';

export type { DailyWords };
export const DAILY_WORDS = inAllLanguages<DailyWords>(
  import.meta.glob('./words.*.ts', { eager: true, import: 'words' }),
);
