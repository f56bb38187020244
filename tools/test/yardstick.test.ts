import { FastRng, fastChance, MoveList, NOBODY, tableFor } from '@quartet/core';
import { linko, type Move } from '@quartet/linko';
import { expect, test } from 'vitest';
import { hasCompiler, withCpp } from '../yardstick/cpp.ts';
import { playFlat } from '../yardstick/linko-flat.ts';

const table = tableFor(linko, 4);
const moves = new MoveList(linko.moveSpace);
const points = new Int32Array(table.seats);

test('the flat program and the engine list and play the same moves, in the same order, to the same points', () => {
  for (let seed = 0; seed < 3000; seed++)
    expect(playFlat(1, seed), `seed ${seed}`).toEqual(playEngine(1, seed));
  expect(playFlat(100, 1)).toEqual(playEngine(100, 1));
});

test.skipIf(!hasCompiler())('the C++ program plays the same games, too', async () => {
  const { decisions, checksum } = await withCpp((play) => play({ games: 3000, seed: 7, passes: 1 }));
  expect({ decisions, checksum }).toEqual(playFlat(3000, 7));
});

/** `playFlat`, by the engine. */
function playEngine(games: number, seed: number): { decisions: number; checksum: number } {
  const rng = new FastRng(seed);
  let decisions = 0;
  let checksum = 0;
  const fold = (word: number): void => {
    checksum = (Math.imul(checksum, 31) + word) | 0;
  };
  for (let game = 0; game < games; game++) {
    const chance = fastChance(seed + game);
    const state = linko.start(table, chance, null);
    while (linko.actor(state) !== NOBODY) {
      linko.legal(state, moves);
      const move = moves.at(rng.below(moves.length));
      fold((moves.length << 16) + flatCode(linko.toMove(state, move)));
      linko.play(state, move, chance, null);
      decisions++;
    }
    linko.points(state, points);
    points.forEach(fold);
  }
  return { decisions, checksum };
}

/** The number the flat program gives a move. */
function flatCode(move: Move): number {
  switch (move.type) {
    case 'play': {
      const jokers = move.cards.filter((card) => card === 'X').length;
      const face = jokers === move.cards.length ? 13 : Number(move.cards[0]) - 1;
      return face + (move.cards.length - jokers) * 16 + jokers * 256;
    }
    case 'draw':
      return move.from === 'pile' ? 4100 : 4101 + move.slot - 1;
    default:
      return 4096 + ['take', 'leave', 'reclaim', 'discard'].indexOf(move.type);
  }
}
