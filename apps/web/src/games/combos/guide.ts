import type { View } from '@quartet/combos';
import { inAllLanguages } from '../../app/words/in-all-languages.ts';
import type { Examples, Guides } from '../../rules/guide.ts';

export const guides: Guides<View['phase']> = {
  rules: {
    act: ['3.1', '3.3', '4.2', '4.5', '4.6'],
    insert: ['5.2'],
    over: ['6.2', '6.4'],
  },
  examples: inAllLanguages<Examples<View['phase']>>(
    import.meta.glob('./guide.*.ts', { eager: true, import: 'words' }),
  ),
};
