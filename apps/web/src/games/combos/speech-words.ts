import { inAllLanguages } from '../../app/words/in-all-languages.ts';
import type { CombosSpeechWords } from './speech-words.en.ts';

export type { CombosSpeechWords };
export const COMBOS_SPEECH = inAllLanguages<CombosSpeechWords>(
  import.meta.glob('./speech-words.*.ts', { eager: true, import: 'words' }),
);
