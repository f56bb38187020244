import { findGame } from '@quartet/catalog';
import { FastRng } from '@quartet/core';
import { expect, test } from 'vitest';
import { knowledgeOf } from '../../src/index.ts';
import { USUAL } from '../../src/master/features.ts';
import { featuresOf, Mastery, sizeOf } from '../../src/master/index.ts';
import { decisionsOf } from '../decisions.ts';
import { smallNet } from './small-net.ts';

test('lines go on for as long as a master wants them at this table, elsewhere for as long as those of hard', async () => {
  const game = findGame('linx')!;
  const features = (await featuresOf('linx'))!;
  const thinking = (seats: number) => ({ ...USUAL, ...(seats === 3 && { patience: 5 }) });
  const mastery = new Mastery(knowledgeOf(game), { ...features, thinking }, smallNet(sizeOf(features)));
  const lengths = [2, 3, 4].map((seats) => {
    const [{ view, codes } = expect.fail()] = decisionsOf(game, 1, { seats });
    mastery.judge(view, codes, new FastRng(1));
    return mastery.searching(view, new FastRng(1)).patience;
  });
  const { patience } = knowledgeOf(game);
  expect(lengths).toEqual([patience, 5, patience]);
});
