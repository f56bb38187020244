export const words = {
  'linko-aim': 'Aim: many cards laid before you, few left in your hand.',
  'linko-snatch': 'Take what fits your hand, leave what only fills it. If you take, the owner draws as many.',
  'linko-reclaim': 'Reclaim good sets to play them again; discard weak ones and draw afresh.',
  'linko-ghost': 'The ghost comes first: a group that is as large and lower must be taken into your hand.',
  'linko-few': 'Somebody has few cards left. Every card in your hand will cost a point: lay large sets.',
  'linko-joker': 'Choose a number, then add your joker to it with + X. Alone it is worth 14.',
};

export type LinkoTipWords = typeof words;
