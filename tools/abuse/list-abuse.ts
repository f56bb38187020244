import { setTimeout as wait } from 'node:timers/promises';
import type { Attacker } from './attacker.ts';

const TOWER = `a${'\u0301'.repeat(250)}`;

async function act(attacker: Attacker, token: string, table: string, what: object): Promise<void> {
  const body = { id: crypto.randomUUID(), act: what };
  await attacker.ask({ method: 'POST', path: `/api/tables/${table}/acts`, body, token });
}

/** Listed tables without end, of one guest after the other, made listed or listed later; and the list, read again and again. */
export async function listedTables(attacker: Attacker): Promise<void> {
  while (attacker.isOn) {
    const token = await attacker.token();
    for (let n = 0; n < 7 && token !== null && attacker.isOn; n++) {
      const body = { game: 'keltis', seats: 2, listed: n % 2 === 0 };
      const made = await attacker.ask({ method: 'POST', path: '/api/tables', body, token });
      const table = (made as { table?: string } | null)?.table;
      if (table && n % 2 === 1) await act(attacker, token, table, { type: 'settle', listed: true });
      await attacker.ask({ path: '/api/tables' });
      await attacker.ask({ path: '/api/running-tables' });
    }
    await wait(50);
  }
}

/** A guest who met another once invites them from table after table, the same and new ones, and asks to be a friend. */
export async function invitations(attacker: Attacker): Promise<void> {
  const [host, victim] = [await attacker.tokenInTheEnd(), await attacker.tokenInTheEnd()];
  const met = host === null ? null : await attacker.ownTable(host);
  if (host === null || victim === null || met === null) return;
  await act(attacker, victim, met, { type: 'sit' });
  const who = await attacker.ask({ path: '/api/me', token: victim });
  const person = (who as { me?: { person: { id: string } } } | null)?.me?.person.id ?? 'nobody';
  while (attacker.isOn) {
    const table = await attacker.ownTable(host);
    for (let n = 0; n < 3 && table !== null; n++) {
      const path = `/api/tables/${table}/invitations`;
      await attacker.ask({ method: 'POST', path, body: { person }, token: host });
    }
    const bond = { friend: true };
    await attacker.ask({ method: 'PATCH', path: `/api/me/people/${person}`, body: bond, token: host });
    await attacker.ask({ path: '/api/me/tables', token: victim });
    await wait(50);
  }
}

/** Accents by the hundred over one letter, in chat and in reports; and reports without end. */
export async function towersOfAccents(attacker: Attacker): Promise<void> {
  const token = await attacker.tokenInTheEnd();
  const table = token === null ? null : await attacker.ownTable(token);
  if (token === null || table === null) return;
  while (attacker.isOn) {
    await act(attacker, token, table, { type: 'chat', text: TOWER });
    const body = { person: 'nobody', text: TOWER };
    await attacker.ask({ method: 'POST', path: '/api/reports', body, token });
    await wait(100);
  }
}
