import { randomUUID } from 'node:crypto';
import type { Act } from '@quartet/protocol';
import { recordSchema, seqSchema } from '@quartet/protocol/http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { look } from '../http/playing.ts';
import { Serving, type Visitor } from '../http/serving.ts';
import { doAt, open, playMine, see, until } from './evening.ts';

const PLAN = { game: 'combos', seats: 2, deals: 2, rest: 0, places: 4 } as const;

/** Everything that may not be done to a table at which one does not sit. */
const TRIED: readonly Act[] = [
  { type: 'chat', text: 'Which cards have you?' },
  { type: 'sit' },
  { type: 'ask', what: 'seat' },
  { type: 'cover', seat: 0 },
  { type: 'rematch' },
  { type: 'settle', listed: true, openChat: true },
  { type: 'webhook', url: 'https://example.com/' },
  { type: 'move', text: 'draw pile' },
];

/** All that a socket says to this message, until it has answered a ping after it. */
function heardBySocket(who: Visitor | null, url: string, message: object): Promise<string[]> {
  const heard: string[] = [];
  const socket = new WebSocket(`${url.replace('http', 'ws')}/live`);
  return new Promise((resolve, reject) => {
    socket.onerror = () => reject(new Error('the line broke'));
    socket.onopen = () => {
      const token = who?.token ? { token: who.token } : {};
      for (const one of [{ type: 'hello', protocol: 1, ...token }, message, { type: 'ping', n: 1 }])
        socket.send(JSON.stringify(one));
    };
    socket.onmessage = ({ data }) => {
      heard.push(String(data));
      if (JSON.parse(String(data)).type !== 'pong') return;
      socket.close();
      resolve(heard);
    };
  });
}

