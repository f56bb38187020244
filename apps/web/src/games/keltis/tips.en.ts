export const words = {
  'keltis-aim': 'Aim: few rows, but long ones. One to three cards cost points.',
  'keltis-add': 'The end: add up to two cards to rows you have. A fourth card lifts a row from −2 to +1.',
  'keltis-low': 'The pile is low: start no new row any more, one to three cards only cost points.',
  'keltis-end': 'An End makes a row one card longer, then closes it. Use it when nothing else will fit.',
  'keltis-pair': 'You hold a pair: discard it for a wishing stone. No stone costs 4 points, three bring 4.',
  'keltis-point':
    'A point card fits a row that ends with its number; in the point row it is worth one point.',
};

export type KeltisTipWords = typeof words;
