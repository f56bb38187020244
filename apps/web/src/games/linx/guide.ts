import type { Phase } from '@quartet/linx';
import { inAllLanguages } from '../../app/words/in-all-languages.ts';
import type { Examples, Guides } from '../../rules/guide.ts';

export const guides: Guides<Phase> = {
  rules: {
    draw: ['3.1', '3.2', '3.3'],
    act: ['4.1', '4.2', '4.3', '4.4', '5.1'],
    over: ['6.1', '6.2', '6.3'],
  },
  examples: inAllLanguages<Examples<Phase>>(
    import.meta.glob('./guide.*.ts', { eager: true, import: 'words' }),
  ),
};
