import type { Rng } from '@quartet/core';
import { everyWording, type Kit } from '@quartet/testkit';
import { entry } from '../src/entry.ts';
import { type LinxShapes, linx, type Move, type View } from '../src/index.ts';

const CARDS = linx.decks({ seats: 2, first: 0, options: { target: 0 } })[0]!;
const CODES = Array.from(CARDS.cards, (card) => CARDS.print(card));
const RANDOM_CHAINS = 200;

export const kit: Kit<LinxShapes> = {
  game: linx,
  wordings: await everyWording(entry),
  optionSets: () => [{}, { target: 300 }],
  census,
  vocabulary: (_, rng) => [
    { type: 'draw', from: 'stock' },
    { type: 'draw', from: 'discard' },
    ...CODES.map((card): Move => ({ type: 'discard', card })),
    ...Array.from({ length: RANDOM_CHAINS }, () => randomChain(rng)),
  ],
};

function census(view: View): readonly string[] {
  const scoring = [...view.scoring, ...(view.scoringPile.cards ?? []), ...view.won.flat()];
  return [
    ...view.hands.flatMap((hand) => hand.cards ?? []),
    ...view.anchors.filter((code) => code !== null),
    ...view.discards,
    ...view.gone,
    ...(view.stock.cards ?? []),
    ...scoring.filter((length) => length !== null).map((length) => `S${length}`),
  ];
}

/** One to eight cards, most of which link to the one before. */
function randomChain(rng: Rng): Move {
  const cards = [CODES[rng.below(CODES.length)]!];
  for (let left = rng.below(8); left > 0; left--) {
    const near = rng.below(8) === 0 ? CODES : CODES.filter((code) => isLinked(code, cards.at(-1)!));
    cards.push(near[rng.below(near.length)]!);
  }
  return { type: 'chain', cards, for: 4 + rng.below(9) };
}

function isLinked(a: string, b: string): boolean {
  return a.at(-1) === b.at(-1) || Number.parseInt(a, 10) === Number.parseInt(b, 10);
}