describe('while a deal is played anywhere', () => {
  let serving: Serving;
  let people: Visitor[];
  let event: string;
  /** Of the two who sit together, and of the other two. */
  let mine: string;
  let theirs: string;
  let partner: Visitor;
  let late: Visitor;
  const sent: string[] = [];

  beforeAll(async () => {
    serving = await Serving.start();
    people = await Promise.all(['Ann', 'Bob', 'Cid', 'Dan'].map((name) => serving.program(name)));
    late = await serving.program('Eve');
    const [ann, ...others] = people as [Visitor, ...Visitor[]];
    event = await open(ann, PLAN);
    for (const one of others) await doAt(one, event, { type: 'join' });
    await doAt(ann, event, { type: 'start' });
    mine = (await until(ann, event, ({ me }) => me?.table != null)).me!.table!;
    for (const one of others) {
      const { table } = (await until(one, event, ({ me }) => me?.table != null)).me!;
      if (table === mine) partner = one;
      else theirs = table!;
    }
    // The others have begun, and said something.
    const elsewhere = people.filter((one) => one !== ann && one !== partner);
    for (const one of elsewhere) if ((await look(one, theirs)).legal) await playMine(one, event, 1);
    await elsewhere[0]!.ask(`POST /api/tables/${theirs}/acts`, seqSchema, {
      id: randomUUID(),
      act: { type: 'chat', text: 'secret words' },
    });
  }, 60_000);
  afterAll(() => serving[Symbol.asyncDispose]());

  /** Those who take part at another table, one who came too late, a stranger with a name and one without. */
  async function outsiders(): Promise<[string, Visitor][]> {
    return [
      ['entrant', people[0]!],
      ['late comer', late],
      ['stranger', await serving.program('Fay')],
      ['visitor', serving.visitor()],
    ];
  }

  async function keep(response: Response): Promise<number> {
    sent.push(await response.text());
    return response.status;
  }

  test('nobody else sees a table, its record or its log by HTTP, nor acts there', async () => {
    for (const [, who] of await outsiders()) {
      for (const path of ['', '?wait=1', '?since=1'])
        expect(await keep(await who.send(`GET /api/tables/${theirs}${path}`))).toBe(404);
      expect(await keep(await who.send(`GET /api/tables/${theirs}/record`))).toBe(409);
      for (const act of TRIED) {
        const status = await keep(
          await who.send(`POST /api/tables/${theirs}/acts`, { id: randomUUID(), act }),
        );
        expect([act.type, status >= 400]).toEqual([act.type, true]);
      }
      expect(await keep(await who.send(`POST /api/tables/${theirs}/moves`, { text: 'draw pile' }))).not.toBe(
        200,
      );
      expect(
        await keep(await who.send(`POST /api/tables/${theirs}/invitations`, { person: 'somebody-else' })),
      ).not.toBe(200);
    }
  });

  test('nobody else hears of it by the socket', async () => {
    for (const [, who] of await outsiders()) {
      const heard = await heardBySocket(who, serving.url, { type: 'watch', table: theirs, since: 0 });
      sent.push(...heard);
      expect(heard.some((text) => text.includes('"no-table"'))).toBe(true);
      expect(heard.some((text) => text.includes('"type":"table"') || text.includes('presence'))).toBe(false);
      const said = { type: 'act', table: theirs, id: randomUUID(), act: TRIED[0] };
      const answered = await heardBySocket(who, serving.url, said);
      sent.push(...answered);
      expect(answered.some((text) => text.includes('"done"'))).toBe(false);
    }
  });

  test('neither lists, codes, links nor the event tell of it', async () => {
    const [ann] = people as [Visitor];
    const elsewhere = people.find((one) => one !== ann && one !== partner)!;
    const { code } = (await look(elsewhere, theirs)).info!;
    for (const [, who] of await outsiders()) {
      for (const path of ['/api/tables', '/api/running-tables', '/api/me/tables', '/api/me/history']) {
        const response = await who.send(`GET ${path}`);
        const text = await response.text();
        sent.push(text);
        expect(text.includes(theirs)).toBe(false);
      }
      expect(await keep(await who.send(`GET /t/${code}`))).toBe(404);
      const event_ = await (await who.send(`GET /api/events/${event}`)).text();
      sent.push(event_, ...(await heardBySocket(who, serving.url, { type: 'follow', event })));
      expect(event_.includes(theirs)).toBe(false);
      expect(await keep(await who.send(`GET /api/events/${event}/file`))).toBe(409);
    }
  });

  test('who came late takes a place with the next deal only', async () => {
    expect(
      (await late.fail(`POST /api/events/${event}/acts`, { id: randomUUID(), act: { type: 'join' } })).code,
    ).toBe('full');
  });

  test('one table is over: its own players get no record, and no result is told, before the other one is', async () => {
    const [ann] = people as [Visitor];
    await Promise.all([playMine(ann, event), playMine(partner, event)]);
    const { round, played, ranking } = await until(ann, event, ({ me }) => me!.isOver);
    expect([round, played, ranking]).toEqual([{ deal: 1, tables: 2, over: 1 }, [], []]);
    for (const who of [ann, late, people.find((one) => one !== ann && one !== partner)!]) {
      expect(await keep(await who.send(`GET /api/tables/${mine}/record`))).toBe(409);
      if (who !== ann) expect(await keep(await who.send(`GET /api/tables/${mine}`))).toBe(404);
      sent.push(JSON.stringify(await see(who, event)));
    }
  }, 60_000);

  test('when both are over both are open, to everybody; the next deal is not', async () => {
    const elsewhere = people.filter((one) => one !== people[0] && one !== partner);
    await Promise.all(elsewhere.map((one) => playMine(one, event)));
    await until(late, event, ({ played }) => played.length === 1);
    const visitor = serving.visitor();
    const first = await visitor.ask(`GET /api/tables/${mine}/record`, recordSchema);
    const second = await visitor.ask(`GET /api/tables/${theirs}/record`, recordSchema);
    const [one, other] = [first, second].map(({ luck }) => luck as { secret: string; seal: string });
    expect(other).toEqual(one);
    expect((await look(late, theirs)).info!.status).toBe('over');
    // Not a byte that an outsider was sent before holds the secret, a seed, or what was said there.
    const before = sent.join('\n');
    expect(before.length).toBeGreaterThan(1_000);
    for (const secret of [one!.secret, String(first.seed), 'secret words'])
      expect(before.includes(secret)).toBe(false);
    const next = (await until(elsewhere[0]!, event, ({ me }) => me?.table != null)).me!.table!;
    expect((await visitor.send(`GET /api/tables/${next}`)).status).toBe(404);
    expect((await visitor.send(`GET /api/tables/${next}/record`)).status).toBe(409);
  }, 60_000);
});
