import { findGame, games } from '@quartet/catalog';
import { FastRng } from '@quartet/core';
import { readBytes } from '@quartet/testkit/file';
import { expect, test } from 'vitest';
import { advise, iterations, knowledgeOf, loadAdviser } from '../../src/index.ts';
import { chanceOfWin } from '../../src/master/chance-of-win.ts';
import { decisionsOf } from '../decisions.ts';

test('a master advises if it can be had', async () => {
  // By another address it is another module, which has loaded nothing yet.
  const address = new URL('../../src/master/load.ts?anew', import.meta.url).href;
  const { loadAdviser }: typeof import('../../src/master/load.ts') = await import(address);
  const nobody = (): Promise<Uint8Array> => Promise.reject(new Error('no line'));
  for (const game of games) {
    const knowledge = knowledgeOf(game);
    expect(await loadAdviser(knowledge, nobody)).toBeNull();
    const adviser = await loadAdviser(knowledge, readBytes);
    expect(adviser).not.toBeNull();
    // Once it is there, nobody fetches it again.
    expect(await loadAdviser(knowledge, nobody)).toBe(adviser);
  }
});

test.each(games)(
  '$id: the best is what a master would play, and its chance is the calibrated one',
  async (game) => {
    const knowledge = knowledgeOf(game);
    const adviser = (await loadAdviser(knowledge, readBytes))!;
    for (const { view, codes } of decisionsOf(game, 12)) {
      if (codes.length < 2) continue;
      const judged = adviser.judge(view, codes, new FastRng(1));
      const expected = adviser.expect(view, codes, new FastRng(1));
      const advice = advise(knowledge, view, codes, new FastRng(2), iterations(60), codes.at(-1)!, expected);
      const { seats } = view.table;
      const shareOf = (code: number): number =>
        chanceOfWin(game.id, seats, (judged.find((one) => one.code === code) ?? judged.at(-1)!).rating);
      const winners = game.id === 'combos' ? seats - 1 : 1;
      for (const { code, chance, behind } of advice) {
        expect(chance).toBeCloseTo(Math.min(1, winners * shareOf(code)), 12);
        expect(behind).toBeGreaterThanOrEqual(0);
      }
      const [best] = advice;
      expect(best!.behind).toBe(0);
      expect(shareOf(judged[0]!.code) - shareOf(best!.code)).toBeLessThan(
        adviser.thinking(view.table.seats).hopeless,
      );
      expect(advice.map(({ code }) => code)).toContain(codes.at(-1));
      const tail = advice.slice(1).map((one) => one.behind);
      expect(tail).toEqual(tail.toSorted((a, b) => a - b));
    }
  },
);

test('what the net thinks hopeless is not the best, whatever a few lines say', async () => {
  const game = findGame('keltis')!;
  const knowledge = knowledgeOf(game);
  const adviser = (await loadAdviser(knowledge, readBytes))!;
  const { view, codes } = decisionsOf(game, 12).find((one) => one.codes.length > 3)!;
  const expected = adviser.expect(view, codes, new FastRng(1));
  const [top, ...rest] = expected.rate(codes);
  const lines = { tried: 1000, wins: 1, points: 0 };
  const last = rest.at(-1)!;
  const considered = [
    { code: last.code, value: 1, ...lines },
    { code: top!.code, value: 0, ...lines },
  ];
  const isHopeless = top!.rating - last.rating >= adviser.thinking(view.table.seats).hopeless;
  expect(isHopeless).toBe(true);
  expect(expected.choice(considered).code).toBe(top!.code);
  expect(expected.behind(considered[0]!, considered[1]!)).toBeCloseTo(top!.rating - last.rating, 12);
});
