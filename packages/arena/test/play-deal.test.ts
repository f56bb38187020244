import type { Bot } from '@quartet/bots';
import { games } from '@quartet/catalog';
import { describe, expect, test } from 'vitest';
import { ArenaFault } from '../src/fault.ts';
import { type Field, playDeal, prepare } from '../src/play-deal.ts';
import { settingsOf } from './runs.ts';

/** Plays anything, but always the same where it sees the same. */
const steady: Bot = { choose: (view, moves) => moves[JSON.stringify(view).length % moves.length]! };

/** A field whose entrants are these bots, whatever they are called. */
function fieldWith(bots: readonly Bot[], game: string, seats: number): Field {
  return { ...prepare(settingsOf({ game, seats, bots: 'easy,medium' })), bots };
}

describe.each(games.map(({ id }) => id))('%s', (id) => {
  test('all rotations play the same deal: bots that play alike get the same points by seat', () => {
    const { games: played } = playDeal(fieldWith([steady, steady], id, 3), 5);
    expect(played).toHaveLength(3);
    expect(played[1]).toEqual(played[0]);
    expect(played[2]).toEqual(played[0]);
    expect(playDeal(fieldWith([steady, steady], id, 3), 6).games[0]).not.toEqual(played[0]);
  });

  test('the beginner sees the same cards in every rotation, and every entrant begins as often as it has chairs', () => {
    const openings: { readonly who: string; readonly view: string }[] = [];
    let asked = true;
    const noting = (who: string): Bot => ({
      choose(view, moves) {
        if (asked) openings.push({ who, view: JSON.stringify(view) });
        asked = false;
        return moves[0]!;
      },
    });
    const field = fieldWith([noting('easy'), noting('medium')], id, 3);
    const game = { ...field.game, start: opening(field) };
    playDeal({ ...field, game }, 1);
    expect(openings.map(({ who }) => who).sort()).toEqual(['easy', 'medium', 'medium']);
    expect(new Set(openings.map(({ view }) => view)).size).toBe(1);

    function opening({ game: { start } }: Field): Field['game']['start'] {
      return (table, chance, log) => {
        asked = true;
        return start(table, chance, log);
      };
    }
  });

  test('a bot is given the view of its seat, the listed moves and its budget', () => {
    const field = prepare(settingsOf({ game: id, seats: 2, bots: 'hard@20,hard/greedy@20' }));
    const checking: Bot = {
      choose(view, moves, rng, budget) {
        expect(view.viewer).toBe(view.actor);
        expect(JSON.parse(JSON.stringify(view))).toEqual(view);
        expect(moves.length).toBeGreaterThan(0);
        expect(budget.spent(20)).toBe(1);
        return moves[rng.below(moves.length)]!;
      },
    };
    const { moves, cpu } = playDeal({ ...field, bots: [checking, checking] }, 0);
    expect(Math.min(...moves)).toBeGreaterThan(0);
    expect(Math.min(...cpu)).toBeGreaterThan(0);
  });
});

test('the luck of a bot comes from seed, deal, rotation and seat', () => {
  const drawn: number[] = [];
  const drawing: Bot = {
    choose(_, moves, rng) {
      drawn.push(rng.below(1_000_000_000));
      return moves[0]!;
    },
  };
  const draws = (deal: number): number[] => {
    drawn.length = 0;
    playDeal(fieldWith([drawing, drawing], 'keltis', 2), deal);
    return [...drawn];
  };
  const once = draws(3);
  expect(draws(3)).toEqual(once);
  expect(new Set(once).size).toBe(once.length);
  expect(draws(4)[0]).not.toBe(once[0]);
});

test('a move that is not listed ends the run with a sentence that says where', () => {
  const wrong: Bot = { choose: () => -7 };
  const playing = (): unknown => playDeal(fieldWith([wrong, wrong], 'keltis', 2), 3);
  expect(playing).toThrow(ArenaFault);
  expect(playing).toThrow(
    'keltis, seed test/3, rotation 0, ply 0, bot easy: it chose -7, which is not listed',
  );
});

test('a bot that breaks says where, and keeps its cause', () => {
  const cause = new TypeError('no such card');
  const broken: Bot = {
    choose() {
      throw cause;
    },
  };
  const playing = (): unknown => playDeal(fieldWith([broken, broken], 'linx', 2), 0);
  expect(playing).toThrow(expect.objectContaining({ cause }));
  expect(playing).toThrow('linx, seed test/0, rotation 0, ply 0, bot easy: it broke (no such card)');
});

test('other rules than those of the run are refused', () => {
  expect(() => prepare({ ...settingsOf(), rules: 999 })).toThrow(/wants keltis with rules version 999/);
});
