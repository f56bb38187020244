import { inAllLanguages } from '../app/words/in-all-languages.ts';
import type { TurnWords } from './turn-words.en.ts';

export const TURN_WORDS = inAllLanguages<TurnWords>(
  import.meta.glob('./turn-words.*.ts', { eager: true, import: 'words' }),
);
