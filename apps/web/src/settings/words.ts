import { inAllLanguages } from '../app/words/in-all-languages.ts';
import type { SettingsWords } from './words.en.ts';

export type { SettingsWords };
export const SETTINGS_WORDS = inAllLanguages<SettingsWords>(
  import.meta.glob('./words.*.ts', { eager: true, import: 'words' }),
);
