export const words = {
  rows: (name: string, _isYou: boolean) => `${name} ended the fifth row.`,
  pile: (name: string, _isYou: boolean) => `${name} drew the last card of the pile.`,
  yourBoard: 'Your board',
  boardOf: (name: string) => `${name}’s board`,
  size: (rows: number, cards: number) =>
    `${rows === 1 ? '1 row' : `${rows} rows`}, ${cards === 1 ? '1 card' : `${cards} cards`}`,
};

export type KeltisEndWords = typeof words;
