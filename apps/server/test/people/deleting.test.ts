import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { whoSchema } from '@quartet/protocol/http';
import { LONG } from '@quartet/testkit/long';
import { lendDatabase } from '@quartet/testkit/postgres';
import { expect, test } from 'vitest';
import { open } from '../events/evening.ts';
import { act, look, make } from '../http/playing.ts';
import { Serving, Visitor } from '../http/serving.ts';
import { Receiver } from '../push/push-service.ts';
import { everyRow, type Kept, rowsNaming } from './left-behind.ts';

const GUESTS = 12;
const EACH = 4;
const OPEN = { game: 'keltis', seats: 2, listed: true } as const;
const PASSWORD = 'correct horse battery';

/** The same person through another node. */
function through(url: string, { cookie }: Visitor): Visitor {
  const same = new Visitor(url);
  same.cookie = cookie;
  return same;
}

/** Lines of logs with these words in them. */
async function readable(kept: Kept, word: string): Promise<number> {
  const lines = (await everyRow(kept)).get('log')!;
  return lines.filter((line) => JSON.stringify(line).includes(word)).length;
}

/** All that these guests do at the moment in which they delete themselves; `urls`: of all nodes. */
async function deleteAmidActs(urls: readonly string[]): Promise<readonly string[]> {
  const at = (n: number): string => urls[n % urls.length]!;
  const guest = async (name: string, n: number): Promise<Visitor> => {
    const visitor = new Visitor(at(n));
    await visitor.send('POST /api/me', { name, emblem: 'sun' });
    return visitor;
  };
  const ann = await guest('Ann', 0);
  const evening = await open(ann, { game: 'keltis', seats: 2, deals: 1 });
  const ids: string[] = [];
  const deleteOne = async (n: number): Promise<void> => {
    const [host, leaver] = [await guest(`Host ${n}`, n), await guest(`Leaver ${n}`, n + 1)];
    const me = (await leaver.ask('GET /api/me', whoSchema)).me!.person.id;
    ids.push(me);
    const login = `leaver-${n}`;
    await leaver.ask('POST /api/me/password', whoSchema, { login, password: PASSWORD });
    const { me: other } = await host.ask('GET /api/me', whoSchema);
    const talked = await make(host, { game: 'keltis', seats: 3 });
    await act(leaver, talked.table, { type: 'sit' });
    const tables = await Promise.all(Array.from({ length: EACH }, () => make(host, OPEN)));
    const doer = (k: number): Visitor => through(at(k), leaver);
    const acts = tables.flatMap(({ table }, k) => [
      () => doer(k).send(`POST /api/tables/${table}/acts`, { id: randomUUID(), act: { type: 'sit' } }),
      () => doer(k + 1).send('POST /api/tables', OPEN),
      () => doer(k).send('POST /api/me/tokens', { label: `token ${k}` }),
      () =>
        doer(k).send(`POST /api/tables/${talked.table}/acts`, {
          id: randomUUID(),
          act: { type: 'chat', text: `secret words ${k}` },
        }),
    ]);
    const others = [
      () => doer(0).send(`POST /api/events/${evening}/acts`, { id: randomUUID(), act: { type: 'join' } }),
      () => doer(1).send('POST /api/events', { game: 'keltis', seats: 2, deals: 1 }),
      () => doer(1).send('POST /api/me/device-code'),
      () => doer(0).send('POST /api/me/passkeys/options'),
      () => doer(1).send('POST /api/sign-in', { login, password: PASSWORD }),
      () => doer(0).send('PUT /api/me/push', new Receiver(`https://push.example/${me}`).subscription),
      () => doer(0).send('PATCH /api/me/people/x', { friend: true }),
      () => doer(1).send(`PATCH /api/me/people/${other!.person.id}`, { friend: true }),
      () => through(at(0), host).send(`PATCH /api/me/people/${me}`, { friend: true }),
      () => doer(1).send(`POST /api/tables/${talked.table}/invitations`, { person: other!.person.id }),
      () => through(at(1), host).send(`POST /api/tables/${talked.table}/invitations`, { person: me }),
      () => doer(0).send('POST /api/reports', { person: other!.person.id, text: 'about them' }),
      () => doer(1).send('POST /api/quick-match', { ...QUICK }),
    ];
    const all = [...acts, ...others];
    // In the middle of them, at another place with each.
    const half = Math.floor((all.length * n) / GUESTS);
    const before = all.slice(0, half).map((doIt) => doIt());
    const gone = doer(0).send('DELETE /api/me');
    const after = all.slice(half).map((doIt) => doIt());
    const answers = await Promise.all([...before, ...after]);
    expect((await gone).status).toBe(200);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  };
  await Promise.all(Array.from({ length: GUESTS }, (_, n) => deleteOne(n)));
  return ids;
}

