import { expect, test } from 'vitest';
import { begun, look } from '../http/playing.ts';
import { Serving, type Visitor } from '../http/serving.ts';
import { Truth } from './truth.ts';

const TABLES = 16;
const REFUSALS = 40;

interface Sitting {
  readonly table: string;
  /** Not the one who must decide. */
  readonly waiting: Visitor;
  /** How many moves the hidden hand of the other one allows. */
  readonly choices: number;
  readonly times: number[];
}

async function sitDown(serving: Serving, players: readonly [Visitor, Visitor]): Promise<Sitting> {
  const { table } = await begun(players, { game: 'linko', seats: 2, options: { duel: false } });
  const looks = await Promise.all(players.map((player) => look(player, table)));
  const waiting = players[looks.findIndex(({ legal }) => !legal)]!;
  return { table, waiting, choices: new Truth(serving.data, table).match!.moves().length, times: [] };
}

test('how long a refusal takes tells nothing of the hand whose turn it is', async () => {
  await using serving = await Serving.start();
  const players = [await serving.program('Host'), await serving.program('Guest')] as const;
  const sittings: Sitting[] = [];
  for (let i = 0; i < TABLES; i++) sittings.push(await sitDown(serving, players));
  // Round and round, so that what else the machine does falls on all alike.
  for (let round = 0; round < REFUSALS; round++) {
    for (const { table, waiting, times } of sittings) {
      const start = performance.now();
      const { code } = await waiting.fail(`POST /api/tables/${table}/moves`, { text: 'play 1' });
      times.push(performance.now() - start);
      expect(code).toBe('refused');
    }
  }
  const byChoices = sittings.toSorted((a, b) => a.choices - b.choices);
  const [few, many] = [byChoices.slice(0, TABLES / 4), byChoices.slice(-TABLES / 4)];
  expect(many.at(-1)!.choices).toBeGreaterThan(few[0]!.choices);
  expect(quick(many) / quick(few)).toBeLessThan(2);
  expect(quick(few) / quick(many)).toBeLessThan(2);
});

/** What every tenth stays below: the slower ones tell of the machine's other work. */
function quick(sittings: readonly Sitting[]): number {
  const all = sittings.flatMap(({ times }) => times).toSorted((a, b) => a - b);
  return all[Math.floor(all.length / 10)]!;
}
