import { expect, test } from 'vitest';
import type { Player, SavedMatch } from '../../src/engine/model.ts';
import { barsOf, statsOf } from '../../src/statistics/stats.ts';

const PERSON: Player = { kind: 'person', name: 'Mia' };

function bot(level: string): Player {
  return { kind: 'bot', name: level, level, temper: 'balanced' };
}

/** A finished game of Keltis in which seat 0 scored this and these seats won. */
function game(score: number, winners: readonly number[], others: readonly Player[]): SavedMatch {
  const players = [PERSON, ...others];
  const scores = [score, ...others.map(() => 10)];
  const table = { game: 'keltis', rules: 1, seats: players.length, first: 0, options: {}, seed: 'fast:1' };
  return {
    id: `${score}`,
    ...table,
    players,
    moves: [],
    started: 0,
    updated: 0,
    casual: false,
    result: { scores, winners },
  };
}

test('plays, wins, scores and levels are counted game by game', () => {
  const matches = [
    game(20, [0], [bot('medium')]),
    game(4, [1], [bot('medium')]),
    game(10, [0, 1], [bot('hard'), bot('hard')]),
    game(6, [2], [bot('easy'), bot('hard')]),
  ];
  const [keltis, ...rest] = statsOf(matches, ['linko', 'keltis']);
  expect(rest).toEqual([]);
  expect(keltis).toMatchObject({ game: 'keltis', plays: 4, wins: 2, mean: 10, best: 20 });
  expect(keltis!.even).toBeCloseTo((1 / 2 + 1 / 2 + 1 / 3 + 1 / 3) / 4);
  expect(keltis!.levels.map(({ level, plays, wins }) => [level, plays, wins])).toEqual([
    ['medium', 2, 1],
    ['hard', 1, 1],
    ['mixed', 1, 0],
  ]);
});

test('a shared win is one, wherever one sits; a level nobody knows comes last', () => {
  const { players, ...won } = game(10, [0, 1], [bot('hard')]);
  const moved = { ...won, players: players.toReversed() };
  const [keltis] = statsOf(
    [game(1, [1], [bot('godlike')]), game(1, [1], [bot('easy'), bot('hard')]), moved],
    ['keltis'],
  );
  expect(keltis!.wins).toBe(1);
  expect(keltis!.levels.map(({ level }) => level)).toEqual(['hard', 'mixed', 'godlike']);
});

test('casual games, running games and games between people do not count', () => {
  const fair = game(20, [0], [bot('medium')]);
  const { result: _, ...running } = fair;
  const between = game(20, [0], [{ kind: 'person', name: 'Otto' }]);
  expect(statsOf([{ ...fair, casual: true }, running, between], ['keltis'])).toEqual([]);
});

test('bars are equally wide, few, and hold every score once', () => {
  for (const scores of [[7], [0, 1, 2], [-12, 3, 41, 41], [100, 105, 160, 380], [-3, -2, -1]]) {
    const bars = barsOf(scores);
    expect(bars.length).toBeLessThanOrEqual(8);
    expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(scores.length);
    expect(new Set(bars.map(({ from, to }) => to - from)).size).toBe(1);
    expect(bars[0]!.count).toBeGreaterThan(0);
    expect(bars.at(-1)!.count).toBeGreaterThan(0);
  }
  expect(barsOf([-12, 3, 41, 41])).toContainEqual({ from: 40, to: 49, count: 2 });
});
