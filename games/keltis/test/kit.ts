import type { Rng } from '@quartet/core';
import {
  type Card,
  COLOURS,
  type KeltisShapes,
  KINDS,
  keltis,
  type Move,
  SIGNS,
  type View,
} from '@quartet/keltis';
import { everyWording, type Kit } from '@quartet/testkit';
import { entry } from '../src/entry.ts';

export const kit: Kit<KeltisShapes> = {
  game: keltis,
  wordings: await everyWording(entry),
  optionSets: (seats) =>
    seats === 2 ? [{}, { removed: 15, pairs: 'any' }, { removed: 45 }] : [{}, { pairs: 'any' }],
  census,
  vocabulary: (_table, rng) => [...otherMoves(), ...claims(rng)],
};

function census(view: View): Card[] {
  const players = view.players.flatMap(({ hand, rows, points }) => [
    ...hand.cards!,
    ...COLOURS.flatMap((colour) => rows[colour]),
    ...points,
  ]);
  const discards = SIGNS.flatMap((sign) => view.discards[sign]);
  return [...players, ...discards, ...view.pile.cards!, ...view.removed.cards!];
}

/** Every move that can be written but the claims. */
function otherMoves(): Move[] {
  const texts = [
    'done',
    'draw pile',
    ...SIGNS.map((sign) => `draw ${sign}`),
    ...KINDS.flatMap((card) => [`discard ${card}`, `row ${card}`, `point ${card}`]),
    ...KINDS.flatMap((card) => COLOURS.map((colour) => `row ${card} ${colour}`)),
  ];
  return texts.map((text) => keltis.parse(text)).filter((move) => move !== null);
}

/** Every pair of equal values, and a sample of the others. */
function claims(rng: Rng): Move[] {
  const all = KINDS.flatMap((card) => KINDS.map((other) => keltis.parse(`claim ${card} ${other}`)));
  return all.filter((move) => move !== null).filter((move) => isPair(move) || rng.below(20) === 0);
}

function isPair(move: Move): boolean {
  return move.type === 'claim' && move.cards[0].slice(1) === move.cards[1].slice(1);
}
