import type { Phase } from '@quartet/linko';
import { inAllLanguages } from '../../app/words/in-all-languages.ts';
import type { Examples, Guides } from '../../rules/guide.ts';

export const guides: Guides<Phase> = {
  rules: {
    play: ['4.1', '4.2', '5.2'],
    ghost: ['9.3'],
    snatch: ['5.5', '5.6'],
    reclaim: ['5.6', '6.1'],
    draw: ['6.1', '6.2', '6.3'],
    over: ['8.1', '8.2'],
  },
  examples: inAllLanguages<Examples<Phase>>(
    import.meta.glob('./guide.*.ts', { eager: true, import: 'words' }),
  ),
};
