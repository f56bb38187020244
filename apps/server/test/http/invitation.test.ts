import { madeEventSchema } from '@quartet/protocol/events';
import { madeTableSchema, seqSchema } from '@quartet/protocol/http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Serving } from './serving.ts';

describe('a link that people send', () => {
  let serving: Serving;
  beforeAll(async () => {
    serving = await Serving.start();
  });
  afterAll(() => serving[Symbol.asyncDispose]());

  async function made(listed: boolean) {
    const host = await serving.guest('Ada <script>');
    return host.ask('POST /api/tables', madeTableSchema, { game: 'keltis', seats: 3, listed, rated: false });
  }

  const page = async (path: string, language = 'en') => {
    const answer = await fetch(`${serving.url}${path}`, { headers: { 'accept-language': language } });
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
  };

  test('names the game and the terms, has a picture, and leads to the table', async () => {
    const { url, code, table } = await made(true);
    expect(url).toBe(`${serving.url}/t/${code}`);
    const { status, type, text } = await page(`/t/${code.toLowerCase()}`);
    expect([status, type]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).toContain('og:title" content="Play Keltis');
    expect(text).toContain('2 of 3 seats are free · no clock · casual');
    expect(text).toContain(`og:image" content="${serving.url}/invite/keltis.png"`);
    expect(text).toContain(`url=/#/online/${table}`);
    expect(text).not.toContain('<script');
    expect(text).toContain('Ada &#60;script&#62;');
  });

  test('speaks the language of whoever opens it', async () => {
    const { code } = await made(true);
    expect((await page(`/t/${code}`, 'de-AT,de;q=0.9,en;q=0.5')).text).toContain('Spiel Keltis');
    expect((await page(`/t/${code}`, 'fr')).text).toContain('Play Keltis');
  });

  test('to a table that is not listed names nobody', async () => {
    const { code } = await made(false);
    expect((await page(`/t/${code}`)).text).not.toContain('Ada');
  });

  test('to no table and no evening says so', async () => {
    for (const path of ['/t/AAAAAA', '/t/x', '/t/%3Cscript%3E', '/e/AAAAAA', '/e/x', '/e/%3Cscript%3E']) {
      const { status, text } = await page(path);
      expect(status).toBe(404);
      expect(text).not.toContain('<script');
    }
  });

  test('to an evening tells the game and the terms, and names nobody', async () => {
    const host = await serving.guest('Ada');
    const plan = { game: 'keltis', seats: 2, deals: 6 };
    const { event, code, url } = await host.ask('POST /api/events', madeEventSchema, plan);
    expect(url).toBe(`${serving.url}/e/${code}`);
    const { status, text } = await page(`/e/${code.toLowerCase()}`);
    expect(status).toBe(200);
    expect(text).toContain('og:title" content="Play Keltis');
    expect(text).toContain('a duplicate evening');
    expect(text).toContain('The same deals at every table · 6 deals · tables of 2 · live, with a clock');
    expect(text).toContain(`og:image" content="${serving.url}/invite/keltis.png"`);
    expect(text).toContain(`url=/#/online/e.${event}`);
    expect(text).not.toContain('Ada');
    expect((await page(`/e/${code}`, 'de')).text).toContain('ein Duplikat-Abend');
    // A table's letters open no evening, and the other way round.
    expect((await page(`/t/${code}`)).status).toBe(404);
    expect((await page(`/e/${(await made(true)).code}`)).status).toBe(404);
  });

  test.each(['t', 'e'])('cannot be tried by the thousand (/%s)', async (door) => {
    await using limited = await Serving.start({ rate: 8 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => fetch(`${limited.url}/${door}/AAAAAA`)),
    );
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(10);
  });

  test('terms: shown to all, changed by the host, and agreed to anew before the start', async () => {
    const host = await serving.guest('Ada');
    const guest = await serving.guest('Ben');
    const plan = { game: 'keltis', seats: 2, rated: false };
    const { table } = await host.ask('POST /api/tables', madeTableSchema, plan);
    let acts = 0;
    const act = (who: typeof host, what: object) =>
      who.ask(`POST /api/tables/${table}/acts`, seqSchema, { id: `terms-${acts++}-000`, act: what });
    const info = async () => {
      const answer = await fetch(`${serving.url}/api/tables/${table}`);
      return ((await answer.json()) as { info: { rated: boolean; ready: string[]; pace: object } }).info;
    };
    await act(guest, { type: 'sit' });
    expect(await info()).toMatchObject({ rated: false, ready: [expect.any(String), expect.any(String)] });
    await act(host, { type: 'settle', rated: true, pace: { kind: 'days', days: 7 } });
    expect(await info()).toMatchObject({ rated: true, pace: { days: 7 } });
    expect((await info()).ready).toHaveLength(1);
    await expect(act(host, { type: 'start' })).rejects.toThrow(/agreed/);
    await act(guest, { type: 'ready', on: true });
    await act(host, { type: 'start' });
    expect((await info()).ready).toBe(undefined);
  });
});
