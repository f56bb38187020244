import { resolveOptions } from '@quartet/core';
import type { Person, Series, TablePlan } from '@quartet/protocol';
import { winnerOf, withMatch } from '@quartet/protocol/series';
import type { Outcome } from './doors.ts';
import { gameNamed } from './game-named.ts';
import type { LineOf, Sitter } from './lines.ts';
import { problem } from './problem.ts';
import { personAt } from './seating.ts';
import type { TableState } from './table-state.ts';
import { isZone } from './time-off.ts';

/** All but the code, which must be no other table's. */
export type Planned = Omit<LineOf<'created'>, 'code'>;

/** The first line of a new table's log, or what is wrong with the plan. The host takes the first free seat. */
export function lineOf(plan: TablePlan, host: Person): Outcome<Planned> {
  const found = gameNamed(plan);
  if (!found.ok) return found;
  const game = found.value;
  const resolved = resolveOptions(game, plan.seats, plan.options ?? {});
  if (!resolved.ok) return problem('bad-plan', resolved.reason, `options.${resolved.option}`);
  const bots = plan.bots ?? [];
  if (bots.length > plan.seats) return problem('bad-plan', 'There are more bots than seats.', 'bots');
  const line: Planned = {
    kind: 'created',
    game: game.id,
    rules: game.version,
    seats: plan.seats,
    options: resolved.options,
    pace: plan.pace ?? { kind: 'untimed' },
    listed: plan.listed ?? false,
    host: host.id,
    sitters: sittersOf(plan, bots, host),
    first: null,
    ...(plan.rated !== undefined && { rated: plan.rated }),
    ...(plan.ratings && { ratings: plan.ratings }),
    ...(plan.rests && { rests: true }),
    ...(plan.series && { series: { games: 0, wins: {}, goal: plan.series } }),
  };
  return { ok: true, value: line };
}

function sittersOf({ seats, zone }: TablePlan, bots: NonNullable<TablePlan['bots']>, host: Person): Sitter[] {
  const sitters = Array.from({ length: seats }, (_, seat): Sitter => {
    const bot = bots[seat];
    return bot ? { kind: 'bot', bot } : { kind: 'open' };
  });
  const free = sitters.findIndex(({ kind }) => kind === 'open');
  const known = zone !== undefined && isZone(zone) ? { zone } : {};
  if (free >= 0) sitters[free] = { kind: 'person', person: host.id, cover: null, ...known };
  return sitters;
}

/** The same people, bots, options and pace; the next seat begins. */
export function rematchOf(state: TableState): Planned {
  return {
    kind: 'created',
    game: state.game.id,
    rules: state.game.version,
    seats: state.seats,
    options: state.options,
    pace: state.pace,
    listed: state.listed,
    host: state.host,
    sitters: state.sitters.map(again),
    first: (state.first! + 1) % state.seats,
    rated: state.rated,
    ...(state.ratings && { ratings: state.ratings }),
    ...(state.rests && { rests: true }),
    series: seriesAfter(state),
  };
}

/** Nobody's bot plays for them yet, and nobody has left. */
function again(sitter: Sitter): Sitter {
  if (sitter.kind === 'bot') return { kind: 'bot', bot: sitter.bot };
  return sitter.kind === 'person' ? { ...sitter, cover: null } : sitter;
}

/** With this match in it; when it was won, another begins. */
function seriesAfter(state: TableState): Series {
  const people = state.sitters.map((_, seat) => personAt(state.sitters, seat));
  const after = withMatch(state.series ?? undefined, people, state.match?.result()?.winners ?? []);
  return winnerOf(after) === null ? after : { games: 0, wins: {}, ...(after.goal && { goal: after.goal }) };
}
