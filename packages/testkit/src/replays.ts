import { type MoveCode, notedChance, readRecord, replay, resultOf, type Shapes } from '@quartet/core';
import { broken, json, type Walk } from './walk.ts';

/** The game written down, read back as a stranger would, and played again: every move legal, the result the same. */
export function replaysFromRecord<S extends Shapes>(walked: Walk<S>, codes: readonly MoveCode[]): void {
  const { game, table, name } = walked;
  const luck = notedChance(game.decks(table), walked.chance());
  const state = game.start(table, luck.chance, null);
  const moves: string[] = [];
  for (const code of codes) {
    moves.push(game.print(game.toMove(state, code)));
    game.play(state, code, luck.chance, null);
  }
  const record = {
    record: 1,
    game: game.id,
    rules: game.version,
    ...table,
    deals: luck.deals(),
    moves,
    result: resultOf(game.scoreSheet(state)),
  };
  const reading = readRecord([game], JSON.parse(json(record)));
  if (!reading.ok) broken('record', name, 0, json(reading.fault));
  const replayed = replay(reading.read);
  if (!replayed.ok) broken('record', name, replayed.fault.ply, json(replayed.fault));
}
