import type { Phase } from '@quartet/linx';
import type { Examples } from '../../rules/guide.ts';

export const words: Examples<Phase> = {
  draw: 'You hold nine cards, so you draw two: the top of the discard pile, say, and then one from the stock.',
  act: 'Sun 3, wave 3, wave 7, peak 7: first the number 3 links, then the wave, then the number 7. Four cards with both anchors, so the scoring card for 4 is yours.',
  over: 'Scoring cards for 4, 6 and 7 cards make 10 + 20 + 30 = 60 points.',
};
