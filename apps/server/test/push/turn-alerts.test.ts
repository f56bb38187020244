import { longUnless } from '@quartet/testkit/long';
import { type LentDatabase, lendDatabase } from '@quartet/testkit/postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { legalMoves } from '../../src/http/legal-moves.ts';
import type { StorePlace } from '../../src/store/open-store.ts';
import { ANN, BOB, temporaryFolder } from '../tables/sitting.ts';
import { AlertingNode } from './alerting.ts';
import { PushService, Receiver, signedBy } from './push-service.ts';

const aWhile = () => new Promise((resolve) => setTimeout(resolve, 150));

let service: PushService;
beforeAll(async () => {
  service = await PushService.start();
});
afterAll(() => service[Symbol.asyncDispose]());
beforeEach(() => {
  service.received.length = 0;
  service.status = 201;
});

for (const kind of ['the embedded store', 'two nodes on PostgreSQL'])
  describe(`turn alerts, ${kind}`, longUnless(kind === 'the embedded store'), () => {
    let postgres: LentDatabase | null = null;
    let nodes: [AlertingNode, AlertingNode];
    let folder: ReturnType<typeof temporaryFolder>;
    beforeAll(async () => {
      folder = temporaryFolder();
      if (kind !== 'the embedded store') postgres = await lendDatabase();
      const place: StorePlace = postgres ? { database: postgres.url } : { data: folder.path };
      const first = await AlertingNode.start(place, service, 300);
      nodes = [first, postgres ? await AlertingNode.start(place, service, 300) : first];
    });
    beforeEach(() => nodes[0].store.db.deleteFrom('push').execute());
    afterAll(async () => {
      for (const node of new Set(nodes)) await node[Symbol.asyncDispose]();
      await postgres?.[Symbol.asyncDispose]();
      folder[Symbol.dispose]();
    });

    test('who is not at a slow table is told once per turn, in their language, encrypted and signed', async () => {
      const [node] = nodes;
      const receiver = new Receiver(`${service.origin}/send/secret-of-bob`, 'de');
      await nodes[1].subscribe(BOB, receiver);
      const table = await node.begin({ pace: { kind: 'days', days: 3 } });
      // If Bob begins, he is told of that first.
      const isBobs = (await node.passTo(ANN, table)) > 0;
      if (isBobs) await expect.poll(() => service.received.length).toBe(1);
      service.received.length = 0;
      await node.passTo(BOB, table);
      await expect.poll(() => service.received.length).toBe(1);
      await node.act(table, ANN, { type: 'chat', text: 'your turn' });
      await aWhile();
      expect(service.received).toHaveLength(1);
      const [message] = service.received;
      const seen = (await node.tables.look(table, null, 0))!.view as unknown as { pile: { count: number } };
      expect(receiver.read(message!)).toEqual({
        table,
        game: 'keltis',
        title: 'Du bist dran: Keltis',
        body: `Noch ${seen.pile.count} Karten`,
      });
      expect(message!.path).toBe('/send/secret-of-bob');
      expect(message!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' });
      expect(Number(message!.headers.ttl)).toBeGreaterThan(2 * 86_400);
      expect(String(message!.headers.topic)).toMatch(/^[\w-]{32}$/);
      const { key, claims } = signedBy(message!);
      expect(key).toBe(nodes[1].alerts.publicKey);
      expect(claims).toMatchObject({ aud: service.origin, sub: 'mailto:host@cards.example' });
      await node.passTo(ANN, table);
      await node.passTo(BOB, table);
      await expect.poll(() => service.received.length).toBe(2);
      expect([node.errors, node.failures]).toEqual([[], []]);
    });

    test('whoever is nudged is told who waits; not by somebody they keep away', async () => {
      const [node] = nodes;
      const receiver = new Receiver(`${service.origin}/send/nudged`, 'de');
      await node.subscribe(BOB, receiver);
      const made = await node.tables.create(ANN, { game: 'keltis', seats: 2 });
      if (!made.ok) throw new Error('not made');
      const { table } = made.value;
      await node.act(table, BOB, { type: 'sit' });
      await node.act(table, ANN, { type: 'nudge', seat: 1 });
      await expect.poll(() => service.received.length).toBe(1);
      const told = { table, game: 'keltis', title: 'Ann wartet auf dich', body: 'Keltis' };
      expect(receiver.read(service.received[0]!)).toEqual(told);
      const bond = { person: BOB.id, other: ANN.id, kind: 'block', at: 1 };
      await node.store.db.insertInto('bond').values(bond).execute();
      node.alerts.nudge({ table, game: 'keltis', person: BOB.id, by: ANN });
      await aWhile();
      expect(service.received).toHaveLength(1);
      await node.store.db.deleteFrom('bond').execute();
    });

    test('who looks at the table, through whichever node, is not told, unless they are gone soon after', async () => {
      const [node, other] = nodes;
      const table = await node.begin();
      await node.subscribe(BOB, new Receiver(`${service.origin}/send/b`));
      await node.passTo(ANN, table);
      const leave = await other.tables.watch(table, { person: BOB, tell: () => undefined }, 0);
      await expect
        .poll(
          async () =>
            (await node.tables.decision(table))?.person === ANN.id && (await isBobHere(node, table)),
        )
        .toBe(true);
      service.received.length = 0;
      await node.passTo(BOB, table);
      await aWhile();
      expect(service.received).toEqual([]);
      leave!();
      await expect.poll(() => service.received.length, { timeout: 3_000 }).toBe(1);
      await aWhile();
      expect(service.received).toHaveLength(1);
    });

    test('tables with a running clock, and seats that a bot plays, are not told of', async () => {
      const [node] = nodes;
      await node.subscribe(BOB, new Receiver(`${service.origin}/send/b`));
      const live = await node.begin({ pace: { kind: 'live', bank: 600, increment: 0 } });
      await node.passTo(BOB, live);
      const slow = await node.begin();
      await node.act(slow, BOB, { type: 'cover', seat: 1 });
      service.received.length = 0;
      await node.passTo(BOB, slow);
      await aWhile();
      expect(service.received).toEqual([]);
    });

    test('what a standing order decides is not told of; what it leaves to the person is, once', async () => {
      const [node] = nodes;
      const table = await node.begin({ game: 'linko', options: { duel: false } });
      const orders = { choices: { left: 'discard' }, lasts: 'always' } as const;
      await node.act(table, BOB, { type: 'order', orders });
      const receiver = new Receiver(`${service.origin}/send/b`);
      for (;;) {
        const [ann, bob] = await Promise.all([ANN, BOB].map((who) => node.tables.look(table, who, 0)));
        const seat = Number(ann!.view!.actor);
        const { legal } = legalMoves([ann, bob][seat]!)!;
        const isLeft = legal.includes('leave') && seat === 0;
        if (isLeft) await node.subscribe(BOB, receiver);
        if (isLeft) service.received.length = 0;
        // She plays high, he low, single cards both; when he has snatched, she takes it back.
        const singles = legal.filter((text) => /^play \d+$/.test(text));
        const text = isLeft ? 'leave' : ((seat === 0 ? singles.at(-1) : singles[0]) ?? legal[0]!);
        await node.act(table, [ANN, BOB][seat]!, { type: 'move', text });
        if (isLeft) break;
      }
      await expect.poll(() => service.received.length).toBe(1);
      await aWhile();
      expect(service.received).toHaveLength(1);
      const { body } = receiver.read(service.received[0]!);
      expect(body).toMatch(/^\d+ cards in your hand, \d+ left in the pile$/);
      expect((await node.tables.look(table, BOB, 0))!.view).toMatchObject({ phase: 'draw', actor: 1 });
    });

    test.each([404, 410])('a subscription that the push service answers with %i is gone', async (status) => {
      const [node] = nodes;
      await node.subscribe(BOB, new Receiver(`${service.origin}/send/a-secret`));
      service.status = status;
      const table = await node.begin();
      await node.passTo(BOB, table);
      await expect.poll(() => node.alerts.subscriptions.of(BOB.id)).toEqual([]);
      expect(node.failures.join()).toContain(`${new URL(service.origin).host} ${status}`);
      expect(node.failures.join()).not.toContain('a-secret');
    });

    test('a failing push service loses the message, not the subscription and not the move', async () => {
      const [node] = nodes;
      await node.subscribe(BOB, new Receiver(`${service.origin}/send/b`));
      service.status = 500;
      const table = await node.begin();
      await node.passTo(BOB, table);
      await expect.poll(() => service.received.length).toBe(1);
      await aWhile();
      expect(await node.alerts.subscriptions.of(BOB.id)).toHaveLength(1);
      expect((await node.tables.decision(table))?.person).toBe(BOB.id);
    });

    test('it ends with the session it was asked for in', async () => {
      const [node] = nodes;
      const { session } = await node.subscribe(BOB, new Receiver(`${service.origin}/send/b`));
      await node.store.db.deleteFrom('session').where('id', '=', session).execute();
      const table = await node.begin();
      await node.passTo(BOB, table);
      await aWhile();
      expect(service.received).toEqual([]);
      await node.alerts.subscriptions.sweep();
      expect(await node.store.db.selectFrom('push').selectAll().execute()).toEqual([]);
    });

    test('all nodes, and a later start, have the same keys', async () => {
      const place: StorePlace = postgres ? { database: postgres.url } : { data: temporaryFolder().path };
      const started: AlertingNode[] = [];
      for (let n = 0; n < 2; n++) {
        started.push(await AlertingNode.start(place, service));
        if (!postgres) await started[n]![Symbol.asyncDispose]();
      }
      const keys = started.map(({ alerts }) => alerts.publicKey);
      expect(keys[0]).toMatch(/^[\w-]{87}$/);
      expect(keys[1]).toBe(keys[0]);
      if (postgres) expect(keys[0]).toBe(nodes[0].alerts.publicKey);
      if (postgres) for (const node of started) await node[Symbol.asyncDispose]();
    });
  });

async function isBobHere(node: AlertingNode, table: string): Promise<boolean> {
  let isHere = false;
  const tell = (text: string): void => {
    const message = JSON.parse(text);
    if (message.type === 'presence')
      isHere = message.away.some(
        (one: { seat: number; since: number | null }) => one.seat === 1 && one.since === null,
      );
  };
  const stop = await node.tables.watch(table, { person: null, tell }, 0);
  stop!();
  return isHere;
}

test('an endpoint in a private network is refused when it is given, and when its name leads there later', async () => {
  using folder = temporaryFolder();
  await using node = await AlertingNode.start({ data: folder.path }, service);
  const keep = (endpoint: string) =>
    node.alerts.subscriptions.keep(
      { person: BOB, session: 's', renewed: false },
      new Receiver(endpoint).subscription,
    );
  const { port } = new URL(service.origin);
  for (const endpoint of [
    `https://10.0.0.1:${port}/x`,
    `https://[::1]:${port}/x`,
    `https://169.254.169.254:${port}/x`,
    'https://push.example:22/x',
    `http://push.example:${port}/x`,
  ])
    expect(await keep(endpoint)).toMatchObject({
      ok: false,
      problem: { code: 'bad-message', where: 'endpoint' },
    });
  const off = { ...new Receiver(`${service.origin}/x`).subscription };
  const wrong = { ...off, keys: { ...off.keys, p256dh: 'A'.repeat(87) } };
  expect(
    await node.alerts.subscriptions.keep({ person: BOB, session: 's', renewed: false }, wrong),
  ).toMatchObject({ ok: false, problem: { where: 'keys.p256dh' } });

  const rules = { ...service.rules, isAllowed: (address: string) => address !== '127.0.0.1' };
  await using strict = await AlertingNode.start({ data: temporaryFolder().path }, { rules });
  await strict.subscribe(BOB, new Receiver(`${service.origin}/inside`));
  await strict.passTo(BOB, await strict.begin());
  await expect.poll(() => strict.alerts.subscriptions.of(BOB.id)).toEqual([]);
  expect(service.received).toEqual([]);
});
