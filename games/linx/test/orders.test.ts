import { FastRng, fastChance, LANGUAGES, MoveList, tableFor } from '@quartet/core';
import { expect, test } from 'vitest';
import { entry } from '../src/entry.ts';
import { linx } from '../src/index.ts';
import { orders } from '../src/orders.ts';

test('orders cover how a turn begins and nothing else; what the rules forbid is left to the person', () => {
  const counts = { stock: 0, discard: 0, forbidden: 0 };
  const rng = new FastRng('orders');
  const chance = fastChance('orders');
  const state = linx.start(tableFor(linx, 3), chance, null);
  const moves = new MoveList(linx.moveSpace);
  while (linx.actor(state) >= 0) {
    const view = linx.view(state, linx.actor(state));
    const kind = orders.asked(view);
    expect(kind).toBe(view.phase === 'draw' ? 'draw' : null);
    for (const choice of kind ? (['stock', 'discard'] as const) : []) {
      const move = orders.carryOut(view, 'draw', choice);
      if (!move) expect(choice === 'stock' ? view.stock.count : view.discards.length).toBe(0);
      else if (linx.refuse(state, move) === null) counts[choice]++;
      else counts.forbidden++;
    }
    linx.legal(state, moves);
    linx.play(state, moves.at(rng.below(moves.length)), chance, null);
  }
  expect(counts.stock > 0 && counts.discard > 0).toBe(true);
  expect(orders.carryOut(linx.view(state, 0), 'other', 'stock')).toBe(null);
});

test.each(LANGUAGES)('%s has words for each of them', async (language) => {
  const spoken = (await entry.wording(language)).orders!;
  for (const [kind, choices] of Object.entries(orders.kinds))
    expect(Object.keys(spoken[kind]!.choices).sort()).toEqual([...choices].sort());
});
