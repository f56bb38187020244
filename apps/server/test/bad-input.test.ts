import { connect } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { ServerMessage } from '@quartet/protocol';
import { failureSchema } from '@quartet/protocol/http';
import { LONG, longUnless } from '@quartet/testkit/long';
import { type LentDatabase, lendDatabase } from '@quartet/testkit/postgres';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALLOWED } from '../src/allowed.ts';
import { act, begun, EASY, look, make, playOut } from './http/playing.ts';
import { Serving, type Visitor } from './http/serving.ts';
import { RoughClient } from './live/rough-client.ts';

const SECRET = 'the secret of the administration';

/** Valid but for one place, which becomes anything. */
const FRAMES = [
  { type: 'hello', protocol: 1, token: 'x' },
  { type: 'watch', table: 'TABLE', since: 0 },
  { type: 'unwatch', table: 'TABLE' },
  { type: 'act', table: 'TABLE', id: 'an-act-of-mine', act: { type: 'move', text: 'play 7' } },
  { type: 'act', table: 'TABLE', id: 'another-of-mine', act: { type: 'sit', seat: 0 } },
  { type: 'act', table: 'TABLE', id: 'a-third-of-mine', act: { type: 'swap', seats: [0, 1] } },
  { type: 'ping', n: 1 },
] as const;

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.constantFrom('\u0000', '\ud800', '\u202e\u2066', '\u200b'.repeat(64), '🂡'.repeat(200), '__proto__'),
);
const oddValue = fc.oneof(
  oddText,
  fc.constantFrom(null, -1, -0, 1.5, 1e308, 2 ** 53, true, [], {}, [[[]]]),
  fc.jsonValue(),
);

function spoiled(frame: object, path: readonly string[], value: unknown): object {
  const [key, ...rest] = path;
  const inside = (frame as Record<string, unknown>)[key!];
  const isDeeper = rest.length > 0 && typeof inside === 'object' && inside !== null;
  return { ...frame, [key!]: isDeeper ? spoiled(inside, rest, value) : value };
}

const spoiledFrame = fc
  .tuple(
    fc.constantFrom(...FRAMES),
    fc.constantFrom('type', 'table', 'id', 'act', 'since', 'n', 'x'),
    oddValue,
  )
  .chain(([frame, key, value]) =>
    fc
      .constantFrom([key], ['act', 'type'], ['act', 'seat'], ['act', 'text'])
      .map((path) => JSON.stringify(spoiled(frame, path, value))),
  );
