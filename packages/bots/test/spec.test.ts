import { expect, test } from 'vitest';
import { OPPONENTS, parseBotSpec, printBotSpec, TEMPERS } from '../src/index.ts';

test.each([
  ['hard', 'hard@10ms'],
  ['hard@400', 'hard@400'],
  ['hard/greedy@25ms', 'hard/greedy@25ms'],
  ['medium/cautious', 'medium/cautious'],
  ['easy/balanced', 'easy'],
  ['expert/blocking', 'expert/blocking'],
  ['random', 'random'],
  ['master', 'master'],
  ['master@10ms', 'master@10ms'],
  ['master/greedy', 'master/greedy'],
  ['master/cautious@10ms', 'master/cautious@10ms'],
])('"%s" is a bot', (text, printed) => {
  expect(printBotSpec(parseBotSpec(text)!)).toBe(printed);
});

test.each([
  '',
  'clever',
  'hard/',
  'hard@',
  'hard@0',
  'hard@0ms',
  'hard@1s',
  'hard/greedy/cautious',
  'Hard',
  'hard ',
  'hard@99999999',
])('"%s" is no bot', (text) => {
  expect(parseBotSpec(text)).toBeNull();
});

test('there are three opponents of each level that people are offered, one of each temper, all with names of their own', () => {
  const kinds = OPPONENTS.map(({ level, temper }) => `${level}/${temper}`).sort();
  const expected = ['easy', 'medium', 'hard', 'master'].flatMap((level) =>
    TEMPERS.slice(1).map((temper) => `${level}/${temper}`),
  );
  expect(kinds).toEqual(expected.sort());
  expect(new Set(OPPONENTS.map(({ name }) => name)).size).toBe(OPPONENTS.length);
});
