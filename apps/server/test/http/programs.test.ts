import type { TableMessage } from '@quartet/protocol';
import { tableListSchema } from '@quartet/protocol/http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { act, look, make } from './playing.ts';
import { Serving } from './serving.ts';

let serving: Serving;
beforeAll(async () => {
  serving = await Serving.start();
});
afterAll(() => serving?.[Symbol.asyncDispose]());

test('a guest who says that they are a program is shown as one at the table, in lists and to whom they ask', async () => {
  const dot = await serving.program('Dot');
  const mia = await serving.guest('Mia');
  const { table } = await make(mia, {
    game: 'keltis',
    seats: 3,
    listed: true,
    bots: [null, null, { level: 'easy', temper: 'balanced' }],
  });
  await act(dot, table, { type: 'sit' });
  const players = (message: TableMessage) =>
    message.info!.players.flatMap((one) =>
      one.kind === 'person' ? [[one.person.name, one.person.program]] : [],
    );
  const shown = [
    ['Mia', undefined],
    ['Dot', true],
  ];
  expect(players(await look(mia, table))).toEqual(shown);
  const lists = await mia.ask('GET /api/me/tables', tableListSchema);
  expect(lists.tables.find(({ id }) => id === table)!.players[1]).toMatchObject({
    person: { program: true },
  });
  await act(mia, table, { type: 'start' });
  const second = await serving.program('Bit');
  await act(second, table, { type: 'ask', what: 'seat' });
  expect((await look(mia, table)).info!.asking!.by).toMatchObject({ name: 'Bit', program: true });
});
