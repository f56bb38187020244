import { inAllLanguages } from '../../app/words/in-all-languages.ts';
import type { LinkoStoryWords } from './story-words.en.ts';

export const LINKO_STORY_WORDS = inAllLanguages<LinkoStoryWords>(
  import.meta.glob('./story-words.*.ts', { eager: true, import: 'words' }),
);
