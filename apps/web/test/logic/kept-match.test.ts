// A match stored when Keltis had the options it is stored with, opened when the game has one more.
import { readFileSync } from 'node:fs';
import { loadGame } from '@quartet/catalog/list';
import { checkCommitment, FastRng, type Game, MoveList, readRecord, replay } from '@quartet/core';
import { expect, test, vi } from 'vitest';
import { Host } from '../../src/engine/host.ts';
import type { SavedMatch, TableState } from '../../src/engine/model.ts';
import { readSavedMatch } from '../../src/replays/files/saved-match.ts';
import { MemoryStore } from './at-host.ts';

const { commitment, match } = JSON.parse(
  readFileSync(new URL('kept/match.json', import.meta.url), 'utf8'),
) as { readonly commitment: string; readonly match: SavedMatch };

vi.mock('@quartet/catalog/list', async (original) => {
  const list = await original<typeof import('@quartet/catalog/list')>();
  const { oneOptionMore } = await import('@quartet/testkit');
  return { ...list, loadGame: async (id: string) => oneOptionMore(await list.loadGame(id)) };
});

/** The text of a legal move in this view. */
function anyMove(game: Game, { view }: TableState, rng: FastRng): string {
  const state = game.imagine(view, rng);
  const moves = new MoveList(game.moveSpace);
  game.legal(state, moves);
  return game.print(game.toMove(state, moves.at(rng.below(moves.length))));
}

test('it plays on with the default, stays stored as it was written, and its record keeps the promise', async () => {
  const store = new MemoryStore();
  store.kept.set(match.id, match);
  const game = await loadGame(match.game);
  let state: TableState | null = null;
  const host = await Host.open(match.id, store, 0, (reply) => {
    if (reply.type === 'state') state = reply;
  });
  host!.show();
  await host!.goOn();
  const shown = (): TableState => state!;
  expect(shown().commitment).toBe(commitment);
  expect(shown().view.table.options).toEqual({ ...match.options, added: 'as before' });
  const rng = new FastRng('goes on');
  while (!shown().result) await host!.play(anyMove(game, shown(), rng));
  expect(store.kept.get(match.id)!.options).toEqual(match.options);
  const reading = readRecord([game], JSON.parse(JSON.stringify(shown().record)));
  if (!reading.ok) throw new Error(reading.fault.reason);
  expect(reading.read.commitment).toBe(commitment);
  expect(checkCommitment(reading.read, true)).toBe('fits');
  expect(replay(reading.read)).toMatchObject({ ok: true });
});

test('a backup brings it back as it was written', async () => {
  const reading = await readSavedMatch(match, 'matches[0]');
  expect(reading).toEqual({ ok: true, match });
});