const anyFrame = fc.oneof(
  spoiledFrame,
  fc.jsonValue().map((value) => JSON.stringify(value)),
  oddText,
  fc.nat({ max: 7000 }).map((depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`),
  fc.nat({ max: 2500 }).map((depth) => '{"act":'.repeat(Math.min(2000, depth))),
);

for (const place of ['the embedded store', 'PostgreSQL'])
  describe(`on ${place}`, longUnless(place === 'the embedded store'), () => {
    let postgres: LentDatabase | null = null;
    let serving: Serving;
    let [ann, bob, eve] = [] as unknown as [Visitor, Visitor, Visitor];
    let table = '';
    beforeAll(async () => {
      if (place === 'PostgreSQL') postgres = await lendDatabase();
      serving = await Serving.start({ adminToken: SECRET, ...(postgres && { database: postgres.url }) });
      [ann, bob, eve] = await Promise.all([
        serving.program('Ann'),
        serving.program('Bob'),
        serving.program('Eve'),
      ]);
      ({ table } = await begun([ann, bob], { game: 'linko', seats: 2 }));
    });
    afterAll(async () => {
      await serving?.[Symbol.asyncDispose]();
      await postgres?.[Symbol.asyncDispose]();
    });

    test('whatever a frame says, a problem in one sentence answers it, and the table stays as it is', async () => {
      const before = await look(ann, table);
      let client = await RoughClient.signedIn(serving.url, eve.token);
      let sent = 0;
      await fc.assert(
        fc.asyncProperty(anyFrame, async (text) => {
          // Each connection may send sixty kilobytes at once; the hello counts, and the ping after each frame.
          const count = 1 + Math.max(1, Math.ceil(Buffer.byteLength(text) / ALLOWED.messageUnit));
          sent += count;
          if (sent > ALLOWED.messages.burst / 2) {
            client[Symbol.dispose]();
            client = await RoughClient.signedIn(serving.url, eve.token);
            sent = count;
          }
          for (const answer of await client.send(text.replaceAll('TABLE', table))) expectClear(answer);
          expect(client.socket.readyState).toBe(client.socket.OPEN);
        }),
        { numRuns: 300 },
      );
      client[Symbol.dispose]();
      expect(await look(ann, table)).toEqual(before);
    });

    test('texts that no database likes are refused or kept, never an error of ours', async () => {
      using client = await RoughClient.signedIn(serving.url, eve.token);
      for (const text of ['\u0000', '\ud800', '\u202e', 'x\u0000y', '🂡\u0000']) {
        for (const answer of await client.say({ type: 'watch', table: text, since: 0 })) expectClear(answer);
        for (const answer of await client.say({ type: 'hello', protocol: 1, token: text }))
          expectClear(answer);
        const asked: [string, unknown?][] = [
          ['POST /api/sign-in', { login: text, password: text }],
          ['POST /api/me/tokens', { label: text }],
          ['POST /api/sign-in/code', { code: text }],
          [`DELETE /api/me/sessions/${encodeURIComponent(text.toWellFormed())}`],
          [`DELETE /api/me/passkeys/${encodeURIComponent(text.toWellFormed())}`],
          [`GET /api/codes/${encodeURIComponent(text.toWellFormed())}`],
          [`GET /api/tables/${encodeURIComponent(text.toWellFormed())}`],
          ['PATCH /api/me', { name: text }],
        ];
        for (const [route, body] of asked) {
          const status = (await eve.send(route, body)).status;
          expect([route, status < 500]).toEqual([route, true]);
        }
      }
    });

    test('a NUL is refused alike, wherever it stands and whoever asks', async () => {
      const admin = serving.visitor();
      await admin.send('POST /api/admin/session', { token: SECRET });
      const { table: own } = await make(eve, { game: 'keltis', seats: 2 });
      const asked: [Visitor, string, unknown?][] = [
        [admin, 'GET /api/admin/people?find=%00'],
        [admin, 'GET /api/admin/tables?game=%00'],
        [eve, 'POST /api/sign-in', { login: 'mia', password: 'x\u0000y' }],
        [
          eve,
          `POST /api/tables/${own}/acts`,
          { id: 'a-chat-of-eve', act: { type: 'chat', text: 'x\u0000y' } },
        ],
        [
          eve,
          `POST /api/tables/${own}/acts`,
          { id: 'a-hush-of-eve', act: { type: 'hush', person: '\u0000', on: true } },
        ],
        [eve, 'POST /api/tables', { game: 'linko\u0000', seats: 2 }],
      ];
      for (const [who, route, body] of asked)
        expect([route, (await who.send(route, body)).status]).toEqual([route, 400]);
      using client = await RoughClient.signedIn(serving.url, eve.token);
      const chat = { type: 'act', table: own, id: 'another-of-eve', act: { type: 'chat', text: 'x\u0000y' } };
      expect(await client.say(chat)).toMatchObject([{ type: 'problem', problem: { code: 'bad-message' } }]);
    });

    test('a chat of odd signs comes back readable: nothing acts on a screen, nothing turns what others say', async () => {
      const { table: own } = await make(eve, { game: 'keltis', seats: 2 });
      const said = [
        '\u202eabc\u2066',
        'a\ud800b',
        '👨‍👩‍👧‍👦',
        '"\\\n</script>',
        'bell \u0007\u001b[2J\u009b31m',
      ];
      for (const text of said) await act(eve, own, { type: 'chat', text });
      const { news } = await look(eve, own);
      expect(news.flatMap(({ kind, text }) => (kind === 'chatted' ? [text] : []))).toEqual([
        'abc',
        'a\ufffdb',
        '👨‍👩‍👧‍👦',
        '"\\ </script>',
        'bell  [2J 31m',
      ]);
    });

    test.each(['\u0000', ' ', '\u202e', '\u200b\u3164\u2800'])('a chat of %j is refused', async (text) => {
      const mia = await serving.program('Mia');
      const { table: own } = await make(mia, { game: 'keltis', seats: 2 });
      const sent = { id: 'nothing-to-read', act: { type: 'chat', text } };
      expect((await mia.fail(`POST /api/tables/${own}/acts`, sent)).status).toBe(400);
    });
  });

describe('on the live line', () => {
  let serving: Serving;
  let [ann, bob, eve] = [] as unknown as [Visitor, Visitor, Visitor];
  let table = '';
  beforeAll(async () => {
    serving = await Serving.start();
    [ann, bob, eve] = await Promise.all([
      serving.program('Ann'),
      serving.program('Bob'),
      serving.program('Eve'),
    ]);
    ({ table } = await begun([ann, bob], { game: 'linko', seats: 2 }));
  });
  afterAll(() => serving[Symbol.asyncDispose]());

  const codes = (answers: readonly ServerMessage[]): string[] =>
    answers.map((answer) => (answer.type === 'problem' ? answer.problem.code : answer.type));

  test('others may not do what is not theirs', async () => {
    using client = await RoughClient.signedIn(serving.url, eve.token);
    const codeOf = async (what: object): Promise<string[]> =>
      codes(await client.say({ type: 'act', table, id: crypto.randomUUID(), act: what }));
    expect(await codeOf({ type: 'move', text: 'play 7' })).toEqual(['not-seated']);
    expect(await codeOf({ type: 'sit' })).toEqual(['not-open']);
    expect(await codeOf({ type: 'stand' })).toEqual(['not-seated']);
    expect(await codeOf({ type: 'cover', seat: 0 })).toEqual(['not-seated']);
    expect(await codeOf({ type: 'cover', seat: 9 })).toEqual(['no-seat']);
    expect(await codeOf({ type: 'rematch' })).toEqual(['not-seated']);
    expect(await codeOf({ type: 'resume' })).toEqual(['not-seated']);
    for (const type of ['start', 'pause']) expect(await codeOf({ type })).toEqual(['not-host']);
    expect(await codeOf({ type: 'remove', seat: 0 })).toEqual(['not-host']);
    expect(await codeOf({ type: 'extend', seat: 0, seconds: 9 })).toEqual(['not-host']);
  });

  test('not your turn, no such move, a move of long ago: each has its own answer', async () => {
    const looks = await Promise.all([ann, bob].map((who) => look(who, table)));
    const mover = looks.findIndex(({ legal }) => legal);
    const [onTurn, waiting] = mover === 0 ? [ann, bob] : [bob, ann];
    using client = await RoughClient.signedIn(serving.url, onTurn.token);
    using other = await RoughClient.signedIn(serving.url, waiting.token);
    const text = looks[mover]!.legal![0]!;
    const move = { type: 'act', table, id: 'the-very-same', act: { type: 'move', text } };
    const refusal = (answers: readonly ServerMessage[]): unknown =>
      answers.map((answer) => answer.type === 'problem' && answer.problem.refusal?.code);
    expect(refusal(await other.say(move))).toEqual(['not-your-turn']);
    expect(refusal(await client.say({ ...move, act: { type: 'move', text: 'fly' } }))).toEqual([
      'unreadable',
    ]);
    const [done] = await client.say(move);
    expect(done).toMatchObject({ type: 'done', id: move.id });
    expect(await client.say(move)).toEqual([done]);
    // An id belongs to whoever chose it: somebody else's act under it is another act.
    expect(codes(await other.say({ ...move, act: { type: 'chat', text: 'mine' } }))).toEqual(['done']);
  });

  test('who has not said hello, shows a wrong token or speaks another protocol may do nothing', async () => {
    using client = await RoughClient.open(serving.url);
    expect(codes(await client.say({ type: 'watch', table, since: 0 }))).toEqual(['no-hello']);
    expect(codes(await client.say({ type: 'hello', protocol: 2 }))).toEqual(['old-protocol']);
    const stolen = `${ann.token!.slice(0, -1)}${ann.token!.endsWith('A') ? 'B' : 'A'}`;
    expect(codes(await client.say({ type: 'hello', protocol: 1, token: stolen }))).toEqual(['bad-sign-in']);
    expect(codes(await client.say({ type: 'hello', protocol: 1 }))).toEqual(['welcome']);
    const chat = { type: 'act', table, id: 'a-visitors-chat', act: { type: 'chat', text: 'hi' } };
    expect(codes(await client.say(chat))).toEqual(['sign-in']);
    expect(codes(await client.say({ type: 'watch', table: 'none', since: 0 }))).toEqual(['no-table']);
    const [seen] = await client.say({ type: 'watch', table, since: 999_999 });
    expect(seen).toMatchObject({ type: 'table', viewer: 'table', whole: true });
  });

  test('binary frames are refused; frames too big or broken end the line with their code', async () => {
    using client = await RoughClient.signedIn(serving.url, eve.token);
    expect(codes(await client.send(Uint8Array.of(0, 255, 1), true))).toEqual(['bad-message']);
    void client.send('x'.repeat(20_000));
    expect(await client.closed).toBe(1009);
    using broken = await RoughClient.open(serving.url);
    void broken.send(Uint8Array.of(0x22, 0xff, 0xfe, 0x22));
    expect(await broken.closed).toBe(1007);
  });

  test('half a handshake, and a hundred of them, keep nobody else waiting', async () => {
    const port = Number(new URL(serving.url).port);
    const halves = Array.from({ length: 100 }, () => connect(port, '127.0.0.1'));
    for (const half of halves) half.write('GET /live HTTP/1.1\r\nHost: x\r\nUpgrade: webso');
    const bad = connect(port, '127.0.0.1');
    const said = new Promise<string>((resolve) => bad.once('data', (bytes) => resolve(String(bytes))));
    bad.write('GET /live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    expect(await said).toMatch(/^HTTP\/1.1 400/);
    using client = await RoughClient.signedIn(serving.url, ann.token);
    expect(codes(await client.say({ type: 'unwatch', table }))).toEqual([]);
    for (const socket of [...halves, bad]) socket.destroy();
  });

  test('a reader who does not read is cut off, the others play on', LONG, async () => {
    const { table: long } = await make(ann, { game: 'linx', seats: 2, bots: [null, EASY] });
    // A long history makes long messages.
    await act(ann, long, { type: 'start' });
    expect((await playOut([ann], long, 40)).result).toBeNull();
    using slow = await RoughClient.signedIn(serving.url, eve.token);
    slow.socket.pause();
    const asking = setInterval(
      () => slow.socket.send(JSON.stringify({ type: 'watch', table: long, since: 0 })),
      10,
    );
    const connections = async (): Promise<number> =>
      Number(/^quartet_connections (\d+)/m.exec(await (await ann.send('GET /metrics')).text())?.[1]);
    await expect.poll(connections, { interval: 300, timeout: 120_000 }).toBe(0);
    clearInterval(asking);
    expect((await playOut([ann], long)).result).not.toBeNull();
  });

  test('memory stays flat, however much nonsense comes', LONG, async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const used = async (): Promise<number> => {
      for (let i = 0; i < 3; i++) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        collect();
      }
      return process.memoryUsage().heapUsed / 1e6;
    };
    // So short that each counts once.
    const nonsense = fc
      .sample(anyFrame, { numRuns: 55, seed: 5 })
      .map((text) => text.slice(0, ALLOWED.messageUnit / 4));
    const round = async (): Promise<void> => {
      using client = await RoughClient.signedIn(serving.url, eve.token);
      for (const text of nonsense) client.socket.send(text.replaceAll('TABLE', table));
      client.socket.send(JSON.stringify({ type: 'act', table, id: 'x'.repeat(65), act: {} }));
      await expect.poll(() => client.heard.length).toBeGreaterThan(50);
      await eve.send('POST /api/tables', '['.repeat(16_000));
    };
    for (let i = 0; i < 15; i++) await round();
    const before = await used();
    for (let i = 0; i < 40; i++) await round();
    expect((await used()) - before).toBeLessThan(5);
  });
});

/** Strictly shaped, with a code and a sentence; nothing broke on our side. */
function expectClear(answer: ServerMessage): void {
  if (answer.type !== 'problem') return;
  expect(failureSchema.safeParse({ problem: answer.problem }).success).toBe(true);
  expect(answer.problem.code).not.toBe('broken');
  expect(answer.problem.message).toMatch(/^[A-Z].+[.]$/su);
}
