import { expect, test } from 'vitest';
import { act, EASY, look, make } from '../http/playing.ts';
import { Visitor } from '../http/serving.ts';
import { ServingProcess } from '../http/serving-process.ts';

const BACK = { type: 'ask', what: 'back' } as const;

/** Ann begins, a bot is next, then comes Bob. */
async function begunBy(ann: Visitor, bob: Visitor): Promise<string> {
  for (;;) {
    const { table } = await make(ann, { game: 'linko', seats: 3, rated: false, bots: [null, EASY, null] });
    await act(bob, table, { type: 'sit' });
    await act(ann, table, { type: 'start' });
    if ((await look(ann, table)).info!.first === 0) return table;
  }
}

test('bots wait while people are asked, kill -9 keeps what was agreed to, and the same yes counts once', async () => {
  await using killed = await ServingProcess.start();
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => killed.visitors.program(name)));
  const table = await begunBy(ann!, bob!);
  const { legal } = await look(ann!, table);
  await act(ann!, table, { type: 'move', text: legal![0]! });
  await act(ann!, table, BACK);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect((await look(ann!, table)).ply).toBe(1);
  const yes = { id: 'yes-00000000', act: { type: 'answer', ask: 1, yes: true } } as const;
  const sent = bob!.send(`POST /api/tables/${table}/acts`, yes).catch(() => null);
  await killed.stop('SIGKILL');
  await sent;
  await using next = await ServingProcess.start([], killed.data);
  const { url } = next.visitors.visitor();
  const [again, other] = [new Visitor(url, ann!.token), new Visitor(url, bob!.token)];
  await other.send(`POST /api/tables/${table}/acts`, yes);
  await other.send(`POST /api/tables/${table}/acts`, yes);
  const { ply, news, view } = await look(again, table);
  expect([ply, view!.actor]).toEqual([0, 0]);
  expect(news.filter(({ kind }) => kind === 'undone')).toHaveLength(1);
}, 60_000);
