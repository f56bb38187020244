import { combos, type Event } from '@quartet/combos';
import { FastRng, fastChance, tableFor, type Viewer } from '@quartet/core';
import { expect, test } from 'vitest';
import { laid, play, position } from './position.ts';

test('§7.1 sizes, reserves, chips and what was played are open to all', () => {
  const s = position({
    hands: ['9 8', '3', '4'],
    reserves: ['1', '', ''],
    actor: 1,
    laid: [laid('8')],
    pile: '5 6',
  });
  const view = combos.view(s, 'table');
  expect(view.players[0]).toEqual({
    chips: 2,
    lost: false,
    hand: { count: 2, known: [] },
    reserve: ['1'],
    laid: { cards: ['8'], as: [] },
  });
  expect(view.pile).toEqual({ count: 2 });
});

test('§7.2 a hand is seen by its owner alone', () => {
  const s = combos.start(tableFor(combos, 3), fastChance('secret'), null);
  const seenBy = (viewer: Viewer): boolean[] =>
    combos.view(s, viewer).players.map(({ hand }) => hand.cards !== undefined);
  expect(seenBy(1)).toEqual([false, true, false]);
  expect(seenBy('table')).toEqual([false, false, false]);
  expect(seenBy('referee')).toEqual([true, true, true]);
});

test('§7.2 a drawn card is seen by its owner alone', () => {
  const s = position({ hands: ['X 3', '4'], pile: '10 11 12' });
  play(s, 'play 1 as 1');
  expect(combos.view(s, 0).drawn).toEqual({ card: '10', more: 2 });
  expect(combos.view(s, 1).drawn).toEqual({ more: 2 });
  play(s, 'insert 1');
  expect(combos.view(s, 'table').players[0]!.hand).toEqual({ count: 2, known: [] });
});

test('§7.2 a card from the reserve stays known in its place', () => {
  const s = position({
    hands: ['9 9', '3 4 5', '12 12 12'],
    reserves: ['1', 'S 7', ''],
    actor: 1,
    laid: [laid('8')],
    pile: '2 6',
  });
  play(s, 'reserve 2 at 1');
  const known = (): unknown => combos.view(s, 0).players[1]!.hand.known;
  expect(known()).toEqual([{ position: 2, card: '7' }]);
  play(s, 'play 1', 'play 1', 'reserve 1 at 0');
  expect(known()).toEqual([{ position: 2, card: '7' }]);
  play(s, 'reserve 1 at 0');
  expect(known()).toEqual([
    { position: 1, card: 'S' },
    { position: 3, card: '7' },
  ]);
});

test('§7.2 known places move as cards are played and put in', () => {
  const s = position({
    hands: ['3 7 5', '1'],
    known: [[{ position: 2, card: '7' }]],
    reserves: ['', '2'],
    pile: '',
  });
  play(s, 'play 1', 'reserve 1 at 0');
  expect(combos.view(s, 'table').players[0]!.hand).toEqual({ count: 2, known: [{ position: 1, card: '7' }] });
  play(s, 'play 1');
  expect(combos.view(s, 'table').players[0]!.hand).toEqual({ count: 1, known: [] });
});

test('§7.2 hidden faces are missing from what others are told', () => {
  const dealt: Event = {
    type: 'dealt',
    round: 1,
    first: 0,
    hands: [
      { count: 1, cards: ['3'] },
      { count: 1, cards: ['4'] },
    ],
    reserves: [[], []],
    pile: 3,
  };
  expect(combos.redact(dealt, 1)).toEqual({ ...dealt, hands: [{ count: 1 }, { count: 1, cards: ['4'] }] });
  const drawn: Event = { type: 'drawn', seat: 0, card: '7', more: 2 };
  const inserted: Event = { type: 'inserted', seat: 0, card: '7', at: 3 };
  for (const event of [dealt, drawn, inserted]) expect(combos.redact(event, 'referee')).toEqual(event);
  for (const event of [drawn, inserted]) expect(combos.redact(event, 0)).toEqual(event);
  for (const viewer of [1, 'table'] as const) {
    expect(combos.redact(drawn, viewer)).toEqual({ type: 'drawn', seat: 0, more: 2 });
    expect(combos.redact(inserted, viewer)).toEqual({ type: 'inserted', seat: 0, at: 3 });
  }
});

test('§7.2 whoever imagines a hand keeps the known cards in their places', () => {
  const s = position({ hands: ['3 7 5', '1 2'], known: [[{ position: 2, card: '7' }]] });
  const view = combos.view(s, 1);
  const imagined = new Set<string>();
  for (let seed = 0; seed < 20; seed++) {
    const guess = combos.view(combos.imagine(view, new FastRng(seed)), 'referee');
    expect(guess.players[0]!.hand.cards![1]).toBe('7');
    expect(guess.players[1]!.hand.cards).toEqual(['1', '2']);
    imagined.add(guess.players[0]!.hand.cards!.join(' '));
  }
  expect(imagined.size).toBeGreaterThan(10);
});
