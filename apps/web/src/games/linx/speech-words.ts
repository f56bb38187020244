import { inAllLanguages } from '../../app/words/in-all-languages.ts';
import type { LinxSpeechWords } from './speech-words.en.ts';

export type { LinxSpeechWords };
export const LINX_SPEECH = inAllLanguages<LinxSpeechWords>(
  import.meta.glob('./speech-words.*.ts', { eager: true, import: 'words' }),
);
