/** What the plain table says where the game says nothing: how games usually call their places and counts. */
export interface PlainWords {
  readonly news: string;
  readonly inWords: string;
  readonly hinted: string;
  readonly yourMoves: string;
  movesWith(cards: string): string;
  more(count: number): string;
  notNow(card: string): string;
  cards(count: number): string;
  points(points: string): string;
  at(position: number): string;
  readonly places: Readonly<Record<string, string>>;
}

export const words: PlainWords = {
  news: 'What happened',
  inWords: 'The table in words',
  hinted: 'Hint',
  yourMoves: 'Your moves',
  movesWith: (cards) => `With ${cards}`,
  more: (count) => `${count} more: tap cards to see the moves with them.`,
  notNow: (card) => `No move with ${card} now.`,
  cards: (count) => (count === 1 ? '1 card' : `${count} cards`),
  points: (points) => `${points} points`,
  at: (position) => `place ${position}`,
  places: {
    hand: 'Hand',
    known: 'Known',
    pile: 'Draw pile',
    stock: 'Draw pile',
    deck: 'Draw pile',
    heap: 'Heap',
    discards: 'Discards',
    discard: 'Discards',
    row: 'On offer',
    rows: 'Rows',
    layers: 'Laid',
    laid: 'Laid',
    laidBefore: 'Laid before',
    reserve: 'Reserve',
    trick: 'Trick',
    tricks: 'Tricks',
    won: 'Won',
    melds: 'Melds',
    drawn: 'Drawn',
    open: 'Open',
    away: 'Put away',
    gone: 'Out of play',
    anchors: 'Anchors',
    points: 'Point cards',
  },
};
