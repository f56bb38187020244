import type { Phase } from '@quartet/linko';
import type { Examples } from '../../rules/guide.ts';

export const words: Examples<Phase> = {
  play: 'With 7 7 X in hand you may play 7, 7 7, 7 X, 7 7 X, or X alone. Two 7s snatch a top layer of two 5s, but neither three 5s nor two 9s.',
  ghost:
    'You played two 8s. Of the ghost’s 3 3, 6 6 6 and 9 9 you take the 3s: only they are two cards and lower.',
  snatch:
    'Your two 9s snatch Otto’s two 5s. Take them: he draws two cards. Leave them: he takes them back, or discards them and draws two.',
  reclaim:
    'Two 5s are left to you. Reclaim them: your hand grows by two 5s. Discard them: they are gone, and you draw two other cards.',
  draw: 'Two cards are due: take the joker from slot 3, then a card from the pile. Slot 3 is refilled only then.',
  over: 'Twelve cards in your layers and three in your hand make 12 − 3 = 9 points.',
};
