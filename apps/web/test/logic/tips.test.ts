import { list, loadGame } from '@quartet/catalog/list';
import { FastRng, fastSeed, LANGUAGES, Match, tableFor } from '@quartet/core';
import { describe, expect, test } from 'vitest';
import { lookOf } from '../../src/games/index.ts';
import { nextTip, type Tip } from '../../src/learn/tips/tip.ts';

/** Games played at random until every tip was of use; far more than it takes. */
const MOST_GAMES = 60;
/** Three lines on a phone. */
const LONGEST = 115;

const ALL = await Promise.all(
  list
    .filter(({ id }) => lookOf(id).tips)
    .map(async ({ id, seats }) => [id, seats.min, await lookOf(id).tips!()] as const),
);

describe.each(ALL)('the tips of %s', (id, seats, { tips, words }) => {
  test('are few, short, in both languages, and each has a name of its own', () => {
    expect(tips.length).toBeGreaterThanOrEqual(3);
    expect(tips.length).toBeLessThanOrEqual(6);
    for (const language of LANGUAGES)
      expect(Object.values(words[language]).filter((text) => text.length > LONGEST)).toEqual([]);
    expect(Object.keys(words.en).sort()).toEqual(tips.map(({ id }) => id).sort());
    expect(new Set(tips.map((tip) => tip.id)).size).toBe(tips.length);
  });

  test('begin with the aim, before the first move', async () => {
    const game = await loadGame(id);
    const match = Match.start(game, tableFor(game, seats), fastSeed('aim'));
    expect(nextTip(tips, new Set(), match.view(match.actor), match.actor)?.id).toBe(`${id}-aim`);
  });

  test('all come up in play, and none at every decision', async () => {
    const game = await loadGame(id);
    const seen = new Map<string, number>();
    let decisions = 0;
    for (let i = 0; i < MOST_GAMES && seen.size < tips.length; i++) {
      const match = Match.start(game, tableFor(game, seats), fastSeed(`tips ${i}`));
      const rng = new FastRng(`tips ${i}`);
      while (!match.over) {
        const view = match.view(match.actor);
        decisions++;
        for (const tip of tips)
          if (tip.when(view, match.actor)) seen.set(tip.id, (seen.get(tip.id) ?? 0) + 1);
        const moves = match.moves();
        match.play(match.actor, moves[rng.below(moves.length)]!);
      }
    }
    expect([...seen.keys()].sort()).toEqual(tips.map((tip) => tip.id).sort());
    expect(Math.max(...seen.values())).toBeLessThan(decisions);
  });
});

describe('the next tip', () => {
  const tip = (id: string, seat: number): Tip => ({
    id,
    when: (view, me) => view.actor === me && me === seat,
  });
  const tips = [tip('other', 1), tip('first', 0), tip('second', 0)];
  const view = { actor: 0, phase: 'play' } as never;

  test('is the first that is of use and was not told', () => {
    expect(nextTip(tips, new Set(), view, 0)?.id).toBe('first');
    expect(nextTip(tips, new Set(['first']), view, 0)?.id).toBe('second');
    expect(nextTip(tips, new Set(['first', 'second']), view, 0)).toBeNull();
  });

  test('is none while somebody else decides', () => {
    const always: Tip = { id: 'always', when: () => true };
    expect(nextTip([always], new Set(), view, null)).toBeNull();
    expect(nextTip([always], new Set(), view, 0)).toBe(always);
  });
});
