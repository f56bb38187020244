import { FastRng, fastChance, LANGUAGES, MoveList, type Table, tableFor } from '@quartet/core';
import { expect, test } from 'vitest';
import { type LinkoShapes, linko, type Options, type State, type View } from '../src/index.ts';
import { orders } from '../src/orders.ts';
import { kit } from './kit.ts';

/** Each position of some random matches. */
function* positions(seats: number, options: Partial<Options>): Generator<State> {
  for (let n = 0; n < 8; n++) {
    const rng = new FastRng(`orders ${seats} ${n}`);
    const chance = fastChance(`deal ${seats} ${n}`);
    const table: Table<LinkoShapes['Options']> = tableFor(linko, seats, options);
    const state = linko.start(table, chance, null);
    const moves = new MoveList(linko.moveSpace);
    while (linko.actor(state) >= 0) {
      yield state;
      linko.legal(state, moves);
      linko.play(state, moves.at(rng.below(moves.length)), chance, null);
    }
  }
}

test.each([
  [2, {}],
  [2, { duel: false }],
  [4, { supplyEnd: 'published' }],
] as const)(
  'at %i seats (%o) orders cover the decisions of another’s turn and no others, legally',
  (seats, options) => {
    const carriedOut = new Set<string>();
    for (const state of positions(seats, options)) {
      const view = linko.view(state, linko.actor(state));
      const kind = orders.asked(view);
      expect(kind !== null).toBe(view.actor !== view.turn);
      if (kind === null) continue;
      for (const choice of orders.kinds[kind]!) {
        const move = orders.carryOut(view, kind, choice);
        if (!move) expect(view.pile.count).toBe(0);
        else {
          expect(linko.refuse(state, move)).toBeNull();
          carriedOut.add(`${kind} ${choice}`);
        }
      }
    }
    const all = Object.entries(orders.kinds).flatMap(([kind, choices]) =>
      choices.map((one) => `${kind} ${one}`),
    );
    expect([...carriedOut].sort()).toEqual(all.sort());
  },
);

const drawing = (changes: object): View =>
  ({
    actor: 1,
    turn: 0,
    phase: 'draw',
    pile: { count: 3 },
    seats: [{}, { hand: { count: 4, cards: ['2', '9', '9', '4'] } }],
    ...changes,
  }) as unknown as View;

test('what fits is a joker, else the number held most, else a card of the pile', () => {
  const draw = (changes: object) => orders.carryOut(drawing(changes), 'draw', 'fitting');
  expect(draw({ row: [['4'], ['9'], ['X']] })).toEqual({ type: 'draw', from: 'row', slot: 3 });
  expect(draw({ row: [['4'], [], ['9'], ['9']] })).toEqual({ type: 'draw', from: 'row', slot: 3 });
  expect(draw({ row: [['5'], ['6']] })).toEqual({ type: 'draw', from: 'pile' });
  expect(draw({ row: [['5'], ['6']], pile: { count: 0 } })).toBeNull();
  expect(orders.carryOut(drawing({ row: [['9']], pile: { count: 0 } }), 'draw', 'pile')).toBeNull();
});

test('each order has its sentence in each language', () => {
  for (const language of LANGUAGES) {
    const words = kit.wordings[language].orders!;
    expect(Object.keys(words)).toEqual(Object.keys(orders.kinds));
    for (const [kind, choices] of Object.entries(orders.kinds))
      expect(Object.keys(words[kind]!.choices)).toEqual([...choices]);
  }
});
