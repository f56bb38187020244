export const words = {
  'combos-aim': 'Aim: an empty hand. Whoever is last with cards pays a chip.',
  'combos-insert': 'Put the card beside one that fits: equal, or the next number. You cannot move it later.',
  'combos-bust': 'No reserve card is left: if you cannot beat the best play, you go bust and pay a chip.',
  'combos-special':
    'Stop ends the turn, and you win it. Redraw lets the winner draw three. Both may always be played.',
  'combos-x': 'X stands for any number. A play with X ends the turn: you win it and draw three cards.',
  'combos-beat': 'A higher step of the ladder always beats; on the same step the higher sum does.',
};

export type CombosTipWords = typeof words;
