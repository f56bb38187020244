import { FastRng, fastChance, MoveList, NOBODY, tableFor, type Viewer } from '@quartet/core';
import { expect, test } from 'vitest';
import { linx, type State } from '../src/index.ts';
import { layOut, playAll, seen } from './position.ts';

const POSITION = { hands: ['1s 2s', '3h 4h'], known: ['', '4h'], phase: 'draw', discards: '5w 6w' } as const;

test('§8.1 a hand is seen by its owner only, and nobody sees the piles', () => {
  const state = layOut(POSITION);
  for (const viewer of [0, 'table'] as const) {
    const view = linx.view(state, viewer);
    expect(view.hands[1]).toEqual({ count: 2, known: ['4h'] });
    expect(view.stock).toEqual({ count: 5 });
    expect(view.scoringPile).toEqual({ count: 4 });
  }
  expect(linx.view(state, 0).hands[0]).toEqual({ count: 2, known: [], cards: ['1s', '2s'] });
});

test('§8.1 a card drawn from the stock is told to its owner only', () => {
  const [drawn] = playAll(layOut(POSITION), ['draw stock']);
  expect(linx.redact(drawn!, 0)).toEqual({ type: 'drawn', seat: 0, from: 'stock', card: '12t' });
  expect(linx.redact(drawn!, 1)).toEqual({ type: 'drawn', seat: 0, from: 'stock' });
  expect(linx.redact(drawn!, 'table')).toEqual({ type: 'drawn', seat: 0, from: 'stock' });
});

test('§8.1 a deal tells each player his own hand only', () => {
  let heard: ReturnType<typeof linx.redact> = null;
  linx.start(tableFor(linx, 3), fastChance('deal'), (event) => {
    heard = linx.redact(event, 1);
  });
  expect(heard).toMatchObject({
    type: 'dealt',
    hands: [{ count: 10 }, { cards: expect.any(Array) }, { count: 10 }],
  });
  expect(JSON.stringify(heard).match(/"cards"/g)).toHaveLength(1);
});

test('§8.2 a card taken from the discard pile is known to all until it is played', () => {
  const state = layOut(POSITION);
  const [drawn] = playAll(state, ['draw discard']);
  expect(linx.redact(drawn!, 1)).toEqual({ type: 'drawn', seat: 0, from: 'discard', card: '5w' });
  expect(linx.view(state, 1).hands[0]).toEqual({ count: 3, known: ['5w'] });
  playAll(state, ['discard 5w']);
  expect(linx.view(state, 1).hands[0]).toEqual({ count: 2, known: [] });
});

test('§8.2 of two equal cards the known one is played first', () => {
  const state = layOut({ hands: ['2s 5w', '', '', '', ''], phase: 'draw', discards: '5w' });
  playAll(state, ['draw discard']);
  expect(linx.view(state, 1).hands[0]!.known).toEqual(['5w']);
  playAll(state, ['discard 5w']);
  expect(linx.view(state, 1).hands[0]).toEqual({ count: 2, known: [] });
});

test('§8.2 playing other cards leaves known ones known', () => {
  const state = layOut({ hands: ['1s 2s 9p', '3h'], known: ['1s 9p', ''], anchors: '1d 4s 8h 12w' });
  playAll(state, ['chain 1d 1s 2s 4s for 4']);
  expect(linx.view(state, 1).hands[0]).toEqual({ count: 1, known: ['9p'] });
});

test('§8.3 all else is public', () => {
  const state = layOut({ ...POSITION, won: [[9], [4, 4]] });
  const { viewer: _, hands: hidden, stock, scoringPile, ...open } = linx.view(state, 'table');
  expect(seen(state)).toMatchObject(open);
  expect(open).toMatchObject({ discards: ['5w', '6w'], won: [[9], [4, 4]], scoring: [4, 5, 7] });
  expect(open.gone).toHaveLength(96 - 2 - 2 - 4 - 2 - 5);
});

/** Positions of a match in which nobody ever lays a chain, so that it goes through three play-offs. */
function tiedMatch(seats: number, visit: (state: State) => void): void {
  const rng = new FastRng('tied');
  const chance = fastChance('tied');
  const moves = new MoveList(linx.moveSpace);
  const state = linx.start(tableFor(linx, seats, { target: 50 }), chance, null);
  for (let ply = 0; linx.actor(state) !== NOBODY; ply++) {
    linx.legal(state, moves);
    const quiet = moves.toArray().filter((code) => !linx.bulk!.has(code));
    linx.play(state, quiet[rng.below(quiet.length)]!, chance, null);
    if (ply % 23 === 0) visit(state);
  }
  visit(state);
}

test('§8 what is imagined from a view looks the same to its viewer, in play-offs and at the end too', () => {
  const rng = new FastRng('imagine');
  const viewers: Viewer[] = [0, 1, 2, 'table', 'referee'];
  tiedMatch(3, (state) => {
    for (const viewer of viewers) {
      const view = linx.view(state, viewer);
      expect(linx.view(linx.imagine(view, rng), viewer)).toEqual(view);
    }
    expect(linx.imagine(seen(state), rng)).toEqual(state);
  });
});

test('§8 imagined cards are dealt at random, but never a card whose place is known', () => {
  const rng = new FastRng('imagine');
  const state = layOut({
    hands: ['1s 2s', '3h 4h', '5h'],
    known: ['', '4h', ''],
    stock: '6t 7t 8t 9t',
    discards: '5w',
  });
  const drawn = new Set<string>();
  for (let i = 0; i < 200; i++) {
    const { hands, stock } = seen(linx.imagine(linx.view(state, 0), rng));
    expect(hands[0]!.cards).toEqual(['1s', '2s']);
    expect(hands[1]!.cards).toContain('4h');
    expect([...hands[1]!.cards!, ...hands[2]!.cards!, ...stock.cards!].sort()).toEqual([
      '3h',
      '4h',
      '5h',
      '6t',
      '7t',
      '8t',
      '9t',
    ]);
    drawn.add(hands[2]!.cards![0]!);
  }
  expect([...drawn].sort()).toEqual(['3h', '5h', '6t', '7t', '8t', '9t']);
});
