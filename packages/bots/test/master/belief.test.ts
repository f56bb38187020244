import { findGame } from '@quartet/catalog';
import { FastRng } from '@quartet/core';
import { expect, test } from 'vitest';
import { iterations, knowledgeOf } from '../../src/index.ts';
import { featuresOf, Mastery, sizeOf } from '../../src/master/index.ts';
import { masterBot } from '../../src/master/master-bot.ts';
import { decisionsOf } from '../decisions.ts';
import { smallNet } from './small-net.ts';

const game = findGame('linko')!;
const knowledge = knowledgeOf(game);
const features = (await featuresOf('linko'))!;
const cards = features.belief!.size;
const plain = new Mastery(knowledge, features, smallNet(sizeOf(features)));
const believing = new Mastery(knowledge, features, smallNet(sizeOf(features), cards));
const DECISIONS = decisionsOf(game, 24, { stride: 9 });

/** What is imagined first of a view after it was judged. */
function imagined(mastery: Mastery, view: (typeof DECISIONS)[number]['view'], codes: readonly number[]) {
  mastery.judge(view, codes, new FastRng('judge'));
  const deal = mastery.searching(view, new FastRng('any')).game.imagine(view, new FastRng('deal'));
  return knowledge.game.view(deal, 'referee');
}

test('what a net believes changes no value of a move, and the deals that are imagined', () => {
  let others = 0;
  for (const { view, codes } of DECISIONS) {
    expect(believing.judge(view, codes, new FastRng(1))).toEqual(plain.judge(view, codes, new FastRng(1)));
    const deal = imagined(believing, view, codes);
    if (JSON.stringify(deal) !== JSON.stringify(imagined(plain, view, codes))) others++;
    expect(knowledge.game.view(knowledge.game.imagine(deal, new FastRng(2)), view.actor)).toEqual(view);
  }
  expect(others).toBeGreaterThan(DECISIONS.length / 2);
});

test('a net without a head, or a game without words for one, imagines as everybody does', async () => {
  const { view, codes } = DECISIONS[0]!;
  plain.judge(view, codes, new FastRng(1));
  expect(plain.searching(view, new FastRng(1)).game).toBe(knowledge.game);
  const linx = findGame('linx')!;
  const other = (await featuresOf('linx'))!;
  const mastery = new Mastery(knowledgeOf(linx), other, smallNet(sizeOf(other)));
  const [decision] = decisionsOf(linx, 1);
  mastery.judge(decision!.view, decision!.codes, new FastRng(1));
  expect(mastery.searching(decision!.view, new FastRng(1)).game).toBe(knowledgeOf(linx).game);
});

test('a head that was told of other cards is refused', () => {
  const net = smallNet(sizeOf(features), cards + 1);
  expect(() => new Mastery(knowledge, features, net)).toThrow(/other features/);
});

test('same view, other hidden cards, same belief and same move', () => {
  const bot = masterBot(believing);
  const rng = new FastRng('re-dealt');
  for (const { state, codes } of DECISIONS) {
    const view = game.view(state, game.actor(state));
    const other = game.view(game.imagine(view, rng), game.actor(state));
    expect(imagined(believing, other, codes)).toEqual(imagined(believing, view, codes));
    const chosen = bot.choose(view, codes, new FastRng(3), iterations(60));
    expect(bot.choose(other, codes, new FastRng(3), iterations(60))).toBe(chosen);
  }
});
