import type { Act, Person } from '@quartet/protocol';
import { LONG } from '@quartet/testkit/long';
import { describe, expect, test } from 'vitest';
import { dueAfter, type Off } from '../../src/tables/time-off.ts';
import { onBothStores } from './on-both-stores.ts';
import { ANN, BOB } from './sitting.ts';

const HOUR = 3_600_000;

/** When it is due, in UTC. */
function due(since: string, hours: number, off: readonly Off[], zone: string): string {
  return new Date(dueAfter(Date.parse(since), hours * HOUR, off, zone)).toISOString().slice(0, 16);
}

describe('time off, by the clock on the wall', () => {
  test('a night’s rest is as long as the night is: shorter into summer, longer into winter', () => {
    expect(due('2026-01-10T19:00Z', 12, ['nights'], 'Europe/Berlin')).toBe('2026-01-11T17:00');
    // The clock goes from two to three.
    expect(due('2026-03-28T19:00Z', 12, ['nights'], 'Europe/Berlin')).toBe('2026-03-29T16:00');
    // From three back to two.
    expect(due('2026-10-24T18:00Z', 12, ['nights'], 'Europe/Berlin')).toBe('2026-10-25T17:00');
  });

  test('a weekend begins and ends at midnight there', () => {
    expect(due('2026-03-27T17:00Z', 24, ['weekends'], 'Europe/Berlin')).toBe('2026-03-30T16:00');
    expect(due('2026-03-27T17:00Z', 24, ['weekends'], 'America/New_York')).toBe('2026-03-30T17:00');
    expect(due('2026-07-04T10:00Z', 1, ['weekends'], 'UTC')).toBe('2026-07-06T01:00');
  });

  test('both together, and where clocks are half an hour off', () => {
    expect(due('2026-07-03T19:00Z', 2, ['nights', 'weekends'], 'Europe/Berlin')).toBe('2026-07-06T07:00');
    expect(due('2026-07-01T16:15Z', 1, ['nights'], 'Asia/Kolkata')).toBe('2026-07-02T03:15');
  });

  test('without any it is simply so much later; a place nobody knows has the clock of Greenwich', () => {
    expect(due('2026-03-28T19:30Z', 36, [], 'Europe/Berlin')).toBe('2026-03-30T07:30');
    expect(due('2026-07-01T21:00Z', 2, ['nights'], 'Middle/Earth')).toBe('2026-07-02T09:00');
  });
});

onBothStores({ PostgreSQL: LONG }, (place) => {
  let acts = 0;
  const act = async (table: string, by: Person, what: Act): Promise<void> => {
    const outcome = await place.tables.act(table, by, `off-${acts++}-00000000`, what);
    if (!outcome.ok) throw new Error(outcome.problem.message);
  };

  test('the deadline of a decision is by the clock of whoever must make it, after a restart too', async () => {
    const off = ['nights'] as const;
    const zones = ['Europe/Berlin', 'Pacific/Auckland'];
    const made = await place.tables.create(ANN, {
      game: 'linx',
      seats: 2,
      pace: { kind: 'days', days: 0.5, off: [...off] },
      zone: zones[0]!,
    });
    if (!made.ok) throw new Error(made.problem.message);
    const { table } = made.value;
    await act(table, BOB, { type: 'sit', zone: zones[1]! });
    await act(table, ANN, { type: 'start' });
    for (const text of ['draw stock', null]) {
      const { view, clock, news } = (await place.tables.look(table, null, 0))!;
      const actor = view!.actor as number;
      const expected = dueAfter(news.at(-1)!.at, 12 * HOUR, off, zones[actor]!);
      expect(Math.abs(clock!.until! - expected)).toBeLessThan(2_000);
      if (text) await act(table, [ANN, BOB][actor]!, { type: 'move', text });
    }
    const before = (await place.tables.look(table, null, 0))!.clock!.until;
    await place.tables.reread(table);
    expect((await place.tables.look(table, null, 0))!.clock!.until).toBe(before);
  });

  test('in LINX the cards are drawn for whoever ordered it, and then they are asked', async () => {
    const made = await place.tables.create(ANN, { game: 'linx', seats: 2, pace: { kind: 'days', days: 1 } });
    if (!made.ok) throw new Error(made.problem.message);
    const { table } = made.value;
    await act(table, BOB, { type: 'sit' });
    await act(table, ANN, { type: 'start' });
    for (const who of [ANN, BOB])
      await act(table, who, { type: 'order', orders: { choices: { draw: 'stock' }, lasts: 'always' } });
    const look = async () => (await place.tables.look(table, null, 0))!;
    await expect.poll(async () => (await look()).view!.phase).toBe('act');
    const { news } = await look();
    expect(news.filter(({ kind }) => kind === 'moved').map(({ text }) => text)).toContain('draw stock');
  });
});
