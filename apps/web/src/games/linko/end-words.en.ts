export const words = {
  laid: 'Laid',
  held: 'Held',
  last: (name: string, cards: number) =>
    cards === 1 ? `${name} played the last card.` : `${name} played the last ${cards} cards.`,
  youLast: (cards: number) =>
    cards === 1 ? 'You played your last card.' : `You played your last ${cards} cards.`,
  supply: 'The cards have run out.',
};

export type LinkoEndWords = typeof words;
