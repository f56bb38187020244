import { inAllLanguages } from '../../app/words/in-all-languages.ts';
import type { LinxStoryWords } from './story-words.en.ts';

export const LINX_STORY_WORDS = inAllLanguages<LinxStoryWords>(
  import.meta.glob('./story-words.*.ts', { eager: true, import: 'words' }),
);
