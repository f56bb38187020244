import type { Seat } from '@quartet/core';
import type { BotChoice } from '@quartet/protocol';
import type { BotPool } from '../bots/bot-pool.ts';
import { COVER } from './acting.ts';
import { coverOf } from './cover.ts';
import type { HouseTime } from './house-time.ts';
import type { LineOf } from './lines.ts';
import { ageOf, passed } from './passed.ts';
import { isBackAsked } from './question.ts';
import type { Room } from './room.ts';
import type { TableState } from './table-state.ts';

type Hand = LineOf<'moved'>['hand'];

/** Who moves for the seat whose turn it is, if not a person. */
interface Turn {
  readonly game: string;
  readonly host: string;
  readonly seat: Seat;
  readonly ply: number;
  /** How many decisions were taken back so far: the same number may stand for another. */
  readonly undone: number;
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

function turnOf(state: TableState, time: HouseTime): Turn | null {
  const seat = state.mover;
  if (seat === null) return null;
  const found = playerOf(state, seat, time);
  // What somebody asks to take back is not played past by a bot; a clock that is up is.
  if (!found || (found.hand !== 'clock' && isBackAsked(state))) return null;
  const { game, host, match, undone, lastAt: since } = state;
  return { game: game.id, host, seat, ply: match!.ply, undone, view: match!.view(seat), since, ...found };
}

function playerOf(
  state: TableState,
  seat: Seat,
  time: HouseTime,
): { readonly bot: BotChoice; readonly hand: Hand } | null {
  const sitter = state.sitters[seat]!;
  if (sitter.kind === 'bot') return { bot: sitter.bot, hand: 'bot' };
  const cover = coverOf(state, seat);
  if (cover) return { bot: cover, hand: 'cover' };
  const { until } = state.clock;
  return until !== null && until <= time.certain ? { bot: COVER, hand: 'clock' } : null;
}

/**
 * If a bot must move here, or somebody's time is up, a bot thinks and moves, not before it is due: its speed
 * shall not tell how much it had to think about. Whoever is quicker, another node or a returning person, wins.
 */
export async function playBotTurn(room: Room, pool: BotPool, { floor, budget }: BotPace): Promise<void> {
  const { time } = room;
  const turn = await room.read((state) => turnOf(state, time));
  if (!turn) return;
  const { game, host, bot, view, ply, undone, seat, hand } = turn;
  // A turn that another node left is long due: then at least the time to think is always the same.
  const wait = Math.max(floor - ageOf(turn.since, floor), Math.min(floor, budget));
  const began = performance.now();
  const text = await pool.think({ game, bot, view, budget }, { host, isAwaited: room.isAwaited });
  if (text === null) return;
  await passed(wait - (performance.now() - began));
  await room.serve((state) => {
    const now = turnOf(state, time);
    if (!now || now.ply !== ply || now.undone !== undone || now.hand !== hand) return null;
    const bank = state.clock.leaves(state.pace, time.now());
    return { line: { kind: 'moved', seat, text, hand, ...bank } };
  });
}
