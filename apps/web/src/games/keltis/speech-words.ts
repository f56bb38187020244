import { inAllLanguages } from '../../app/words/in-all-languages.ts';
import type { KeltisSpeechWords } from './speech-words.en.ts';

export type { KeltisSpeechWords };
export const KELTIS_SPEECH = inAllLanguages<KeltisSpeechWords>(
  import.meta.glob('./speech-words.*.ts', { eager: true, import: 'words' }),
);
