import { type Card, type CombosShapes, combos, HAND_MAX, type Move, type View } from '@quartet/combos';
import type { Rng } from '@quartet/core';
import { everyWording, type Kit } from '@quartet/testkit';
import { entry } from '../src/entry.ts';

export const kit: Kit<CombosShapes> = {
  game: combos,
  wordings: await everyWording(entry),
  optionSets: () => [{}, { xCard: 'wild', chips: 3 }],
  census,
  vocabulary: (_table, rng) => [...plays(rng), ...otherMoves()],
};

function census(view: View): Card[] {
  const players = view.players.flatMap(({ hand, reserve, laid }) => [
    ...hand.cards!,
    ...reserve,
    ...(laid?.cards ?? []),
  ]);
  const drawn = view.drawn ? [view.drawn.card!] : [];
  return [...players, ...view.away, ...view.pile.cards!, ...drawn];
}

/** One to four cards anywhere: without X, with one X, and a sample of the readings of two and three. */
function plays(rng: Rng): Move[] {
  const numbers = Array.from({ length: 12 }, (_, i) => i + 1);
  const several = numbers.flatMap((a) =>
    numbers.flatMap((b) => [
      [a, b],
      [a, b, 1 + rng.below(12)],
    ]),
  );
  return places(1).flatMap((from) =>
    [from, from + 1, from + 2, from + 3].flatMap((to) => {
      const near = several.filter(() => rng.below(20) === 0);
      const readings = [[], ...numbers.map((number) => [number]), ...near];
      return readings.map((as): Move => ({ type: 'play', from, to, as }));
    }),
  );
}

function otherMoves(): Move[] {
  return [
    { type: 'bust' },
    ...places(0).flatMap((at): Move[] => [
      { type: 'insert', at },
      { type: 'reserve', which: 1, at },
      { type: 'reserve', which: 2, at },
    ]),
  ];
}

function places(first: number): number[] {
  return Array.from({ length: HAND_MAX + 2 }, (_, i) => first + i);
}
