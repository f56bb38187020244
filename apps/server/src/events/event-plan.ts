import { randomBytes } from 'node:crypto';
import { dealName, resolveOptions, sealOf } from '@quartet/core';
import type { EventPlan } from '@quartet/protocol/events';
import * as z from 'zod/mini';
import type { Outcome } from '../tables/doors.ts';
import { gameNamed } from '../tables/game-named.ts';
import { problem } from '../tables/problem.ts';
import type { EventEntryOf } from './event-lines.ts';

/** What lists say of an evening, as its row has it in JSON. */
export const eventPartsSchema = z.object({ game: z.string(), seats: z.int(), deals: z.int() });

const USUAL_PACE = { kind: 'live', bank: 120, increment: 10 } as const;
const USUAL_BOT = { level: 'medium', temper: 'balanced' } as const;
/** Seconds to look at the ranking. */
const USUAL_REST = 15;

/** All but the code, which must be no other event's. */
export type Planned = Omit<EventEntryOf<'created'>, 'code'>;

/** The first line of a new event's log and the secrets of its deals, or what is wrong with the plan. */
export function planned(
  id: string,
  plan: EventPlan,
  host: string,
): Outcome<{ readonly line: Planned; readonly secrets: string }> {
  const found = gameNamed(plan);
  if (!found.ok) return found;
  const game = found.value;
  const resolved = resolveOptions(game, plan.seats, plan.options ?? {});
  if (!resolved.ok) return problem('bad-plan', resolved.reason, `options.${resolved.option}`);
  const { seats, deals, pace = USUAL_PACE, bot = USUAL_BOT, places = 0, rest = USUAL_REST } = plan;
  if (pace.kind === 'untimed')
    return problem('bad-plan', 'An event needs a clock: all tables would wait for one.', 'pace');
  const secrets = Array.from({ length: deals }, () => randomBytes(32).toString('hex'));
  const seals = secrets.map((secret, at) => sealOf({ table: dealName({ id, deal: at + 1 }), secret }));
  const line: Planned = {
    kind: 'created',
    ...{ game: game.id, rules: game.version, seats, options: resolved.options },
    ...{ pace, deals, places, rest, bot, host, seals, scoring: 2 },
  };
  return { ok: true, value: { line, secrets: secrets.join(' ') } };
}
