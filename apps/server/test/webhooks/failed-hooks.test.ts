import { expect, test } from 'vitest';
import type { CallOutcome } from '../../src/webhooks/call-queue.ts';
import { Webhooks } from '../../src/webhooks/webhooks.ts';
import { LocalTarget } from './local-target.ts';

test('at most 1,000 failed webhooks wait for another try; what is beyond that is counted', async () => {
  await using target = await LocalTarget.start((socket) => void socket.end());
  const outcomes: CallOutcome[] = [];
  const nowhere = async () => [];
  const hooks = new Webhooks((table) => table, {
    ...target.rules(),
    resolve: nowhere,
    retries: [600_000],
    onOutcome: (outcome) => outcomes.push(outcome),
  });
  for (let n = 0; n < 1_050; n++) {
    hooks.call({ host: `h${n}`, table: `T${n}`, url: target.url, game: 'linko', name: 'Mia' });
    if (n % 50 === 0) await new Promise(setImmediate);
  }
  await expect.poll(() => outcomes.filter((outcome) => outcome === 'failed').length).toBe(1_050);
  expect(outcomes.filter((outcome) => outcome === 'dropped')).toHaveLength(50);
  hooks.close();
});
