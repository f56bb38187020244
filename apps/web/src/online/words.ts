import { inAllLanguages } from '../app/words/in-all-languages.ts';
import type { OnlineWords } from './words.en.ts';

export type { OnlineWords };
export const ONLINE_WORDS = inAllLanguages<OnlineWords>(
  import.meta.glob('./words.*.ts', { eager: true, import: 'words' }),
);
