import { resolveOptions } from '@quartet/core';
import type { Person, TablePlan } from '@quartet/protocol';
import type { Outcome } from './doors.ts';
import { gameNamed } from './game-named.ts';
import type { LineOf, Series, Sitter } from './lines.ts';
import { problem } from './problem.ts';
import type { TableState } from './table-state.ts';

/** All but the code, which must be no other table's. */
type Planned = Omit<LineOf<'created'>, 'code'>;

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
    sitters: sittersOf(plan.seats, bots, host),
    first: null,
    ...(plan.rated !== undefined && { rated: plan.rated }),
  };
  return { ok: true, value: line };
}

function sittersOf(seats: number, bots: NonNullable<TablePlan['bots']>, host: Person): Sitter[] {
  const sitters = Array.from({ length: seats }, (_, seat): Sitter => {
    const bot = bots[seat];
    return bot ? { kind: 'bot', bot } : { kind: 'open' };
  });
  const free = sitters.findIndex(({ kind }) => kind === 'open');
  if (free >= 0) sitters[free] = { kind: 'person', person: host.id, cover: null };
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
    sitters: state.sitters.map((sitter) => (sitter.kind === 'person' ? { ...sitter, cover: null } : sitter)),
    first: (state.first! + 1) % state.seats,
    rated: state.rated,
    series: seriesAfter(state),
  };
}

/** Whoever won, won: a shared win is one, too. */
function seriesAfter(state: TableState): Series {
  const { games, wins } = state.series ?? { games: 0, wins: {} };
  const winners = state.match?.result()?.winners ?? [];
  const won = { ...wins };
  for (const person of state.people)
    won[person] = (won[person] ?? 0) + (winners.includes(state.seatOf(person)!) ? 1 : 0);
  return { games: games + (winners.length > 0 ? 1 : 0), wins: won };
}
