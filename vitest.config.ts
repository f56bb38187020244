import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig, type ViteUserConfig } from 'vitest/config';
import { LongestFirst } from './tools/longest-first.ts';
import { TenSlowest } from './tools/ten-slowest.ts';
import { WhatWasSkipped } from './tools/what-was-skipped.ts';

/** Rules and bots: no files, no processes, no clock. */
const PURE = [
  'games/*/test/**/*.test.ts',
  'packages/{core,bots,events,testkit}/test/**/*.test.ts',
  'tools/new-game/*/test/*.test.ts',
];

/** Much is made and soon forgotten: with more room for that, a twentieth of the time is saved. */
const ROOM = ['--max-semi-space-size=32'];

/**
 * Node loads them as they are, as it does outside of tests. Rewritten for Vite, whatever a module takes of another is looked
 * up anew at each use: in bots and rules that was half of the time. `vi.mock` and `vi.resetModules` do nothing here.
 */
const AS_THEY_ARE = { viteModuleRunner: false, nodeLoader: false };

/** Where the app is tested, which only Vite can load, rules and bots are loaded so. */
const RULES_AS_THEY_ARE = { deps: { external: [/[\\/](games|packages)[\\/][\w-]+[\\/]src[\\/]/] } };

/**
 * The parts of the server, the command line that starts it, and what they are made of. Tests of the whole that want a process
 * to themselves lie above its folders.
 */
const SERVER = [
  'apps/server/test/*/**/*.test.ts',
  'apps/cli/test/**/*.test.ts',
  'packages/{arena,deals,protocol,puzzles}/test/**/*.test.ts',
];

const TESTS = ['{apps,games,packages}/*/test/**/*.test.ts', 'tools/{test,new-game/*/test}/**/*.test.ts'];
const FILES = globSync(TESTS, { cwd: import.meta.dirname }).map((file) => file.replaceAll('\\', '/'));
const filesWith = (text: RegExp): string[] =>
  FILES.filter((file) => text.test(readFileSync(new URL(file, import.meta.url), 'utf8')));

/** Only what Vite has rewritten can be mocked, and whoever loads it later would meet the mock. */
const MOCKING = filesWith(/\bvi\.(mock|resetModules)\(/);

export default defineConfig(({ mode }) => {
  // `npm run test:long`: files without such a test are not even loaded.
  const long = filesWith(/\b(LONG|longUnless|eachOf)\b/);
  const short = mode === 'long' ? FILES.filter((file) => !long.includes(file)) : [];
  const usual = [...configDefaults.exclude, ...short];
  return config(usual, [...usual, ...MOCKING]);
});

/** `left`: files that nobody runs; `notMocking`: those, and those that mock. */
const config = (left: string[], notMocking: string[]): ViteUserConfig => ({
  test: {
    // Whole games and command lines take longer than a unit test, and a machine may have ten other things to do: only what
    // hangs comes to this.
    testTimeout: 300_000,
    tags: [
      { name: 'long', description: 'The same in more ways, or for longer: `npm run test:long`, and in CI.' },
    ],
    hookTimeout: 120_000,
    // Each server and command that a test starts would strip and compile its sources anew.
    env: {
      NODE_COMPILE_CACHE: fileURLToPath(new URL('node_modules/.cache/quartet/compiled', import.meta.url)),
    },
    // Much of the time a test waits for a browser, a server or a clock: a core left to them alone would idle. What takes long waits most.
    maxWorkers: availableParallelism() + (process.env.CI === 'true' ? 2 : 1),
    sequence: { sequencer: LongestFirst },
    reporters: ['default', new TenSlowest(), new WhatWasSkipped()],
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        // These files leave nothing behind that another would meet, so they share what they load.
        test: {
          name: 'pure',
          include: PURE,
          exclude: left,
          isolate: false,
          execArgv: ROOM,
          experimental: AS_THEY_ARE,
        },
      },
      {
        // To load a server takes longer than most of its tests.
        test: {
          name: 'server',
          include: SERVER,
          exclude: notMocking,
          isolate: false,
          execArgv: ROOM,
          experimental: AS_THEY_ARE,
        },
      },
      {
        test: {
          name: 'node',
          include: ['{apps,packages}/*/test/**/*.test.ts', 'tools/test/**/*.test.ts'],
          exclude: [...notMocking, 'apps/web/**', ...SERVER, ...PURE],
          experimental: AS_THEY_ARE,
        },
      },
      {
        // What the app works out without a page: no site is built, no browser started.
        test: {
          name: 'web-logic',
          include: ['apps/web/test/logic/**/*.test.ts'],
          exclude: notMocking,
          isolate: false,
          server: RULES_AS_THEY_ARE,
        },
      },
      {
        test: { name: 'mocking', include: MOCKING, exclude: left },
      },
      {
        test: {
          name: 'web',
          include: ['apps/web/test/**/*.test.ts'],
          exclude: [...left, 'apps/web/test/logic/**'],
          globalSetup: 'apps/web/test/global-setup.ts',
          // One Chromium for all files of a process, which leave nothing in it.
          isolate: false,
          server: RULES_AS_THEY_ARE,
        },
      },
    ],
  },
});
