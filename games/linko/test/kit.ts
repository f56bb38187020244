import { everyWording, type Kit } from '@quartet/testkit';
import { entry } from '../src/entry.ts';
import { CARDS, type Card, type LinkoShapes, linko, type Move, SLOTS } from '../src/index.ts';

export const kit: Kit<LinkoShapes> = {
  game: linko,
  wordings: await everyWording(entry),

  optionSets: (seats) => [
    {},
    { supplyEnd: 'published' },
    { rounds: 3 },
    ...(seats === 2 ? [{ duel: false }, { duel: false, supplyEnd: 'published' } as const] : []),
  ],

  census: (view) => [
    ...view.seats.flatMap(({ hand, layers }) => [...(hand.cards ?? []), ...layers.flat()]),
    ...view.row.flat(),
    ...(view.pile.cards ?? []),
    ...view.discards,
    ...(view.ghost ?? []),
  ],

  vocabulary: () => [...plays(), ...MIXED, ...others()],
};

function* plays(): Generator<Move> {
  for (const card of CARDS) {
    for (let count = 1; count <= 8; count++) {
      for (let jokers = 0; jokers <= (card === 'X' ? 0 : 5); jokers++) {
        yield { type: 'play', cards: [...Array<Card>(count).fill(card), ...Array<Card>(jokers).fill('X')] };
      }
    }
  }
}

const MIXED: readonly Move[] = [
  { type: 'play', cards: ['7', '8'] },
  { type: 'play', cards: ['1', '1', '13', 'X'] },
];

function* others(): Generator<Move> {
  for (const type of ['take', 'leave', 'reclaim', 'discard'] as const) yield { type };
  yield { type: 'draw', from: 'pile' };
  for (let slot = 1; slot <= SLOTS; slot++) yield { type: 'draw', from: 'row', slot };
  for (let number = 1; number <= 12; number++) yield { type: 'snatch', number };
}
