import { inAllLanguages } from '../app/words/in-all-languages.ts';
import type { StandingsWords } from './standings-words.en.ts';

export type { StandingsWords };
export const STANDINGS_WORDS = inAllLanguages<StandingsWords>(
  import.meta.glob('./standings-words.*.ts', { eager: true, import: 'words' }),
);
