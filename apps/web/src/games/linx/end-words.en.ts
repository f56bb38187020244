export const words = {
  stock: 'The stock has run out.',
  cards: 'Cards',
  bonus: 'Bonus',
  yours: 'your',
  of: (name: string) => `${name}’s`,
  tie: (points: number, owner: string, best: string, other: string) =>
    `Tied at ${points}: ${owner} best card, ${best}, beats ${other}.`,
};

export type LinxEndWords = typeof words;
