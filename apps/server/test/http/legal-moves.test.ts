import { findGame } from '@quartet/catalog';
import { FastRng, fastChance, Match, MoveList, NOBODY, resolveOptions } from '@quartet/core';
import type { TableMessage } from '@quartet/protocol';
import { expect, test } from 'vitest';
import { legalMoves, MOST_LEGAL } from '../../src/http/legal-moves.ts';

const linx = findGame('linx')!;

/** A position of LINX in which more may be laid than is listed. */
function crowded(): { readonly view: object; readonly texts: ReadonlySet<string> } {
  const resolved = resolveOptions(linx, 2, {});
  if (!resolved.ok) throw new Error(resolved.reason);
  const table = { seats: 2, first: 0, options: resolved.options };
  const moves = new MoveList(linx.moveSpace);
  const rng = new FastRng('crowded');
  for (let seed = 0; ; seed++) {
    const chance = fastChance(seed);
    const state = linx.start(table, chance, null);
    while (linx.actor(state) !== NOBODY) {
      linx.legal(state, moves);
      if (moves.length > MOST_LEGAL) {
        const texts = moves.toArray().map((code) => linx.print(linx.toMove(state, code)));
        return { view: linx.view(state, linx.actor(state)), texts: new Set(texts) };
      }
      // Whoever only draws and discards has ever more to choose from.
      const plain = moves.toArray().filter((code) => !linx.bulk!.has(code));
      linx.play(state, plain[rng.below(plain.length)]!, chance, null);
    }
  }
}

test('where there are too many moves, some are listed and all are counted', () => {
  const { view, texts } = crowded();
  const message = {
    view,
    viewer: (view as { actor: number }).actor,
    info: { game: 'linx', status: 'playing' },
  };
  const { legal, legalCount } = legalMoves(message as unknown as TableMessage)!;
  expect(legal).toHaveLength(MOST_LEGAL);
  expect(legalCount).toBe(texts.size);
  expect(new Set(legal).size).toBe(MOST_LEGAL);
  for (const text of legal) expect(texts).toContain(text);
});

test('where they are few, exactly those that the match itself lists', () => {
  const linko = findGame('linko')!;
  const resolved = resolveOptions(linko, 3, {});
  if (!resolved.ok) throw new Error(resolved.reason);
  const match = Match.start(linko, { seats: 3, first: 1, options: resolved.options }, 'fast:legal');
  const message = { view: match.view(1), viewer: 1, info: { game: 'linko', status: 'playing' } };
  const { legal } = legalMoves(message as unknown as TableMessage)!;
  expect([...legal].sort()).toEqual(match.listing().legal);
});
