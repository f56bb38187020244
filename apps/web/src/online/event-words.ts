import { inAllLanguages } from '../app/words/in-all-languages.ts';
import type { EventWords } from './event-words.en.ts';

export type { EventWords };
export const EVENT_WORDS = inAllLanguages<EventWords>(
  import.meta.glob('./event-words.*.ts', { eager: true, import: 'words' }),
);
