import type { Seat } from '@quartet/core';
import type { BotChoice } from '@quartet/protocol';
import type { BotPool } from '../bots/bot-pool.ts';
import { COVER } from './acting.ts';
import { coverOf } from './cover.ts';
import type { LineOf } from './lines.ts';
import { passed } from './passed.ts';
import type { Room } from './room.ts';
import type { TableState } from './table-state.ts';

type Hand = LineOf<'moved'>['hand'];

/** Who moves for the seat whose turn it is, if not a person. */
interface Turn {
  readonly game: string;
  readonly host: string;
  readonly seat: Seat;
  readonly ply: number;
  readonly bot: BotChoice;
  readonly hand: Hand;
  readonly view: ReturnType<NonNullable<TableState['match']>['view']>;
  /** When the last thing happened here. */
  readonly since: number;
}

/** Milliseconds a bot takes at least, and may think. */
export interface BotPace {
  readonly floor: number;
  readonly budget: number;
}

function turnOf(state: TableState): Turn | null {
  const seat = state.status === 'playing' ? state.actor : null;
  if (seat === null) return null;
  const found = playerOf(state, seat);
  if (!found) return null;
  const { game, host, match, lastAt: since } = state;
  return { game: game.id, host, seat, ply: match!.ply, view: match!.view(seat), since, ...found };
}

function playerOf(state: TableState, seat: Seat): { readonly bot: BotChoice; readonly hand: Hand } | null {
  const sitter = state.sitters[seat]!;
  if (sitter.kind === 'bot') return { bot: sitter.bot, hand: 'bot' };
  const cover = coverOf(state, seat);
  if (cover) return { bot: cover, hand: 'cover' };
  const { until } = state.clock;
  return until !== null && until <= Date.now() ? { bot: COVER, hand: 'clock' } : null;
}

/**
 * If a bot must move here, or somebody's time is up, a bot thinks and moves, not before it is due: its speed
 * shall not tell how much it had to think about. Whoever is quicker, another node or a returning person, wins.
 */
export async function playBotTurn(room: Room, pool: BotPool, { floor, budget }: BotPace): Promise<void> {
  const turn = await room.read(turnOf);
  if (!turn) return;
  const { game, host, bot, view, ply, seat, hand } = turn;
  // A turn that another node left is long due: then at least the time to think is always the same.
  const due = Math.max(Math.min(turn.since, Date.now()) + floor, Date.now() + Math.min(floor, budget));
  const text = await pool.think({ game, bot, view, budget }, { host, isAwaited: room.isAwaited });
  if (text === null) return;
  await passed(due);
  await room.serve((state) => {
    const now = turnOf(state);
    if (!now || now.ply !== ply || now.hand !== hand) return null;
    const bank = state.clock.leaves(state.pace, Date.now());
    return { line: { kind: 'moved', seat, text, hand, ...bank } };
  });
}
