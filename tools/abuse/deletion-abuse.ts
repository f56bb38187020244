import { setTimeout as wait } from 'node:timers/promises';
import type { Attacker } from './attacker.ts';

/** Of each kind of act that is under way. */
const EACH = 3;

/** Guests who delete themselves while much of theirs is under way: nothing of it may stay, and others must not wait for it. */
export async function deletionsAmidActs(attacker: Attacker): Promise<void> {
  while (attacker.isOn) {
    const token = await attacker.tokenInTheEnd();
    if (token === null) return;
    const post = (path: string, body: object) => attacker.ask({ method: 'POST', path, body, token });
    const table = await attacker.ownTable(token);
    const acts = Array.from({ length: EACH }, (_, n) => [
      post('/api/tables', { game: 'keltis', seats: 2, listed: true }),
      post('/api/me/tokens', { label: `token ${n}` }),
      post('/api/events', { game: 'keltis', seats: 2, deals: 1 }),
      post(`/api/tables/${table}/acts`, {
        id: crypto.randomUUID(),
        act: { type: 'chat', text: 'still here' },
      }),
    ]).flat();
    await Promise.all([...acts, attacker.ask({ method: 'DELETE', path: '/api/me', token })]);
    // Whoever it was is signed out: what is answered now is counted, too.
    await post('/api/tables', { game: 'keltis', seats: 2 });
    await wait(1_000);
  }
}
