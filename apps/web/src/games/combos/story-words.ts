import { inAllLanguages } from '../../app/words/in-all-languages.ts';
import type { CombosStoryWords } from './story-words.en.ts';

export const COMBOS_STORY_WORDS = inAllLanguages<CombosStoryWords>(
  import.meta.glob('./story-words.*.ts', { eager: true, import: 'words' }),
);
