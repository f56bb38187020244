import type { Kit } from '@quartet/testkit';
import { CARDS, type Card } from '../src/cards.ts';
import { stairs } from '../src/index.ts';
import type { Move } from '../src/moves.ts';
import type { StairsShapes } from '../src/shapes.ts';
import type { View } from '../src/view.ts';
import { wording as de } from '../src/wording.de.ts';
import { wording as en } from '../src/wording.en.ts';

/** What the laws need to know beyond the contract. */
export const kit: Kit<StairsShapes> = {
  game: stairs,
  wordings: { en, de },
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
