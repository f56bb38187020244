import { findOrders } from '@quartet/catalog';
import type { Allowed, Seat, Shapes } from '@quartet/core';
import type { Orders } from '@quartet/protocol';
import { coverOf } from './cover.ts';
import { ageOf, passed } from './passed.ts';
import type { Room } from './room.ts';
import type { TableState } from './table-state.ts';

/** Why this cannot be ordered here, in a sentence and with where it is wrong; null: it can. */
export function ordersFault(
  { game, pace }: TableState,
  { choices }: Orders,
): { readonly sentence: string; readonly where: string } | null {
  const kinds = findOrders(game.id)?.kinds;
  if (!kinds) return { sentence: `Nothing can be ordered beforehand in ${game.id}.`, where: 'act.type' };
  if (pace.kind === 'live')
    return { sentence: 'Standing orders are for tables without a clock, or with days.', where: 'act.type' };
  for (const [kind, choice] of Object.entries(choices)) {
    const where = `act.orders.choices.${kind}`;
    if (!Object.hasOwn(kinds, kind))
      return { sentence: `There is no such decision; there are ${Object.keys(kinds).join(', ')}.`, where };
    if (!kinds[kind]!.includes(choice)) return { sentence: `It can be ${kinds[kind]!.join(' or ')}.`, where };
  }
  return null;
}

/** Which decision of another's turn this seat must make now; null: none. */
export function interruptOf({ game, match, actor }: TableState, seat: Seat): string | null {
  if (!match || actor !== seat) return null;
  return findOrders(game.id)?.asked(match.view(seat)) ?? null;
}

interface OrderedTurn {
  readonly person: string;
  readonly ply: number;
  /** When the last thing happened here. */
  readonly since: number;
  readonly seat: Seat;
  readonly allowed: Allowed<Shapes>;
}

/** What a standing order decides now; null: there is none for this decision, and somebody else must decide. */
export function orderedTurn(state: TableState): OrderedTurn | null {
  const { match, mover: seat } = state;
  if (!match || seat === null) return null;
  const sitter = state.sitters[seat]!;
  const orders = state.orders.of(seat);
  if (!orders || sitter.kind !== 'person' || coverOf(state, seat)) return null;
  const allowed = carriedOut(state, seat, orders);
  if (!allowed) return null;
  return { person: sitter.person, ply: match.ply, since: state.lastAt, seat, allowed };
}

function carriedOut(state: TableState, seat: Seat, { choices }: Orders): Allowed<Shapes> | null {
  const kind = interruptOf(state, seat);
  const choice = kind === null ? undefined : choices[kind];
  if (kind === null || choice === undefined) return null;
  const move = findOrders(state.game.id)!.carryOut(state.match!.view(seat), kind, choice);
  const judged = move && state.match!.judge(seat, move);
  return judged?.ok ? judged : null;
}

/**
 * If somebody settled this decision beforehand, it is made as they said, after the same while whatever it is.
 * The orders are read once more when it is made: what was cancelled meanwhile is not done.
 */
export async function playOrderedTurn(room: Room, floor: number): Promise<void> {
  const turn = await room.read(orderedTurn);
  if (!turn) return;
  await passed(floor - ageOf(turn.since, floor));
  await room.serve((state) => {
    const now = orderedTurn(state);
    if (now?.ply !== turn.ply || now.person !== turn.person) return null;
    const { seat, allowed } = now;
    const bank = state.clock.leaves(state.pace, room.time.now());
    const line = { kind: 'moved', seat, text: allowed.text, hand: 'person', ...bank, byOrder: true } as const;
    return { line, allowed };
  }, turn.person);
}
