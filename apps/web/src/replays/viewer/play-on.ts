import { OPPONENTS } from '@quartet/bots';
import type { Seat } from '@quartet/core';
import type { Player, SavedMatch } from '../../engine/model.ts';
import type { Kept } from '../files/kept.ts';

/** From where somebody plays on, and as whom. */
export interface Fork {
  readonly at: number;
  readonly seat: Seat;
  /** What the person is called if a bot sat there. */
  readonly name: string;
}

/** Whether others may be dealt to as before: without a seed nobody knows the deals that were never needed. */
export function canPlayOn({ timeline }: Kept): boolean {
  return timeline.result !== null && timeline.read.seed !== null;
}

/** A new match: the same table and luck, the moves so far, one person, bots on all other seats. Never a fair game. */
export function playOn(kept: Kept, fork: Fork, id: string, now: number): SavedMatch | null {
  const { game, table, written, seed, moves } = kept.timeline.read;
  if (!canPlayOn(kept) || seed === null || fork.at >= moves.length || fork.seat >= table.seats) return null;
  return {
    id,
    game: game.id,
    rules: game.version,
    ...written,
    seed,
    players: playersAfter(kept.players, table.seats, fork),
    moves: moves.slice(0, fork.at),
    started: now,
    updated: now,
    casual: true,
  };
}

/** Bots stay; who else sat there is stood in for by a medium one. */
function playersAfter(players: readonly Player[] | null, seats: number, { seat, name }: Fork): Player[] {
  const taken = new Set(players?.map((player) => player.name));
  const free = OPPONENTS.filter((opponent) => !taken.has(opponent.name));
  // The medium ones first; there are more opponents than seats.
  const rest = free.sort((a, b) => Number(b.level === 'medium') - Number(a.level === 'medium'));
  return Array.from({ length: seats }, (_, at): Player => {
    const before = players?.[at];
    if (at === seat) return before?.kind === 'person' ? before : { kind: 'person', name };
    if (before?.kind === 'bot') return before;
    const { name: botName, level, temper } = rest.shift()!;
    return { kind: 'bot', name: botName, level, temper };
  });
}
