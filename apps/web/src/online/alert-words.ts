import { inAllLanguages } from '../app/words/in-all-languages.ts';
import type { AlertWords } from './alert-words.en.ts';

export type { AlertWords };
export const ALERT_WORDS = inAllLanguages<AlertWords>(
  import.meta.glob('./alert-words.*.ts', { eager: true, import: 'words' }),
);
