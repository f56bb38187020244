import type { Phase } from '@quartet/linx';
import type { Guides } from '../../rules/guide.ts';

export const guides: Guides<Phase> = {
  draw: {
    rules: ['3.1', '3.2', '3.3'],
    example: {
      en: 'You hold nine cards, so you draw two: the top of the discard pile, say, and then one from the stock.',
      de: 'Du hast neun Karten, also ziehst du zwei: etwa die oberste der Ablage und dann eine vom Stapel.',
    },
  },
  act: {
    rules: ['4.1', '4.2', '4.3', '4.4', '5.1'],
    example: {
      en: 'Sun 3, wave 3, wave 7, peak 7: first the number 3 links, then the wave, then the number 7. Four cards with both anchors, so the scoring card for 4 is yours.',
      de: 'Sonne 3, Welle 3, Welle 7, Gipfel 7: Erst verbindet die Zahl 3, dann die Welle, dann die Zahl 7. Vier Karten mit beiden Ankern, also gehört dir die Wertungskarte mit der 4.',
    },
  },
  over: {
    rules: ['6.1', '6.2', '6.3'],
    example: {
      en: 'Scoring cards for 4, 6 and 7 cards make 10 + 20 + 30 = 60 points.',
      de: 'Wertungskarten für 4, 6 und 7 Karten ergeben 10 + 20 + 30 = 60 Punkte.',
    },
  },
};
