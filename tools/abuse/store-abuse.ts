import { setTimeout as wait } from 'node:timers/promises';
import type { Attacker } from './attacker.ts';

/** What is read from many rows, for anybody or for whoever is signed in. */
const LISTS = [
  '/api/leaderboards',
  '/api/leaderboard?game=keltis&edition=manual&seats=2',
  '/api/tables',
  '/api/running-tables',
  '/api/me/tables',
  '/api/me/history',
  '/api/me/statistics',
  '/api/me/people',
  '/api/me/events',
] as const;
/** Requests that are under way at once. */
const AT_ONCE = 20;

/** Lists without end, many at once: those who play must not wait behind them for the database. */
export async function manyLists(attacker: Attacker): Promise<void> {
  const token = await attacker.tokenInTheEnd();
  while (attacker.isOn && token !== null) {
    const asked = Array.from({ length: AT_ONCE }, (_, n) =>
      attacker.ask({ path: LISTS[n % LISTS.length]!, token }),
    );
    await Promise.all(asked);
    await wait(100);
  }
}

/** More than is allowed of something, asked for at the same moment: each has to count those before it. */
export async function limitRaces(attacker: Attacker): Promise<void> {
  const token = await attacker.tokenInTheEnd();
  const other = await attacker.tokenInTheEnd();
  if (token === null || other === null) return;
  const { me } = ((await attacker.ask({ path: '/api/me', token: other })) ?? {}) as { me?: Me };
  while (attacker.isOn && me) {
    const body = { person: me.person.id, text: 'again' };
    const reports = Array.from({ length: AT_ONCE }, () =>
      attacker.ask({ method: 'POST', path: '/api/reports', body, token }),
    );
    await Promise.all(reports);
    const table = await attacker.ownTable(token);
    const starts = Array.from({ length: AT_ONCE }, () => {
      const asked = { id: crypto.randomUUID(), act: { type: 'start' } };
      return attacker.ask({ method: 'POST', path: `/api/tables/${table}/acts`, body: asked, token });
    });
    await Promise.all(starts);
    await wait(1_000);
  }
}

interface Me {
  readonly person: { readonly id: string };
}
