import { expect, test } from 'vitest';
import { act, begun } from '../http/playing.ts';
import { Serving } from '../http/serving.ts';

test('figures count the calls that were made and how they ended', async () => {
  await using serving = await Serving.start();
  const [ann, bob] = [await serving.program('Ann'), await serving.program('Bob')];
  const { table } = await begun([ann, bob], { game: 'keltis', seats: 2 });
  // No name server knows it: names below "invalid" are reserved for that.
  await act(ann, table, { type: 'webhook', url: 'https://nowhere.invalid/' });
  const figures = async () => (await serving.visitor().send('GET /metrics')).text();
  for (const one of [ann, bob, ann, bob, ann, bob]) {
    const look = (await (await one.send(`GET /api/tables/${table}`)).json()) as { legal?: string[] };
    if (look.legal) await one.send(`POST /api/tables/${table}/moves`, { text: look.legal[0] });
  }
  await expect
    .poll(figures, { timeout: 10_000 })
    .toMatch(/quartet_calls_total\{kind="webhook",outcome="(failed|hung)"\} [1-9]/);
});
