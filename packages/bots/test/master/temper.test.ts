import { findGame } from '@quartet/catalog';
import { FastRng, type Rng, type Shapes } from '@quartet/core';
import { readBytes } from '@quartet/testkit/file';
import { describe, expect, test } from 'vitest';
import { iterations, knowledgeOf, loadMaster, makeBot, parseBotSpec, TEMPERS } from '../../src/index.ts';
import { type Mastery, masterBot, masteryOf } from '../../src/master/index.ts';
import { flatSearch } from '../../src/search/flat.ts';
import { decisionsOf } from '../decisions.ts';

const chanceOf = (logit: number): number => 1 / (1 + Math.exp(-logit));
const LINES = 60;

describe.each(['linko', 'linx', 'combos', 'keltis'])('masters of %s', async (id) => {
  const game = findGame(id)!;
  const knowledge = knowledgeOf(game);
  await loadMaster(knowledge, readBytes);
  const mastery = masteryOf(id)!;
  const decisions = decisionsOf(game, 60, { by: makeBot(game, parseBotSpec('medium')!), stride: 5 });
  const thinking = decisions.slice(0, 12);

  test('without a temper play what they think best, and ask no more of their luck', () => {
    const bot = masterBot(mastery);
    for (const [i, { view, codes }] of decisions.entries()) {
      const [own, other] = [new FastRng(i), new FastRng(i)];
      const [best] = mastery.judge(view, codes, other);
      expect(bot.choose(view, codes, own, iterations(0))).toBe(best!.code);
      expectAlike(own, other);
    }
  });

  test('without a temper play what fares best in their lines, and ask no more of their luck', () => {
    const bot = masterBot(mastery);
    for (const [i, { view, codes }] of thinking.entries()) {
      const [own, other] = [new FastRng(i), new FastRng(i)];
      const [best] = searched(mastery, view, codes, other);
      expect(bot.choose(view, codes, own, iterations(LINES))).toBe(best!.code);
      expectAlike(own, other);
    }
  });

  test.each(TEMPERS.slice(1))(
    'who are %s and have time play what lasted and promises hardly less',
    (temper) => {
      const bot = masterBot(mastery, temper);
      for (const [i, { view, codes }] of thinking.entries()) {
        const chosen = bot.choose(view, codes, new FastRng(i), iterations(LINES));
        const found = searched(mastery, view, codes, new FastRng(i));
        const [best, one] = [found[0]!, found.find(({ code }) => code === chosen)!];
        expect(one.tried).toBe(best.tried);
        expect(best.promise - one.promise).toBeLessThan(mastery.alike);
      }
    },
  );

  test.each(TEMPERS.slice(1))(
    'who are %s play nothing that they think much less of, whatever is hidden',
    (temper) => {
      const bot = masterBot(mastery, temper);
      const rng = new FastRng('re-dealt');
      for (const [i, { view, codes }] of decisions.entries()) {
        const chosen = bot.choose(view, codes, new FastRng(i), iterations(0));
        const judged = mastery.judge(view, codes, new FastRng(i));
        const { rating } = judged.find(({ code }) => code === chosen)!;
        expect(chanceOf(judged[0]!.rating) - chanceOf(rating)).toBeLessThan(mastery.alike);
        const other = game.view(game.imagine(view, rng), view.actor);
        expect(bot.choose(other, codes, new FastRng(i), iterations(0))).toBe(chosen);
      }
    },
  );
});

/** What a master considers who has time, the best first, and what it promises: by its lines and by the net, which counts as some. */
function searched(mastery: Mastery, view: Shapes['View'], codes: readonly number[], rng: Rng) {
  const { width, hopeless, belief, clear } = mastery.thinking(view.table.seats);
  const candidates = mastery
    .judge(view, codes, rng)
    .map(({ code, rating }) => ({ code, rating: chanceOf(rating) }))
    .filter(({ rating }, rank, [best]) => rank < width && best!.rating - rating < hopeless);
  const [only] = candidates;
  if (candidates.length === 1) return [{ code: only!.code, tried: 0, promise: only!.rating }];
  const knowledge = mastery.searching(view, rng);
  const task = { knowledge, view, candidates, rng, budget: iterations(LINES), ...(clear && { clear }) };
  return flatSearch(task).map(({ code, tried, value }) => {
    const { rating } = candidates.find((one) => one.code === code)!;
    return { code, tried, promise: (tried * value + belief * rating) / (tried + belief) };
  });
}

function expectAlike(one: Rng, other: Rng): void {
  expect(one.below(2 ** 30)).toBe(other.below(2 ** 30));
}
