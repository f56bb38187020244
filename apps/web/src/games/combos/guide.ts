import type { View } from '@quartet/combos';
import type { Guides } from '../../rules/guide.ts';

export const guides: Guides<View['phase']> = {
  act: {
    rules: ['3.1', '3.3', '4.2', '4.5', '4.6'],
    example: {
      en: 'A pair of 2s beats the two-straight 11-12, since pairs stand higher. It does not beat a pair of 3s: 4 is less than 6.',
      de: 'Ein Paar 2er überbietet die Zweierfolge 11-12, denn Paare stehen höher. Ein Paar 3er überbietet es nicht: 4 ist weniger als 6.',
    },
  },
  insert: {
    rules: ['5.2'],
    example: {
      en: 'Your hand is 3 3 9, and you drew a 3. In third place it makes trips; at the end it would stand alone.',
      de: 'Deine Hand ist 3 3 9, und du hast eine 3 gezogen. An dritter Stelle ergibt sie einen Drilling, am Ende stünde sie allein.',
    },
  },
  over: {
    rules: ['6.2', '6.4'],
    example: {
      en: 'Otto must pay and has no chip: he loses. Ada with two chips and Mia with one have both won.',
      de: 'Otto muss zahlen und hat keinen Chip: Er verliert. Ada mit zwei Chips und Mia mit einem haben beide gewonnen.',
    },
  },
};
