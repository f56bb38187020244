import { TEMPERS } from '@quartet/bots/levels';
import { expect, test } from 'vitest';
import { botName } from '../../src/tables/show.ts';

test('bots of every level and temper have names of their own', () => {
  const levels = ['easy', 'medium', 'hard', 'master'] as const;
  const names = levels.flatMap((level) => TEMPERS.map((temper) => botName({ level, temper })));
  expect(new Set(names).size).toBe(levels.length * TEMPERS.length);
});
