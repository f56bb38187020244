import { findGame } from '@quartet/catalog';
import { Match, type Seat, type Shapes, type Viewer } from '@quartet/core';
import type { LogEntry, TableState } from '../../src/engine/model.ts';
import { playMatch } from '../finished-match.ts';

/** One decision in the log, with events of these kinds. */
export function entry(ply: number, seat: Seat, ...types: string[]): LogEntry {
  return { ply, seat, text: `${seat}.${ply}`, events: types.map((type) => ({ type })) };
}

/** A state of some table; only what a test is about matters. */
export function stateOf(ply: number, changes: Partial<TableState> = {}, actor: Seat = 0): TableState {
  return {
    type: 'state',
    id: 'm1',
    ply,
    viewer: 0,
    view: { actor, phase: 'play' } as Shapes['View'],
    news: [],
    opening: [{ type: 'dealt' }],
    sheet: [],
    result: null,
    commitment: null,
    canTakeBack: false,
    ended: null,
    record: null,
    ...changes,
  };
}

/** A match of bots as a screen would hear of it: the table at the beginning, then after each decision. */
export function statesOf(game: string, seats: number, viewer: Viewer, plies: number): TableState[] {
  const played = playMatch(findGame(game)!, seats, 'as heard', plies);
  const { moves, seed } = played.record('referee');
  const match = Match.start(played.game, played.table, seed!);
  const now = (news: readonly LogEntry[]): TableState =>
    stateOf(match.ply, {
      viewer,
      news,
      view: match.view(viewer),
      opening: match.heard(match.opening, viewer),
      sheet: match.scoreSheet(),
      result: match.result(),
    });
  return [
    now([]),
    ...moves.map((text, ply) => {
      const told = match.play(match.actor, text);
      if (!told.ok) throw new Error(`${text} cannot be played`);
      return now([{ ply, seat: told.seat, text, events: match.heard(told.events, viewer) }]);
    }),
  ];
}
