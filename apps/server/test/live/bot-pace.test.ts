import { Match, type Shapes } from '@quartet/core';
import { expect, test } from 'vitest';
import { act, look, make } from '../http/playing.ts';
import { Serving } from '../http/serving.ts';
import { Truth } from './truth.ts';

const HARD = { level: 'hard', temper: 'balanced' } as const;
const FLOOR = 100;
const BUDGET = 20;
const DECISIONS = 40;

interface Reply {
  /** From what happened before until the bot's move was written. */
  readonly ms: number;
  readonly choices: number;
}

/** Bots among themselves; how long each took, and between how many moves it had to choose. */
async function repliesOf(serving: Serving, game: string): Promise<Reply[]> {
  const host = await serving.program('Host');
  const { table } = await make(host, { game, seats: 3, bots: [null, HARD, HARD] });
  await act(host, table, { type: 'start' });
  await act(host, table, { type: 'cover', seat: 0 });
  const isEnough = async (): Promise<boolean> => {
    const { ply, result } = await look(host, table);
    return ply! >= DECISIONS || result !== null;
  };
  await expect.poll(isEnough, { timeout: 60_000, interval: 300 }).toBe(true);
  return replies(new Truth(serving.data, table));
}

function replies({ entries, seed, game }: Truth): Reply[] {
  const { seats, options } = entries[0]!.body as { seats: number; options: Shapes['Options'] };
  const first = Number(entries.find(({ kind }) => kind === 'started')!.body.first);
  const match = Match.start(game, { seats, first, options }, seed);
  return entries.flatMap(({ kind, body, at }, index) => {
    if (kind !== 'moved') return [];
    const choices = match.moves().length;
    match.play(Number(body.seat), String(body.text));
    // Around the start the seat was covered, too, while the first bot was thinking.
    if (entries[index - 1]!.kind !== 'moved') return [];
    return [{ ms: at - entries[index - 1]!.at, choices }];
  });
}

test('how long a bot takes tells nothing: never less than the floor, the same with few choices as with many', async () => {
  await using serving = await Serving.start({ botFloor: FLOOR, botBudget: BUDGET, workers: 2 });
  const all = (await Promise.all(['linko', 'keltis'].map((game) => repliesOf(serving, game)))).flat();
  // Timers and the clock of the log are whole milliseconds.
  for (const { ms } of all) expect(ms).toBeGreaterThanOrEqual(FLOOR - 2);
  const byChoices = all.toSorted((a, b) => a.choices - b.choices);
  const quarter = Math.floor(all.length / 4);
  const [few, many] = [byChoices.slice(0, quarter), byChoices.slice(-quarter)];
  expect(many[0]!.choices).toBeGreaterThan(2 * few.at(-1)!.choices);
  expect(quick(many) / quick(few)).toBeLessThan(1.5);
  expect(quick(few) / quick(many)).toBeLessThan(1.5);
});

/** What every fifth stays below: the slower ones tell of the machine's other work. */
function quick(replies: readonly Reply[]): number {
  return replies.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(replies.length / 5)]!;
}
