import { inAllLanguages } from '../app/words/in-all-languages.ts';
import type { PeopleWords } from './people-words.en.ts';

export type { PeopleWords };
export const PEOPLE_WORDS = inAllLanguages<PeopleWords>(
  import.meta.glob('./people-words.*.ts', { eager: true, import: 'words' }),
);
