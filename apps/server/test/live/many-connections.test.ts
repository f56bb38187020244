import { expect, test } from 'vitest';
import { ALLOWED } from '../../src/allowed.ts';
import { Serving } from '../http/serving.ts';
import { numbersTo } from '../store/units.ts';
import { RoughClient } from './rough-client.ts';

test('a server closes what is one too many from an address, and lets whoever says hello in', async () => {
  await using serving = await Serving.start({ rate: 1_000 });
  const mia = await serving.program('Mia');
  const silent: RoughClient[] = [];
  for (const _ of numbersTo(ALLOWED.newcomersPerAddress)) silent.push(await RoughClient.open(serving.url));
  const last = await RoughClient.open(serving.url);
  expect(await last.closed).toBe(1013);
  expect(last.heard).toMatchObject([{ type: 'problem', problem: { code: 'too-fast' } }]);
  silent[0]![Symbol.dispose]();
  await silent[0]!.closed;
  await expect
    .poll(async () => (await RoughClient.signedIn(serving.url, mia.token)).heard.map(({ type }) => type))
    .toContain('welcome');
  for (const client of silent) client[Symbol.dispose]();
});

test('without limits, as in load tests, there may be any number', async () => {
  await using serving = await Serving.start();
  const all: RoughClient[] = [];
  for (const _ of numbersTo(ALLOWED.newcomersPerAddress + 5)) all.push(await RoughClient.open(serving.url));
  expect((await all.at(-1)!.say({ type: 'hello', protocol: 1 })).map(({ type }) => type)).toEqual([
    'welcome',
  ]);
  for (const client of all) client[Symbol.dispose]();
});
