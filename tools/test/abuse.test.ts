import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LONG } from '@quartet/testkit/long';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KINDS } from '../abuse/kinds.ts';
import { runAbuse } from '../abuse/run.ts';

let data = '';
beforeAll(() => {
  data = mkdtempSync(join(tmpdir(), 'quartet-abuse-'));
});
afterAll(() => rmSync(data, { recursive: true, force: true }));

test(
  'people who just play lose nothing beside those who mean harm, whose every kind is refused',
  LONG,
  async () => {
    const times = { thought: 40, peace: 2_000, abuse: 8_000, rest: 0 };
    const report = await runAbuse({ place: { data }, tables: 4, workers: 1, only: [], ...times });
    expect(report.faults).toEqual([]);
    expect(report.lostLines).toBe(0);
    expect(report.during.acts.count).toBeGreaterThan(20);
    expect(Object.keys(report.tallies).sort()).toEqual(Object.keys(KINDS).sort());
    expect(report.tallies).toMatchObject({
      'oversized bodies': { 'too-big': expect.any(Number) },
      'fuzzed messages': { 'bad-message': expect.any(Number) },
      'certificates of passkeys': { 'bad-sign-in': expect.any(Number) },
      'foreign hosts': { 'wrong-origin': expect.any(Number) },
      'deep JSON': { 'bad-message': expect.any(Number) },
      'inner addresses': { 'bad-webhook': expect.any(Number), 'bad-message': expect.any(Number) },
      'odd upgrades': { 101: expect.any(Number) },
      'many lines': { 'bad-sign-in': expect.any(Number) },
      'odd requests': { closed: expect.any(Number) },
    });
    for (const kind of ['unread pings', 'unread refusals', 'fragments']) {
      expect(report.tallies[kind]).toHaveProperty('closed');
      expect(report.tallies[kind]).not.toHaveProperty('never closed');
    }
  },
);
