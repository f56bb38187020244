import { expect, test } from 'vitest';
import { legalMoves } from '../../src/http/legal-moves.ts';
import { openStore } from '../../src/store/open-store.ts';
import { Tables } from '../../src/tables/tables.ts';
import type { TurnCall } from '../../src/webhooks/webhooks.ts';
import { ANN, addPeople, BOB, temporaryFolder } from '../tables/sitting.ts';

const HOOK = 'https://cards.example/hook';

test('the host is called once when a turn passes to a person, and not for chat or further decisions', async () => {
  using folder = temporaryFolder();
  const store = await openStore({ data: folder.path });
  await addPeople(store);
  const calls: TurnCall[] = [];
  const errors: unknown[] = [];
  const tables = new Tables(store, {
    botFloor: 0,
    botBudget: 1,
    workers: 0,
    onTurn: (call) => calls.push(call),
    onError: (error) => errors.push(error),
  });
  const made = await tables.create(ANN, { game: 'keltis', seats: 2 });
  if (!made.ok) throw new Error(made.problem.message);
  const { table } = made.value;
  let acts = 0;
  const act = (by: typeof ANN, what: Parameters<Tables['act']>[3]) =>
    tables.act(table, by, `an-act-${acts++}`, what);
  await act(BOB, { type: 'sit' });
  await act(ANN, { type: 'webhook', url: HOOK });
  await act(ANN, { type: 'start' });

  const people = [ANN, BOB];
  const turns: string[] = [];
  for (let decision = 0; decision < 12; decision++) {
    const { actor, legal } = await deciding(tables, table);
    if (turns.at(-1) !== people[actor]!.name) turns.push(people[actor]!.name);
    expect(await act(people[actor]!, { type: 'move', text: legal })).toMatchObject({ ok: true });
    await act(ANN, { type: 'chat', text: 'hm' });
  }
  const { actor } = await deciding(tables, table);
  if (turns.at(-1) !== people[actor]!.name) turns.push(people[actor]!.name);
  // Who starts the match and begins it, too, knows that it is their turn.
  const expected = turns[0] === ANN.name ? turns.slice(1) : turns;
  await expect.poll(() => calls.map(({ name }) => name)).toEqual(expected);
  expect(calls[0]).toEqual({ url: HOOK, host: ANN.id, table, game: 'keltis', name: expected[0] });
  expect(errors).toEqual([]);
  await tables.close();
  await store.close();
});

/** Whose turn it is, and a move they may make. */
async function deciding(tables: Tables, table: string): Promise<{ actor: 0 | 1; legal: string }> {
  const [ann, bob] = await Promise.all([ANN, BOB].map((who) => tables.look(table, who, 0)));
  const actor = ann!.view!.actor as 0 | 1;
  return { actor, legal: legalMoves((actor === 0 ? ann : bob)!)!.legal[0]! };
}
