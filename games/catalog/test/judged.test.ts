import { Match, tableFor } from '@quartet/core';
import { expect, test } from 'vitest';
import { games } from '../src/index.ts';

const start = (game: (typeof games)[number]) =>
  Match.start(game, tableFor(game, game.seats.min), 'fast:judged');

test.each(games.map((game) => [game.id, game] as const))(
  '%s: what was judged is made as if it had been played, once and in its own match',
  (_, game) => {
    const [one, other] = [start(game), start(game)];
    const text = game.print(one.moves()[0]!);
    const judged = one.judge(one.actor, text);
    if (!judged.ok) throw new Error('refused');
    expect(() => other.make(judged)).toThrow('another decision');
    expect(one.make(judged)).toEqual(other.play(other.actor, text));
    expect(one.view('referee')).toEqual(other.view('referee'));
    expect(() => one.make(judged)).toThrow('another decision');
    expect(one.ply).toBe(1);
  },
);
