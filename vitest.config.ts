import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/longest-first.ts';
import { TenSlowest } from './tools/ten-slowest.ts';
import { WhatWasSkipped } from './tools/what-was-skipped.ts';

/** Rules and bots: no files, no processes, no clock. */
const PURE = ['games/*/test/**/*.test.ts', 'packages/{core,bots,events,testkit}/test/**/*.test.ts'];

export default defineConfig({
  test: {
    // Whole games and command lines take longer than a unit test, and CI machines are slow.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // Much of the time a test waits for a browser or a server: a core left to them alone would idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    reporters: ['default', new TenSlowest(), new WhatWasSkipped()],
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        // These files leave nothing behind that another would meet, so they share what they load.
        test: { name: 'pure', include: PURE, isolate: false },
      },
      {
        test: {
          name: 'node',
          include: [
            'packages/*/test/**/*.test.ts',
            'games/*/test/**/*.test.ts',
            'apps/*/test/**/*.test.ts',
            'tools/test/**/*.test.ts',
            'tools/new-game/*/test/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, 'apps/web/**', ...PURE],
        },
      },
      {
        // What the app works out without a page: no site is built, no browser started.
        test: {
          name: 'web-logic',
          include: ['apps/web/test/logic/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'web',
          include: ['apps/web/test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, 'apps/web/test/logic/**'],
          globalSetup: 'apps/web/test/global-setup.ts',
        },
      },
    ],
  },
});
