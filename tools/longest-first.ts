import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take longest, the longest first, of those that share nothing and of each project that does: begun last, one of them
 * would run on alone at the end. Those that mostly wait, for who is away or reads slowly, begin beside others that have enough
 * to do. `npm test` does less of many.
 */
const LONG = [
  'tools/test/away-on-postgres.test.ts',
  'tools/test/new-language.test.ts',
  'tools/test/new-game.test.ts',
  'apps/server/test/bad-input.test.ts',
  'tools/test/faults.test.ts',
  'tools/test/event-show.test.ts',
  'tools/test/away.test.ts',
  'tools/test/abuse.test.ts',
  'apps/server/test/leaks.test.ts',
  'apps/web/test/evening.test.ts',
  'apps/web/test/layout.test.ts',
  'apps/web/test/engines/firefox.test.ts',
  'apps/web/test/engines/webkit.test.ts',
  'apps/web/test/online-screens.test.ts',
  'apps/web/test/accessibility.test.ts',
  'apps/web/test/same-deals.test.ts',
  'apps/web/test/duplicate.test.ts',
  'apps/web/test/pass-and-play.test.ts',
  'apps/web/test/comfort.test.ts',
  'apps/web/test/learn.test.ts',
  'apps/web/test/slow-game.test.ts',
  'apps/web/test/online.test.ts',
  'apps/web/test/pointer.test.ts',
  'apps/web/test/failure.test.ts',
  'apps/web/test/ends.test.ts',
  'apps/web/test/references.test.ts',
  'apps/web/test/connection.test.ts',
  'apps/web/test/replay.test.ts',
  'apps/web/test/practice.test.ts',
  'apps/cli/test/commands.test.ts',
  'apps/server/test/tables/killed.test.ts',
  'apps/server/test/store/postgres-crash.test.ts',
  'apps/server/test/tables/luck.test.ts',
  'apps/cli/test/arena.test.ts',
  'games/linx/test/counts.test.ts',
];
/** Files of these share what they have loaded, a browser above all, as long as one follows the other. */
const SHARING = ['web', 'server', 'pure', 'web-logic'];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const length = ({ moduleId }: TestSpecification): number => {
      const at = LONG.findIndex((long) => moduleId.endsWith(long));
      return at < 0 ? LONG.length : at;
    };
    /** Long ones that share nothing, then those that share, then the rest. */
    const part = (file: TestSpecification): number => {
      const at = SHARING.indexOf(file.project.name);
      if (at >= 0) return 1 + at;
      return length(file) < LONG.length ? 0 : 1 + SHARING.length;
    };
    return (await super.sort(files)).sort((a, b) => part(a) - part(b) || length(a) - length(b));
  }
}
