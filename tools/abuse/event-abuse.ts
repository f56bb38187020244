import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import type { Attacker } from './attacker.ts';

/** An evening of its own with all places free, and who opened it. */
interface OwnEvening {
  readonly event: string;
  readonly token: string;
}

async function ownEvening(attacker: Attacker): Promise<OwnEvening | null> {
  const token = await attacker.tokenInTheEnd();
  if (token === null) return null;
  const body = { game: 'keltis', seats: 2, deals: 24, places: 24 };
  const made = await attacker.ask({ method: 'POST', path: '/api/events', body, token });
  const event = (made as { event?: string } | null)?.event;
  return event ? { event, token } : null;
}

function actAt(attacker: Attacker, { event, token }: OwnEvening, act: object): Promise<unknown> {
  const body = { id: crypto.randomUUID(), act };
  return attacker.ask({ method: 'POST', path: `/api/events/${event}/acts`, body, token });
}

function promiseNo(n: number): object {
  return { type: 'promise', promise: `sha256:${createHash('sha256').update(String(n)).digest('hex')}` };
}

/** The same promise again, and another one again and again. */
export async function promisesAgain(attacker: Attacker): Promise<void> {
  const evening = await ownEvening(attacker);
  for (let n = 0; attacker.isOn && evening; n++) {
    await actAt(attacker, evening, promiseNo(n % 2 === 0 ? n : 0));
    await wait(20);
  }
}

/** An evening whose log is as long as its people can make it, looked at without end, and its file asked for. */
export async function eveningLooks(attacker: Attacker): Promise<void> {
  const evening = await ownEvening(attacker);
  for (let n = 0; attacker.isOn && evening; n++) {
    if (n < 20) await actAt(attacker, evening, n % 2 === 0 ? promiseNo(n) : { type: 'join' });
    await Promise.all(
      Array.from({ length: 5 }, () => attacker.ask({ path: `/api/events/${evening.event}` })),
    );
    if (n % 20 === 0) await attacker.ask({ path: `/api/events/${evening.event}/file` });
    await wait(20);
  }
}

/** Many follow one evening, follow it anew as often as they can, and go, while its host comes and goes. */
export async function followerChurn(attacker: Attacker): Promise<void> {
  const evening = await ownEvening(attacker);
  for (let n = 0; attacker.isOn && evening; n++) {
    const sockets = await Promise.all(Array.from({ length: 30 }, () => attacker.socket()));
    const open = sockets.filter((socket): socket is WebSocket => socket?.readyState === 1);
    for (const socket of open) socket.send(JSON.stringify({ type: 'hello', protocol: 1 }));
    for (let again = 0; again < 50; again++)
      for (const socket of open) socket.send(JSON.stringify({ type: 'follow', event: evening.event }));
    await actAt(attacker, evening, { type: n % 2 === 0 ? 'leave' : 'join' });
    await wait(300);
    for (const socket of open) socket.terminate();
    await wait(100);
  }
}

/** Guests who take all places of an evening while its host sends them away, locks, silences and asks for its end without end. */
export async function unfairEvenings(attacker: Attacker): Promise<void> {
  const evening = await ownEvening(attacker);
  const guests: string[] = [];
  for (let n = 0; evening && n < 4; n++) {
    const token = await attacker.tokenInTheEnd();
    if (token !== null) guests.push(token);
  }
  for (let n = 0; attacker.isOn && evening && guests.length > 0; n++) {
    const token = guests[n % guests.length]!;
    await actAt(attacker, { ...evening, token }, { type: 'join' });
    const info = await attacker.ask({ path: `/api/events/${evening.event}` });
    const { entrants = [] } = (info ?? {}) as { entrants?: { person?: { id: string } }[] };
    const person = entrants.at(-1)?.person?.id ?? 'nobody';
    const on = n % 2 === 0;
    const acts = [
      { type: 'hush', person, on },
      { type: 'lock', on },
      { type: 'remove', person },
      { type: n > 50 ? 'end' : 'lock', on },
    ];
    const { event, token: host } = evening;
    const act = acts[n % acts.length]!;
    await actAt(attacker, { event, token: n % 3 === 0 ? token : host }, act);
    await wait(20);
  }
}
