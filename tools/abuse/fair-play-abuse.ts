import type { Attacker } from './attacker.ts';
import { actAt, flood } from './socket-abuse.ts';

/** A host and a guest of theirs in a running rated match: more time, removals and questions without end, beside a second guest who asks for seats. */
export async function unfairHosts(attacker: Attacker): Promise<void> {
  const tokens = [];
  for (let guest = 0; guest < 3; guest++) tokens.push(await attacker.tokenInTheEnd());
  const [host, seated, onlooker] = tokens;
  if (!host || !seated || !onlooker) return;
  const pace = { kind: 'live', bank: 600, increment: 0 };
  const body = { game: 'keltis', seats: 2, pace };
  const made = await attacker.ask({ method: 'POST', path: '/api/tables', body, token: host });
  const table = (made as { table?: string } | null)?.table;
  if (table === undefined) return;
  const act = (token: string, what: object): Promise<unknown> => {
    const path = `/api/tables/${table}/acts`;
    return attacker.ask({ method: 'POST', path, body: { id: crypto.randomUUID(), act: what }, token });
  };
  await act(seated, { type: 'sit' });
  await act(host, { type: 'start' });
  const hosts = [
    { type: 'extend', seat: 0, seconds: 864_000 },
    { type: 'extend', seconds: 60 },
    { type: 'ask', what: 'remove', seat: 1 },
    { type: 'ask', what: 'time', seconds: 60 },
    { type: 'ask', what: 'end' },
    { type: 'pause' },
    { type: 'answer', ask: 1, yes: false },
  ];
  const seats = [
    { type: 'ask', what: 'seat', seat: 1 },
    { type: 'ask', what: 'seat' },
    { type: 'answer', ask: 2, yes: true },
  ];
  await Promise.all([
    flood(attacker, host, (n) => actAt(table, hosts[n % hosts.length]!)),
    flood(attacker, onlooker, (n) => actAt(table, seats[n % seats.length]!)),
  ]);
}
