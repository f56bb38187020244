import { type Chance, FastRng, MoveList, playRandomly, type Shapes } from '@quartet/core';
import type { LawKit } from './kit.ts';
import { broken, difference, json, type Stop, type Walk } from './walk.ts';

/** L1 same seed and moves, same match. */
export function sameMatchAgain<S extends Shapes>(
  walked: Walk<S>,
  codes: readonly number[],
  end: S['State'],
): void {
  const { game, table, name } = walked;
  const chance = walked.chance();
  const state = game.start(table, chance, null);
  for (const code of codes) game.play(state, code, chance, null);
  const first = json(game.view(end, 'referee'));
  const second = json(game.view(state, 'referee'));
  if (first !== second)
    broken('L1', name, codes.length, `played again it ends otherwise${difference(first, second)}`);
}

/** L2 a copy is equal and independent, made new or over an old state. */
export function copiesStandAlone<S extends Shapes>(
  { game, name, chance }: Walk<S>,
  stop: Stop<S>,
  old: S['State'],
): void {
  const before = json(game.view(stop.state, 'referee'));
  for (const copy of [game.copy(stop.state), game.copy(stop.state, old)]) {
    const copied = json(game.view(copy, 'referee'));
    if (copied !== before) broken('L2', name, stop.ply, `a copy differs${difference(before, copied)}`);
    game.play(copy, stop.chosen, chance(), null);
    const after = json(game.view(stop.state, 'referee'));
    if (after !== before)
      broken('L2', name, stop.ply, `playing on a copy changed the original${difference(before, after)}`);
  }
}

/** L5 every card is in exactly one place. */
export function everyCardHasOnePlace<S extends Shapes>(
  kit: LawKit<S>,
  { name }: Walk<S>,
  view: S['View'],
  all: string,
  ply: number,
): void {
  const found = json([...kit.census(view)].sort());
  if (found !== all) broken('L5', name, ply, `the cards are not those of the decks${difference(all, found)}`);
}

/** L11 points agree with the score sheet, its parts add up, and a better place never has fewer points. */
export function pointsAddUp<S extends Shapes>(
  { game, table, name }: Walk<S>,
  state: S['State'],
  ply: number,
): void {
  const points = new Int32Array(table.seats);
  game.points(state, points);
  const sheet = game.scoreSheet(state);
  if (sheet.length !== table.seats) broken('L11', name, ply, `the score sheet has ${sheet.length} lines`);
  for (const line of sheet) {
    const sum = line.parts.reduce((total, part) => total + part.points, 0);
    if (sum !== line.points) broken('L11', name, ply, `parts of ${json(line)} add up to ${sum}`);
    if (points[line.seat] !== line.points)
      broken('L11', name, ply, `seat ${line.seat} has ${points[line.seat]}, not ${json(line)}`);
    for (const other of sheet) {
      if (line.points < other.points && line.place < other.place) {
        broken('L11', name, ply, `${json(line)} is placed before ${json(other)}`);
      }
    }
  }
  if (!sheet.some((line) => line.place === 1)) broken('L11', name, ply, `nobody is first: ${json(sheet)}`);
}

/** L13 a round's deal does not depend on play: the shuffles are asked for in order, and each gives the same cards. */
export function dealsIgnorePlay<S extends Shapes>(walked: Walk<S>): void {
  const { game, table, name } = walked;
  const decks = game.decks(table).length;
  const shuffles = (choices: string): readonly string[] => {
    const named = walked.chance();
    const orders: string[] = [];
    const chance: Chance = (shuffle) => {
      if (!Number.isInteger(shuffle) || shuffle < 0 || shuffle > orders.length)
        broken('L13', name, 0, `shuffle ${shuffle} is asked for where ${orders.length} is the next`);
      const rng = named(shuffle);
      return {
        below: (limit) => rng.below(limit),
        shuffle: (cards) => {
          if (shuffle < orders.length) broken('L13', name, 0, `shuffle ${shuffle} is dealt twice`);
          rng.shuffle(cards);
          orders[shuffle] = json(Array.from(cards));
        },
      };
    };
    const state = game.start(table, chance, null);
    playRandomly(game, state, new MoveList(game.moveSpace), chance, new FastRng(name + choices));
    return orders;
  };
  const [a, b] = [shuffles('a'), shuffles('b')];
  for (let shuffle = 0; shuffle < Math.min(a.length, b.length); shuffle++) {
    if (a[shuffle] !== b[shuffle])
      broken('L13', name, 0, `deal ${Math.floor(shuffle / decks)} depends on what was played before`);
  }
}
