import { randomUUID } from 'node:crypto';
import type { EventAct, EventInfo, EventPlan } from '@quartet/protocol/events';
import { eventInfoSchema, madeEventSchema } from '@quartet/protocol/events';
import { seqSchema } from '@quartet/protocol/http';
import { look } from '../http/playing.ts';
import type { Visitor } from '../http/serving.ts';

export async function open(host: Visitor, plan: EventPlan): Promise<string> {
  return (await host.ask('POST /api/events', madeEventSchema, plan)).event;
}

export async function doAt(
  who: Visitor,
  event: string,
  act: EventAct,
  id: string = randomUUID(),
): Promise<number> {
  return (await who.ask(`POST /api/events/${event}/acts`, seqSchema, { id, act })).seq;
}

export function see(who: Visitor, event: string): Promise<EventInfo> {
  return who.ask(`GET /api/events/${event}`, eventInfoSchema);
}

/** Plays their own table of the running deal with the last legal move, every third time the first, for so many moves. */
export async function playMine(who: Visitor, event: string, moves = Number.POSITIVE_INFINITY): Promise<void> {
  const { me } = await until(who, event, (info) => info.me?.table != null);
  const table = me!.table!;
  for (let made = 0; made < moves; ) {
    const seen = await look(who, table);
    if (seen.result) return;
    if (!seen.legal) {
      await look(who, table, `?since=${seen.seq}&wait=2`);
      continue;
    }
    const text = seen.ply! % 3 === 2 ? seen.legal[0]! : seen.legal.at(-1)!;
    const sent = await who.send(`POST /api/tables/${table}/moves`, { text });
    if (sent.ok) made++;
  }
}

/** Until this is so; then as it is. */
export async function until(
  who: Visitor,
  event: string,
  is: (info: EventInfo) => boolean,
  patience = 30_000,
): Promise<EventInfo> {
  const end = Date.now() + patience;
  for (;;) {
    const seen = await see(who, event);
    if (is(seen)) return seen;
    if (Date.now() > end) throw new Error(`It did not come to that: ${JSON.stringify(seen)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