const QUICK = { game: 'keltis', seats: 2, least: 2, pace: { kind: 'untimed' } };

test('guests who delete themselves while much of theirs is under way leave nothing that names them', async () => {
  await using serving = await Serving.start();
  const people = await deleteAmidActs([serving.url]);
  expect(await rowsNaming(serving, people)).toEqual({});
  expect(await readable(serving, 'secret words')).toBe(0);
});

test('nothing can be read of guests who go on talking while they delete themselves', async () => {
  await using serving = await Serving.start();
  const host = await serving.guest('Ann');
  const { table } = await make(host, { game: 'keltis', seats: 2 });
  await act(host, table, { type: 'settle', openChat: true });
  await Promise.all(
    Array.from({ length: 16 }, async (_, n) => {
      const guest = await serving.guest(`Guest ${n}`);
      const chat = (k: number) => {
        const asked = { id: randomUUID(), act: { type: 'chat', text: `secret words ${n} ${k}` } };
        return guest.send(`POST /api/tables/${table}/acts`, asked);
      };
      const before = chat(0);
      const gone = guest.send('DELETE /api/me');
      await Promise.all([before, gone, ...[1, 2, 3, 4].map(chat)]);
    }),
  );
  expect(await readable(serving, 'secret words')).toBe(0);
  expect(JSON.stringify(await look(host, table))).not.toContain('secret words');
});

test('a server that starts finishes a deletion in the middle of which it was killed', async () => {
  await using serving = await Serving.start();
  const [ann, eve] = [await serving.guest('Ann'), await serving.guest('Eve')];
  const { table } = await make(ann, { game: 'keltis', seats: 2 });
  await act(eve, table, { type: 'sit' });
  await act(eve, table, { type: 'chat', text: 'secret words' });
  const { id } = (await eve.ask('GET /api/me', whoSchema)).me!.person;
  await serving.stop();
  const db = new DatabaseSync(join(serving.data, 'quartet.db'));
  db.prepare('delete from person where id = ?').run(id);
  db.prepare('delete from session where person = ?').run(id);
  db.prepare('insert into deletion (person, at) values (?, 1)').run(id);
  db.close();
  await using next = await Serving.start({ data: serving.data });
  const kept = { data: serving.data };
  await expect.poll(() => rowsNaming(kept, [id]), { timeout: 10_000 }).toEqual({});
  expect(await readable(kept, 'secret words')).toBe(0);
  const visitor = through(next.url, ann);
  expect((await look(visitor, table)).info!.players[1]).toEqual({ kind: 'open' });
});

test(
  'who delete themselves at one of two nodes leave nothing, neither stored nor in the memory of the other',
  LONG,
  async () => {
    await using postgres = await lendDatabase();
    const kept = { database: postgres.url };
    await using one = await Serving.start(kept);
    await using two = await Serving.start(kept);
    const people = await deleteAmidActs([one.url, two.url]);
    const [ann, eve] = [await one.guest('Ann'), await one.guest('Eve')];
    const { table } = await make(ann, { game: 'keltis', seats: 2 });
    await act(eve, table, { type: 'sit' });
    await act(eve, table, { type: 'chat', text: 'secret words' });
    const seen = async () => JSON.stringify(await look(through(two.url, ann), table));
    expect(await seen()).toContain('secret words');
    await eve.send('DELETE /api/me');
    await expect.poll(seen, { timeout: 10_000 }).not.toContain('secret words');
    expect(await rowsNaming(kept, people)).toEqual({});
    expect(await readable(kept, 'secret words')).toBe(0);
  },
);
