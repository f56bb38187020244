import { expect, test } from 'vitest';
import { ANN, BOB, temporaryFolder } from '../tables/sitting.ts';
import { SilentPort } from '../webhooks/local-target.ts';
import { AlertingNode } from './alerting.ts';
import { PushService, Receiver } from './push-service.ts';

const call = { kind: 'nudged', table: 'T1', game: 'keltis', by: 'Mia' } as const;
const NEVER = 600_000;

test('endpoints of one person that never answer neither delay nor lose the message for another', async () => {
  await using service = await PushService.start();
  await using silent = await SilentPort.start();
  using folder = temporaryFolder();
  const { ports, ...rest } = service.rules;
  const rules = { ...rest, ports: [...ports, silent.port], patience: NEVER };
  await using node = await AlertingNode.start({ data: folder.path }, { rules });
  for (let n = 0; n < 10; n++)
    await node.subscribe(BOB, new Receiver(`https://h${n}.test:${silent.port}/${n}`));
  const receiver = new Receiver(`${service.origin}/send/ann`);
  await node.subscribe(ANN, receiver);
  for (let n = 0; n < 200; n++) node.alerts.call(BOB.id, call);
  await expect
    .poll(() => node.outcomes.filter((outcome) => outcome === 'dropped').length)
    .toBeGreaterThan(900);
  node.alerts.call(ANN.id, call);
  await expect.poll(() => service.received.length).toBe(1);
  expect(receiver.read(service.received[0]!)).toMatchObject({ table: 'T1' });
  expect([silent.open, silent.mostOpen]).toEqual([2, 2]);
  expect(node.errors).toEqual([]);
});

test.each([
  [302, { location: 'https://hook.test/elsewhere' }],
  [429, { 'retry-after': '999999999' }],
  [413, {}],
  [503, { 'retry-after': 'soon' }],
])('a push service that answers %i is asked once, and the subscription stays', async (status, headers) => {
  await using service = await PushService.start();
  using folder = temporaryFolder();
  await using node = await AlertingNode.start({ data: folder.path }, service);
  await node.subscribe(BOB, new Receiver(`${service.origin}/send/a-secret`));
  Object.assign(service, { status, headers });
  node.alerts.call(BOB.id, call);
  await expect.poll(() => node.failures.join()).toContain(String(status));
  expect(node.failures.join()).not.toContain('a-secret');
  expect(await node.alerts.subscriptions.of(BOB.id)).toHaveLength(1);
  service.status = 201;
  node.alerts.call(BOB.id, call);
  await expect.poll(() => service.received.length).toBe(2);
});
