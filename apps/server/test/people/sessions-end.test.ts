import {
  deviceCodeSchema,
  doneSchema,
  passkeyOptionsSchema,
  sessionsSchema,
  tokenSchema,
  whoSchema,
} from '@quartet/protocol/http';
import { longUnless } from '@quartet/testkit/long';
import { SoftKey } from '@quartet/testkit/passkeys';
import { type LentDatabase, lendDatabase } from '@quartet/testkit/postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { act, look, make } from '../http/playing.ts';
import { Serving, Visitor } from '../http/serving.ts';
import { RoughClient } from '../live/rough-client.ts';

/** One node on the embedded store, two on PostgreSQL: what is done at the first counts at the last. */
for (const place of ['the embedded store', 'PostgreSQL'])
  describe(`on ${place}`, longUnless(place === 'the embedded store'), () => {
    let postgres: LentDatabase | null = null;
    let nodes: Serving[] = [];
    beforeAll(async () => {
      if (place === 'PostgreSQL') postgres = await lendDatabase();
      const start = () => Serving.start(postgres ? { database: postgres.url } : {});
      nodes = postgres ? [await start(), await start()] : [await start()];
    });
    afterAll(async () => {
      for (const node of nodes) await node[Symbol.asyncDispose]();
      await postgres?.[Symbol.asyncDispose]();
    });

    const here = (): Serving => nodes[0]!;
    const there = (): Serving => nodes.at(-1)!;

    /** How the line ended, if it did so soon: a second, and two more for a busy machine. */
    function endOf(client: RoughClient): Promise<number | 'open'> {
      const late = new Promise<'open'>((resolve) => setTimeout(resolve, 3_000, 'open'));
      return Promise.race([client.closed, late]);
    }

    async function withToken(name: string): Promise<{ mia: Visitor; id: string; token: string }> {
      const mia = await here().guest(name);
      return { mia, ...(await mia.ask('POST /api/me/tokens', tokenSchema, { label: 'my bot' })) };
    }

    test('a revoked session ends its open lines within a second, and those only', async () => {
      const { mia, id, token } = await withToken('Mia');
      const other = await mia.ask('POST /api/me/tokens', tokenSchema, { label: 'another' });
      using line = await RoughClient.signedIn(there().url, token);
      using kept = await RoughClient.signedIn(there().url, other.token);
      await mia.ask(`DELETE /api/me/sessions/${id}`, doneSchema);
      expect(await endOf(line)).toBe(4401);
      expect((await new Visitor(there().url, token).send('GET /api/me')).status).toBe(401);
      expect(kept.socket.readyState).toBe(kept.socket.OPEN);
    });

    test('whoever deletes their data is gone from every table within a second', async () => {
      const { mia, token } = await withToken('Mia');
      const { table } = await make(mia, { game: 'keltis', seats: 2 });
      using line = await RoughClient.signedIn(there().url, token);
      await line.say({ type: 'watch', table, since: 0 });
      await mia.ask('DELETE /api/me', doneSchema);
      expect(await endOf(line)).toBe(4401);
    });

    test('a request that waits for news is answered to nobody whose session has ended meanwhile', async () => {
      const { mia, id, token } = await withToken('Mia');
      const { table } = await make(mia, { game: 'keltis', seats: 2 });
      const bot = new Visitor(there().url, token);
      const { seq } = await look(bot, table);
      const waiting = bot.send(`GET /api/tables/${table}?since=${seq}&wait=20`);
      await look(bot, table);
      await mia.ask(`DELETE /api/me/sessions/${id}`, doneSchema);
      await new Promise((resolve) => setTimeout(resolve, 500));
      await act(mia, table, { type: 'settle', listed: true });
      expect((await waiting).status).toBe(401);
    });

    test('the first password ends all other sessions, and codes that would open one', async () => {
      const { mia, token } = await withToken('Mia');
      using thief = await RoughClient.signedIn(there().url, token);
      const { code } = await new Visitor(here().url, token).ask('POST /api/me/device-code', deviceCodeSchema);
      const login = `mia-${token.slice(-6).replaceAll(/\W|_/g, 'x')}`;
      await mia.ask('POST /api/me/password', whoSchema, { login, password: 'correct horse battery' });
      expect(await endOf(thief)).toBe(4401);
      expect((await here().visitor().fail('POST /api/sign-in/device', { code })).code).toBe('bad-code');
      expect((await mia.ask('GET /api/me/sessions', sessionsSchema)).sessions).toMatchObject([
        { here: true },
      ]);
    });

    test('the first passkey ends all other sessions, a second one does not', async () => {
      const { mia, token } = await withToken('Mia');
      using thief = await RoughClient.signedIn(there().url, token);
      const add = async (): Promise<void> => {
        const { challenge } = await mia.ask('POST /api/me/passkeys/options', passkeyOptionsSchema);
        await mia.ask('POST /api/me/passkeys', whoSchema, new SoftKey(here().url).register(challenge));
      };
      await add();
      expect(await endOf(thief)).toBe(4401);
      await mia.ask('POST /api/me/tokens', tokenSchema, { label: 'my new bot' });
      await add();
      expect((await mia.ask('GET /api/me/sessions', sessionsSchema)).sessions).toHaveLength(2);
    });
  });
