import { expect, test } from 'vitest';
import { type Deck, dealtChance, notedChance, readDeal, secretChance } from '../src/index.ts';

const DECKS: readonly Deck[] = [
  { name: 'cards', cards: Uint8Array.of(1, 1, 2, 3), print: (card) => `c${card}` },
  { name: 'scoring', cards: Uint8Array.of(7, 8), print: (card) => `S${card}` },
];

test('a written deal is dealt as it is written', () => {
  const orders = readDeal(DECKS, { cards: ['c2', 'c1', 'c3', 'c1'], scoring: ['S8', 'S7'] });
  if (typeof orders === 'string') throw new Error(orders);
  const { chance, asked } = dealtChance(DECKS, [orders]);
  const cards = Uint8Array.from(DECKS[0]!.cards);
  chance(0).shuffle(cards);
  expect([...cards]).toEqual([2, 1, 3, 1]);
  expect(asked()).toBe(1);
});

test('asking for a deal that is not written is noticed', () => {
  const { chance, asked } = dealtChance(DECKS, []);
  chance(2);
  expect(asked()).toBe(2);
});

test.each([
  [null, 'is not an object'],
  [[], 'is not an object'],
  [{ scoring: ['S7', 'S8'] }, 'cards: the list of cards is missing'],
  [{ cards: ['c1', 'c1', 'c2'], scoring: ['S7', 'S8'] }, 'cards: 1 of 4 cards are missing'],
  [{ cards: ['c1', 'c1', 'c1', 'c2'], scoring: ['S7', 'S8'] }, 'cards: card 2 is one "c1" too many'],
  [{ cards: ['c1', 'c1', 'c2', 'c3', 'c3'], scoring: ['S7', 'S8'] }, 'cards: card 4 is one "c3" too many'],
  [
    { cards: ['c1', 'c1', 'c2', 4], scoring: ['S7', 'S8'] },
    'cards: card 3 is 4, which this deck does not have',
  ],
  [{ cards: ['c1', 'c1', 'c2', 'c3'], scoring: 'S7' }, 'scoring: the list of cards is missing'],
])('a deal that is no permutation of its decks is refused: %j', (deal, reason) => {
  expect(readDeal(DECKS, deal)).toBe(reason);
});

test('noted luck lists its deals as a record would, and they deal the same again', () => {
  const noted = notedChance(DECKS, secretChance(new Uint8Array(32)));
  const shuffled = [0, 1, 2, 3].map((name) => {
    const cards = Uint8Array.from(DECKS[name % 2]!.cards);
    noted.chance(name).shuffle(cards);
    return cards;
  });
  const deals = noted.deals();
  expect(deals).toHaveLength(2);
  const orders = deals.map((deal) => readDeal(DECKS, deal)) as Uint8Array[][];
  expect(orders.flat()).toEqual(shuffled);
});
