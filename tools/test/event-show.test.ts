import { LONG } from '@quartet/testkit/long';
import { builtServer } from '@quartet/web/built-server';
import { expect, test } from 'vitest';
import { showEvent } from '../event-show/show.ts';

test('an evening of eight over four deals, killed twice, with a late comer and a drop-out: ranked right, nothing lost, nothing seen', {
  ...LONG,
  timeout: 300_000,
}, async () => {
  const report = await showEvent({
    ...{ game: 'keltis', seats: 2, places: 8, people: 4, deals: 4, kills: 2 },
    patience: 240_000,
    main: await builtServer(),
  });
  expect(report.faults).toEqual([]);
  expect(report.kills).toBe(2);
  expect(report.peeks).toBeGreaterThan(10);
  expect(report.moves).toBeGreaterThan(100);
  // Four bots of places, two that people took or left, four people and the late comer; who dropped out has half of the deals.
  expect(report.ranking).toHaveLength(10);
  expect(report.scored).toMatch(/keltis, 4 deals at 4 tables/);
});
