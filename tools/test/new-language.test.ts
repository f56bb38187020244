import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LONG } from '@quartet/testkit/long';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HouseCopy } from './house-copy.ts';

const LIST = 'packages/core/src/language.ts';
const PLAY = ['apps/cli/src/main.ts', 'play', 'linx', '--seats', '2', '--lang', 'fr'];

// Each step is a program, and may find the machine busy.
describe('a word more in the list of languages', { ...LONG, timeout: 300_000 }, () => {
  let house: HouseCopy;

  function rewrite(from: string, to: string, change: (text: string) => string): void {
    writeFileSync(join(house.root, to), change(readFileSync(join(house.root, from), 'utf8')));
  }

  beforeAll(() => {
    house = new HouseCopy({ isChecked: true });
    rewrite(LIST, LIST, (text) => text.replace("'de']", "'de', 'fr']"));
    expect(house.changes()).toEqual([`M ${LIST}`]);
  }, 300_000);
  afterAll(() => house?.[Symbol.dispose]());

  test('is spoken in English, until it has files: in the app, by bots and in the terminal', async () => {
    const tests = [
      'apps/web/test/logic/words.test.ts',
      'apps/web/test/logic/lessons.test.ts',
      'packages/bots/test/plain.test.ts',
    ];
    await house.run([
      join('node_modules', 'vitest', 'vitest.mjs'),
      'run',
      ...tests,
      '--testNamePattern',
      'language|says|explained',
      // Each worker would load all of it for itself.
      '--maxWorkers=1',
    ]);
    expect(await house.run(PLAY, 'quit\n')).toContain('You are Mia.');
  });

  test('is spoken by its first file, and English by the rest', async () => {
    const words = 'apps/cli/src/play-words';
    rewrite(`${words}.en.ts`, `${words}.fr.ts`, (text) => text.replace('You are', 'Tu es'));
    const said = await house.run(PLAY, 'quit\n');
    expect(said).toContain('Tu es Mia.');
    expect(said).toContain('Your hand');
  });

  // To look through everything takes long: once for a language more and a game more.
  test('asks for no other change, nor does a new game: all has types', async () => {
    await house.run(['tools/new-game.ts', 'hopscotch']);
    // Several checkers would each work out for themselves what all files share.
    await house.run([join('node_modules', 'typescript', 'bin', 'tsc'), '-b', '--checkers', '1']);
  });
});
