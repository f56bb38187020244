import type { View } from '@quartet/combos';
import type { Examples } from '../../rules/guide.ts';

export const words: Examples<View['phase']> = {
  act: 'Ein Paar 2er überbietet die Zweierfolge 11-12, denn Paare stehen höher. Ein Paar 3er überbietet es nicht: 4 ist weniger als 6.',
  insert:
    'Deine Hand ist 3 3 9, und du hast eine 3 gezogen. An dritter Stelle ergibt sie einen Drilling, am Ende stünde sie allein.',
  over: 'Otto muss zahlen und hat keinen Chip: Er verliert. Ada mit zwei Chips und Mia mit einem haben beide gewonnen.',
};
