import type { Phase } from '@quartet/keltis';
import { inAllLanguages } from '../../app/words/in-all-languages.ts';
import type { Examples, Guides } from '../../rules/guide.ts';

export const guides: Guides<Phase> = {
  rules: {
    act: ['3.1', '5.2', '5.3', '5.5', '4.2'],
    draw: ['6.1', '6.2', '6.3'],
    add: ['7.3', '7.4', '7.5', '8.1'],
    over: ['8.1', '8.2', '8.3', '8.4'],
  },
  examples: inAllLanguages<Examples<Phase>>(
    import.meta.glob('./guide.*.ts', { eager: true, import: 'words' }),
  ),
};
