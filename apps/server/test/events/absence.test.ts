import { expect, onTestFinished, test } from 'vitest';
import { Events } from '../../src/events/events.ts';
import { ANN, Node, temporaryFolder } from '../tables/sitting.ts';

const PACE = { kind: 'live', bank: 3600, increment: 5 } as const;

test('whoever never comes is covered after a while, and the result is nobody’s', async () => {
  using folder = temporaryFolder();
  let running = 0;
  const daytime = Date.now();
  await using node = await Node.start(folder.path, {
    daytime: () => daytime,
    running: () => running,
    working: () => 0,
  });
  const pass = async (seconds: number): Promise<void> => {
    for (let second = 0; second < seconds; second++) {
      running += 1_000;
      await node.tables.time.beat();
    }
  };
  await pass(11);
  const { store, tables } = node;
  const events = new Events({ store, tables, onError: (error) => void node.errors.push(error) });
  onTestFinished(() => events.close());
  const plan = { game: 'keltis', seats: 2, deals: 1, places: 4, pace: PACE } as const;
  const made = await events.create(ANN, plan);
  if (!made.ok) throw new Error(made.problem.message);
  const { event } = made.value;
  const see = async () => (await events.look(event, ANN.id))!;
  await events.act(event, ANN, 'start-the-evening', { type: 'start' });
  await expect.poll(async () => (await see()).me?.table).not.toBeNull();
  const table = (await see()).me!.table!;
  const cover = async (): Promise<unknown> => {
    await events.seeTo(event);
    const { info } = (await tables.look(table, ANN, 0))!;
    const mine = info!.players.find(({ kind }) => kind === 'person');
    return mine?.kind === 'person' ? mine.cover : 'gone';
  };
  await pass(60);
  expect(await cover()).toBeNull();
  await pass(90);
  expect(await cover()).toMatchObject({ level: 'medium' });
  await expect
    .poll(async () => {
      await events.seeTo(event);
      return (await see()).status;
    })
    .toBe('over');
  const { ranking, played } = await see();
  const mine = played[0]!.flatMap(({ seats }) => seats).find(({ player }) => player.kind === 'person');
  expect(mine).toMatchObject({ percent: null, difference: null });
  expect(ranking.map(({ player }) => player.kind)).toEqual(['bot', 'bot', 'bot']);
  expect(node.errors).toEqual([]);
});
