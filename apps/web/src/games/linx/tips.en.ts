export const words = {
  'linx-aim': 'Aim: the most points. Join two anchors in a chain; long chains pay far more.',
  'linx-two': 'With fewer than ten cards you draw two. You see the first before you choose the second.',
  'linx-low': 'The stock is low, and the game ends with it. Lay now what you can reach.',
  'linx-long': 'A long scoring card lies open: waiting a few turns for a longer chain may pay.',
  'linx-act': 'Tap an anchor, then cards that fit. “Longest?” tells how long a chain your hand can make.',
};

export type LinxTipWords = typeof words;
