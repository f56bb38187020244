import { expect, test } from 'vitest';
import { Serving } from '../http/serving.ts';

test('codes of evenings cannot be tried by the thousand, neither by the API nor by links', async () => {
  await using serving = await Serving.start({ rate: 20 });
  for (const path of ['/api/event-codes/ZZZZZZ', '/e/ZZZZZZ']) {
    const stranger = serving.visitor();
    const tries = Array.from({ length: 30 }, () => stranger.send(`GET ${path}`));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    // Both ways count together.
    expect(statuses.filter((status) => status === 404).length).toBeLessThanOrEqual(20);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10);
  }
});
