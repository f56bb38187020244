import type { Remarks } from './remarks.en.ts';

export const words: Remarks = {
  balanced: ['Mal sehen.', 'Das passt so.', 'Eins nach dem anderen.', 'Na gut.', 'Hm, warum nicht.'],
  cautious: [
    'Sicher ist sicher.',
    'Heute kein Risiko.',
    'Immer langsam.',
    'Ich warte lieber.',
    'Nur für den Fall.',
  ],
  greedy: ['Mehr davon!', 'Jeder Punkt zählt.', 'Das will ich haben.', 'Nicht kleckern.', 'Alles meins.'],
  blocking: [
    'Nicht so schnell.',
    'Das wolltest du nicht, oder?',
    'Tut mir leid. Fast.',
    'Pass auf.',
    'Steh ich im Weg?',
  ],
};
