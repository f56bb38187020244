import { FastRng } from '@quartet/core';
import { MAX_HAND, readLinks } from '@quartet/linx';
import { expect, test } from 'vitest';
import { addCard } from '../../src/linx/drawing.ts';
import { Outs } from '../../src/linx/outs.ts';
import { Solution } from '../../src/linx/solver.ts';
import { positions } from './position.ts';

test('a card that is said to make a chain longer does, and few that do are missed', () => {
  const outs = new Outs();
  const solution = new Solution();
  const hand = new Uint8Array(MAX_HAND);
  let longer = 0;
  let told = 0;
  for (const s of positions(60, 3)) {
    if (s.held[s.turn]! >= MAX_HAND) continue;
    readLinks(s.hands, s.turn * MAX_HAND, s.held[s.turn]!, s.anchors);
    outs.read(s);
    solution.read(s, s.turn);
    const before = solution.longest;
    for (const [card, copies] of outs.copies.entries()) {
      if (copies === 0) continue;
      solution.solve(hand, 0, addCard(s, card, hand), s.anchors);
      expect(outs.length[card]).toBeLessThanOrEqual(solution.longest);
      if (solution.longest === before) continue;
      longer++;
      if (outs.length[card] === solution.longest) told++;
    }
  }
  expect(longer).toBeGreaterThan(500);
  expect(told / longer).toBeGreaterThan(0.7);
});

test('the cards of such a chain are enough for it, and without one of them it is not counted', () => {
  const outs = new Outs();
  const solution = new Solution();
  const rng = new FastRng('uses');
  for (const s of positions(60, 2)) {
    const held = s.held[s.turn]!;
    if (held >= MAX_HAND) continue;
    readLinks(s.hands, s.turn * MAX_HAND, held, s.anchors);
    outs.read(s);
    const cards = [...outs.copies].flatMap((copies, card) =>
      copies > 0 && outs.length[card]! > 0 ? [card] : [],
    );
    const card = cards[rng.below(cards.length)];
    if (card === undefined) continue;
    const uses = outs.uses[card]!;
    const chain = [...s.hands.subarray(s.turn * MAX_HAND, s.turn * MAX_HAND + held)].filter(
      (_, slot) => (uses >> slot) & 1,
    );
    const all = Uint8Array.from([...chain, card]).sort();
    expect(all.length + 2).toBe(outs.length[card]);
    solution.solve(all, 0, all.length, s.anchors);
    expect(solution.longest).toBe(outs.length[card]);
    if (uses !== 0)
      expect(outs.share(outs.length[card]!, uses)).toBeLessThan(outs.share(outs.length[card]!, 0));
  }
});
