export const words = {
  title: 'Standing orders',
  note: 'Some decisions come while you are away. What you settle here is done at once, and nobody has to wait for you. Only you can see it.',
  askMe: 'Ask me.',
  lasts: 'How long this holds',
  once: 'For the next time only',
  always: 'Until I change it',
  save: 'Settle',
  drop: 'Drop all orders',
};

export type OrderWords = typeof words;
