import { FastRng, Match, staysMade, tableFor } from '@quartet/core';
import { expect, test } from 'vitest';
import { games } from '../src/index.ts';

type Event = { readonly type: string } & Readonly<Record<string, unknown>>;

/** What shows somebody a card that lay face down, by game, as its own events tell of it. */
const SHOWS: Readonly<Record<string, (event: Event) => boolean>> = {
  linko: ({ type, from }) => type === 'refilled' || type === 'dealt' || (type === 'drawn' && from === 'pile'),
  linx: ({ type, from }) =>
    type === 'scoring-card' || type === 'dealt' || (type === 'drawn' && from === 'stock'),
  combos: ({ type }) => type === 'drawn' || type === 'dealt',
  keltis: ({ type }) => type === 'drawn' || type === 'dealt',
};

/** A game that is not named here says by its own tests what it shows. */
const named = games.filter(({ id }) => Object.hasOwn(SHOWS, id));

test.each(named.map((game) => [game.id, game] as const))(
  '%s: what shows a card that lay face down stays made, all else can be taken back',
  (id, game) => {
    let [stayed, went] = [0, 0];
    const match = Match.start(game, tableFor(game, 3), 'fast:taken-back');
    const rng = new FastRng('taken back');
    expect(staysMade(match)).toBe('none');
    while (!match.over) {
      const moves = match.moves();
      const made = match.play(match.actor, moves[rng.below(moves.length)]!);
      if (!made.ok) throw new Error('refused');
      const shows = (made.events as readonly object[]).some((event) => SHOWS[id]!(event as Event));
      expect([made.text, staysMade(match)]).toEqual([made.text, shows ? 'revealed' : null]);
      if (shows) stayed++;
      else went++;
    }
    expect([stayed > 0, went > 0]).toEqual([true, true]);
  },
);

test.each(games.map((game) => [game.id, game] as const))(
  '%s: a match goes back to where it stood',
  (_, game) => {
    const match = Match.start(game, tableFor(game, game.seats.min), 'fast:back');
    const stood: object[] = [match.view('referee')];
    for (const _ of [1, 2, 3, 4]) {
      match.play(match.actor, match.moves()[0]!);
      stood.push(match.view('referee'));
    }
    for (const [ply, view] of stood.entries()) expect(match.after(ply).view('referee')).toEqual(view);
    expect(match.after(2).record('referee').moves).toEqual(match.record().moves.slice(0, 2));
  },
);
