import { expect, test } from 'vitest';
import { ANN, Node, temporaryFolder } from './sitting.ts';

const HARD = { level: 'hard', temper: 'balanced' } as const;

test('a node that stops while bots think has nothing to complain of', async () => {
  using folder = temporaryFolder();
  const tables: string[] = [];
  await using node = await Node.start(folder.path);
  for (let i = 0; i < 6; i++) {
    const table = await node.make(ANN, { game: 'linko', seats: 3, bots: [HARD, HARD] });
    await node.act(table, ANN, { type: 'start' });
    await node.act(table, ANN, { type: 'stand' });
    tables.push(table);
  }
  await node.tables.close();
  // A step taken now finds no thread to think.
  await node.act(tables[0]!, ANN, { type: 'chat', text: 'Good night!' });
  await node.tables.close();
  expect(node.errors).toEqual([]);
});
