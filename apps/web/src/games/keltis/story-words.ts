import { inAllLanguages } from '../../app/words/in-all-languages.ts';
import type { KeltisStoryWords } from './story-words.en.ts';

export const KELTIS_STORY_WORDS = inAllLanguages<KeltisStoryWords>(
  import.meta.glob('./story-words.*.ts', { eager: true, import: 'words' }),
);
