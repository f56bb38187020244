import { inAllLanguages } from '../app/words/in-all-languages.ts';
import type { ReplayWords } from './words.en.ts';

export type { ReplayWords };
export const REPLAY_WORDS = inAllLanguages<ReplayWords>(
  import.meta.glob('./words.*.ts', { eager: true, import: 'words' }),
);
