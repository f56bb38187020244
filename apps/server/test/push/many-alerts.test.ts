import { expect, test } from 'vitest';
import { BOB, temporaryFolder } from '../tables/sitting.ts';
import { AlertingNode } from './alerting.ts';
import { PushService } from './push-service.ts';

const dropped = ({ outcomes }: AlertingNode): number => outcomes.filter((one) => one === 'dropped').length;

test('200 people are looked up at once; further messages are counted as dropped', async () => {
  await using service = await PushService.start();
  using folder = temporaryFolder();
  await using node = await AlertingNode.start({ data: folder.path }, service);
  for (let n = 0; n < 250; n++)
    node.alerts.call(`person ${n}`, { kind: 'nudged', table: 'T1', game: 'keltis', by: 'Mia' });
  expect(dropped(node)).toBe(50);
});

test('10,000 tables wait for a later look at who is there; further ones are counted as dropped', async () => {
  await using service = await PushService.start();
  using folder = temporaryFolder();
  await using node = await AlertingNode.start({ data: folder.path }, service);
  for (let n = 0; n < 10_010; n++) node.alerts.tell({ table: `T${n}`, person: BOB.id, ply: 1, isHere: true });
  expect(dropped(node)).toBe(10);
});
