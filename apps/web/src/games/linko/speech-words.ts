import { inAllLanguages } from '../../app/words/in-all-languages.ts';
import type { LinkoSpeechWords } from './speech-words.en.ts';

export type { LinkoSpeechWords };
export const LINKO_SPEECH = inAllLanguages<LinkoSpeechWords>(
  import.meta.glob('./speech-words.*.ts', { eager: true, import: 'words' }),
);
