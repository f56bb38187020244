import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, the longest first: begun last, one of them would run on alone at the end. */
const LONG = [
  'apps/web/test/evening.test.ts',
  'apps/web/test/online-screens.test.ts',
  'tools/test/faults.test.ts',
  'tools/test/away-on-postgres.test.ts',
  'tools/test/away.test.ts',
  'tools/test/new-game.test.ts',
  'tools/test/new-language.test.ts',
  'apps/web/test/pass-and-play.test.ts',
  'apps/web/test/engines/webkit.test.ts',
  'apps/web/test/engines/firefox.test.ts',
  'apps/web/test/accessibility.test.ts',
  'apps/web/test/learn.test.ts',
  'apps/web/test/layout.test.ts',
  'apps/web/test/replay.test.ts',
  'apps/web/test/comfort.test.ts',
  'apps/web/test/keyboard.test.ts',
  'apps/web/test/online.test.ts',
  'apps/web/test/app.test.ts',
  'apps/cli/test/commands.test.ts',
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONG.findIndex((long) => moduleId.endsWith(long));
      return at < 0 ? LONG.length : at;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}
