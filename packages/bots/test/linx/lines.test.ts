import { FastRng, fastChance, MoveList, NOBODY, type Rng, type Seat, tableFor } from '@quartet/core';
import { isChain, linx, PHASE, type State, type View } from '@quartet/linx';
import { expect, test } from 'vitest';
import { brisk } from '../../src/linx/brisk.ts';
import { knowledge } from '../../src/linx/knowledge.ts';
import { asMasters } from '../../src/linx/lines/choices.ts';
import { linxLines } from '../../src/linx/lines/index.ts';
import { CHOICES } from '../../src/linx/lines/learnt-choices.ts';
import { Summed } from '../../src/master/summed.ts';
import { positions, seen } from './position.ts';

const NO_WHIM: Rng = { below: () => 1, shuffle: () => {} };
const moves = new MoveList(linx.moveSpace);

function chosen(view: View): string {
  const state = linx.imagine(view, new FastRng('lines'));
  return linx.print(linx.toMove(state, asMasters(state, moves, NO_WHIM)));
}

test('there are as many numbers as places', () => {
  expect(CHOICES.length).toBe(linxLines.places);
});

test('lines choose the move whose places add up to the most, and hardly ever miss a better discard', () => {
  const summed = new Summed();
  const met = { draw: 0, chain: 0, discard: 0 };
  let missed = 0;
  const all = positions(1200, 2);
  for (const state of all) {
    const code = asMasters(state, moves, NO_WHIM);
    brisk.legal(state, moves);
    const codes = moves.toArray();
    linxLines.read(state, moves);
    const worth = codes.map((one) => {
      linxLines.placesOfMove(state, one, summed);
      return summed.of(CHOICES);
    });
    const isBest = worth[codes.indexOf(code)]! >= Math.max(...worth) - 1e-9;
    if (!isBest) missed++;
    // Of draws and chains none is left out.
    if (!isBest && state.phase === PHASE.act)
      expect(isChain(codes[worth.indexOf(Math.max(...worth))]!)).toBe(false);
    met[state.phase === PHASE.draw ? 'draw' : isChain(code) ? 'chain' : 'discard']++;
  }
  expect(missed).toBeLessThan(all.length / 20);
  expect(Math.min(met.draw, met.chain, met.discard)).toBeGreaterThan(30);
});

test('lines choose by nothing that the seat to move cannot know', () => {
  for (const state of positions(200, 2)) {
    const view = linx.view(state, state.turn);
    const code = asMasters(state, moves, NO_WHIM);
    for (let deal = 0; deal < 3; deal++) {
      expect(asMasters(linx.imagine(view, new FastRng(deal)), moves, NO_WHIM)).toBe(code);
    }
  }
});

test('lines lay the great chain, take what they can at the end, and throw away what links to nothing', () => {
  const great = '1s 2s 3s 4s 5s 5l 8w 9h 10p 11l 12h';
  expect(chosen(seen({ hand: great, anchors: '1d 5g 12t 11t', scoring: [8, 4, 4], stock: 4 }))).toMatch(
    /^chain .* for 8$/,
  );
  const last = '1s 2s 3w 6h 8w 9l 10p 11g 12d 4t';
  expect(chosen(seen({ hand: last, anchors: '1d 2g 12t 6t', scoring: [11, 12, 4], stock: 1 }))).toMatch(
    / for 4$/,
  );
  const loose = '1s 2s 3s 3w 5w 6w 6l 8l 9l 12t';
  expect(chosen(seen({ hand: loose, anchors: '11d 10g 10h 11p', scoring: [8, 9, 10] }))).toBe('discard 12t');
});

/** Who wins a game between two: the share of the first policy, at both seats of each deal. */
function share(one: typeof asMasters, other: typeof asMasters, deals: number): number {
  let won = 0;
  for (let deal = 0; deal < deals; deal++) {
    for (const seat of [0, 1]) won += wonBy(seat, deal, one, other);
  }
  return won / (2 * deals);
}

function wonBy(seat: Seat, deal: number, one: typeof asMasters, other: typeof asMasters): number {
  const chance = fastChance(`lines ${deal}`);
  const state: State = linx.start(tableFor(linx, 2), chance, null);
  for (let actor = linx.actor(state); actor !== NOBODY; actor = linx.actor(state)) {
    linx.play(state, (actor === seat ? one : other)(state, moves, NO_WHIM), chance, null);
  }
  const winners = linx.scoreSheet(state).filter(({ place }) => place === 1);
  return winners.some((line) => line.seat === seat) ? 1 / winners.length : 0;
}

test('between two, lines as masters play them beat those of hard', () => {
  expect(share(asMasters, knowledge.rollout, 1000)).toBeGreaterThan(0.53);
});
