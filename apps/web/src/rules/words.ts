import { inAllLanguages } from '../app/words/in-all-languages.ts';
import type { RuleWords } from './words.en.ts';

export type { RuleWords };
export const RULE_WORDS = inAllLanguages<RuleWords>(
  import.meta.glob('./words.*.ts', { eager: true, import: 'words' }),
);
