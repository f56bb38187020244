import {
  deviceCodeSchema,
  doneSchema,
  passkeyOptionsSchema,
  sessionsSchema,
  signedInSchema,
  whoSchema,
} from '@quartet/protocol/http';
import { LONG } from '@quartet/testkit/long';
import { SoftKey } from '@quartet/testkit/passkeys';
import { lendDatabase } from '@quartet/testkit/postgres';
import { expect, test } from 'vitest';
import { act, begun, look, playOut } from '../http/playing.ts';
import { Serving } from '../http/serving.ts';

test('people come, sign in, play and leave on PostgreSQL as on the embedded store', LONG, async () => {
  await using postgres = await lendDatabase();
  await using serving = await Serving.start({ database: postgres.url });
  const [ann, bob] = [await serving.guest('Ann'), await serving.guest('Bob')];
  const password = { login: 'ann', password: 'correct horse battery' };
  const { me } = await ann.ask('POST /api/me/password', whoSchema, password);
  expect(await bob.fail('POST /api/me/password', password)).toMatchObject({
    status: 409,
    code: 'taken-name',
  });
  const signedIn = await serving.visitor().ask('POST /api/sign-in', signedInSchema, password);
  expect(signedIn.me).toEqual(me);

  const { code } = await ann.ask('POST /api/me/device-code', deviceCodeSchema);
  await serving.visitor().ask('POST /api/sign-in/device', signedInSchema, { code });
  expect((await serving.visitor().fail('POST /api/sign-in/device', { code })).code).toBe('bad-code');
  const { sessions } = await ann.ask('GET /api/me/sessions', sessionsSchema);
  expect(sessions).toHaveLength(3);
  const other = sessions.find(({ here }) => !here)!;
  await ann.ask(`DELETE /api/me/sessions/${other.id}`, doneSchema);

  const key = new SoftKey(serving.url);
  const { challenge } = await ann.ask('POST /api/me/passkeys/options', passkeyOptionsSchema);
  await ann.ask('POST /api/me/passkeys', whoSchema, key.register(challenge));
  const asked = await serving.visitor().ask('POST /api/sign-in/passkey/options', passkeyOptionsSchema);
  const answer = key.answer(asked.challenge);
  const back = await serving.visitor().ask('POST /api/sign-in/passkey', signedInSchema, answer);
  expect(back.me.person).toEqual(me!.person);

  const { table } = await begun([ann, bob], { game: 'keltis', seats: 2 });
  await act(ann, table, { type: 'chat', text: 'my own words' });
  await playOut([ann, bob], table, 6);
  const mine = await (await ann.send('GET /api/me/export')).json();
  expect(mine).toMatchObject({ tables: [{ id: table }], said: [{ text: 'my own words' }] });
  await ann.ask('DELETE /api/me', doneSchema);
  const left = await look(bob, table);
  expect(JSON.stringify(left)).not.toMatch(/my own words|"Ann"/);
  expect(left.info!.players[0]).toMatchObject({ kind: 'bot' });
});
