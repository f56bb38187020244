import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/*/test/**/*.test.ts',
      'games/*/test/**/*.test.ts',
      'apps/*/test/**/*.test.ts',
      'tools/test/**/*.test.ts',
    ],
    // Whole games and command lines take longer than a unit test, and CI machines are slow.
    testTimeout: 120_000,
  },
});
