import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { signedInSchema, whoSchema } from '@quartet/protocol/http';
import { expect, test } from 'vitest';
import { RoughClient } from '../live/rough-client.ts';
import { act, begun, look, playOut } from './playing.ts';
import { ServingProcess } from './serving-process.ts';

test('at its most talkative, the log holds no token, password, seed, move, chat or address of a table', async () => {
  await using serving = await ServingProcess.start(['--log', 'debug', '--no-limits']);
  const ann = await serving.visitors.program('Ann');
  const bob = await serving.visitors.guest('Bob');
  const password = 'correct horse battery';
  await bob.ask('POST /api/me/password', whoSchema, { login: 'bob', password });
  await serving.visitors.visitor().ask('POST /api/sign-in', signedInSchema, { login: 'bob', password });
  await serving.visitors.visitor().fail('POST /api/sign-in', { login: 'bob', password: 'my other password' });
  const { table, code } = await begun([ann, bob], { game: 'linko', seats: 2 });
  await act(bob, table, { type: 'chat', text: 'a very private remark' });
  await ann.fail(`POST /api/tables/${table}/moves`, { text: 'an impossible move' });
  await playOut([ann, bob], table, 10);
  await serving.visitors.visitor().send(`GET /api/codes/${code}`);
  const { news } = await look(ann, table);
  const moves = new Set(news.flatMap(({ kind, text }) => (kind === 'moved' ? [text!] : [])));
  const db = new DatabaseSync(join(serving.data, 'quartet.db'), { readOnly: true });
  const seeds = db
    .prepare('select seed from secret')
    .all()
    .map((row) => String(row.seed).split(':')[1]!);
  db.close();
  await serving.stop();
  const secrets = [
    ann.token!,
    bob.cookie!.slice('quartet='.length),
    password,
    'my other password',
    'a very private remark',
    'an impossible move',
    table,
    code,
    ...seeds,
    ...moves,
  ];
  expect([seeds.length, moves.size > 5]).toEqual([1, true]);
  expect(serving.output).toContain('/api/tables/:table/moves');
  for (const secret of secrets) expect(serving.output).not.toContain(secret);
});

test('frames that are too big or broken write nothing into the log', async () => {
  await using serving = await ServingProcess.start(['--log', 'error']);
  for (let n = 0; n < 5; n++) {
    using big = await RoughClient.open(serving.visitors.url);
    await big.send('x'.repeat(100_000));
    await big.closed;
    using broken = await RoughClient.open(serving.visitors.url);
    await broken.send(Uint8Array.of(0xff, 0xfe));
    broken.socket.terminate();
  }
  await serving.stop();
  expect(serving.output).not.toContain('"level":50');
});
