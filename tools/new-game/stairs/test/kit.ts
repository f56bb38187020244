import { everyWording, type Kit } from '@quartet/testkit';
import { CARDS, type Card } from '../src/cards.ts';
import { entry } from '../src/entry.ts';
import { stairs } from '../src/index.ts';
import type { Move } from '../src/moves.ts';
import type { StairsShapes } from '../src/shapes.ts';
import type { View } from '../src/view.ts';

/** What the laws need to know beyond the contract. */
export const kit: Kit<StairsShapes> = {
  game: stairs,
  wordings: await everyWording(entry),
  optionSets: () => [{}, { rounds: 1 }],
  census,
  vocabulary: () => [
    ...CARDS.map((card): Move => ({ type: 'lay', card })),
    { type: 'draw' },
    { type: 'keep' },
    { type: 'pass' },
  ],
};

/** Every card, wherever it lies. */
function census({ players, heap, pile }: View): Card[] {
  return [...players.flatMap(({ hand }) => hand.cards!), ...heap, ...pile.cards!];
}
