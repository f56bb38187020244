import { winnerOf } from '@quartet/protocol/series';
import { expect, test } from 'vitest';
import { ANN, BOB, Guest, Node, temporaryFolder } from './sitting.ts';

const GOAL = { kind: 'first', wins: 2 } as const;

test('a series goes on from match to match, everybody agrees to its goal, and after its winner another begins', async () => {
  using folder = temporaryFolder();
  await using node = await Node.start(folder.path);
  let table = await node.make(ANN, {
    game: 'keltis',
    seats: 2,
    series: { kind: 'best', of: 3 },
    rated: false,
  });
  await node.act(table, BOB, { type: 'sit' });
  expect(await node.act(table, ANN, { type: 'settle', series: GOAL })).toBe('done');
  expect(await node.act(table, ANN, { type: 'start' })).toBe('not-ready');
  await node.act(table, BOB, { type: 'ready', on: true });
  const wins = new Map<string, number>();
  for (let games = 0; ; games++) {
    const { series, first } = (await node.look(table, ANN)).info!;
    expect(series).toEqual({
      games,
      wins: games === 0 ? {} : { [ANN.id]: wins.get(ANN.id) ?? 0, [BOB.id]: wins.get(BOB.id) ?? 0 },
      goal: GOAL,
    });
    const guests = [ANN, BOB].map((person) => new Guest(node, table, person, `${person.name} ${games}`));
    for (const guest of guests) await guest.sitDown();
    expect(await node.act(table, ANN, { type: 'start' })).toBe('done');
    expect(await node.act(table, ANN, { type: 'settle', series: GOAL })).toBe('not-open');
    await guests[0]!.over;
    for (const guest of guests) guest.leave();
    const { result } = await node.look(table, ANN);
    for (const seat of result!.winners) {
      const { id } = [ANN, BOB][seat]!;
      wins.set(id, (wins.get(id) ?? 0) + 1);
    }
    expect(await node.act(table, BOB, { type: 'rematch' })).toBe('done');
    table = (await node.look(table, ANN)).info!.rematch!;
    const next = (await node.look(table, ANN)).info!;
    if (games > 0) expect(next.first).toBe((first! + 1) % 2);
    if (winnerOf({ games: games + 1, wins: Object.fromEntries(wins), goal: GOAL }) === null) continue;
    expect(next.series).toEqual({ games: 0, wins: {}, goal: GOAL });
    return;
  }
}, 60_000);
