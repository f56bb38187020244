import type { View } from '@quartet/combos';
import type { Examples } from '../../rules/guide.ts';

export const words: Examples<View['phase']> = {
  act: 'A pair of 2s beats the two-straight 11-12, since pairs stand higher. It does not beat a pair of 3s: 4 is less than 6.',
  insert:
    'Your hand is 3 3 9, and you drew a 3. In third place it makes trips; at the end it would stand alone.',
  over: 'Otto must pay and has no chip: he loses. Ada with two chips and Mia with one have both won.',
};
