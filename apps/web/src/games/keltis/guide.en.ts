import type { Phase } from '@quartet/keltis';
import type { Examples } from '../../rules/guide.ts';

export const words: Examples<Phase> = {
  act: 'Your yellow row is 2, 5: it goes up and takes 5 or more, or an End. Point 5 fits, too. Two 3s of any colours claim stone 3.',
  draw: 'You discarded a red 4: draw from the draw pile or any discard pile, only not from the red one.',
  add: 'A row of three cards costs 2 points. A fourth card makes it +1: three points gained with one card.',
  over: 'Rows of seven and four cards, one point card and two stones make 6 + 1 + 1 + 0 = 8 points.',
};
