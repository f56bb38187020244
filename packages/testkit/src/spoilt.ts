import { FastRng, type Game, type Shapes } from '@quartet/core';
import { type Place, valueAt } from './hidden.ts';

/** What a game's own tests know of its secrets. */
export interface Secrets<S extends Shapes> {
  /** Where the referee's view has the cards that nobody sees: pile, cards. */
  readonly pile: Place;
  /** The view of somebody who forgets at once what they saw others pick up. */
  forget(view: S['View']): S['View'];
}

/** A game with one secret spilt, and the law that must say so. */
export interface Spoilt<S extends Shapes> {
  readonly law: string;
  readonly what: string;
  readonly game: Game<S>;
}

/** Every way to spoil a game that can be told without knowing it. */
export function spoiltGames<S extends Shapes>(game: Game<S>, secrets: Secrets<S>): readonly Spoilt<S>[] {
  return [
    { law: 'L10', what: 'hands that all hear dealt', game: dealingAloud(game) },
    {
      law: 'L15',
      what: 'a view that tells high from low on top of the pile',
      game: markedPile(game, secrets.pile),
    },
    { law: 'L16', what: 'imagining without shuffling', game: imaginingAlike(game) },
    { law: 'L17', what: 'a view that forgets what was picked up', game: forgetting(game, secrets) },
    { law: 'L4', what: 'more deals than the game declares', game: { ...game, deals: () => 0 } },
  ];
}

function dealingAloud<S extends Shapes>(game: Game<S>): Game<S> {
  return {
    ...game,
    redact: (event, viewer) => (event.type === 'dealt' ? event : game.redact(event, viewer)),
  };
}

function imaginingAlike<S extends Shapes>(game: Game<S>): Game<S> {
  return { ...game, imagine: (view, _rng, into) => game.imagine(view, new FastRng('always'), into) };
}

function forgetting<S extends Shapes>(game: Game<S>, { forget }: Secrets<S>): Game<S> {
  return { ...game, view: (state, viewer) => forget(game.view(state, viewer)) };
}

/** One bit of a hidden card; whoever imagines goes by it, so that no other law is broken. */
function markedPile<S extends Shapes>(game: Game<S>, pile: Place): Game<S> {
  const markOf = (state: S['State']): boolean => {
    const cards = valueAt(game.view(state, 'referee'), pile);
    const top = Array.isArray(cards) ? String(cards[0] ?? '') : '';
    return [...top].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2 === 1;
  };
  return {
    ...game,
    view: (state, viewer) => ({ ...game.view(state, viewer), mark: markOf(state) }),
    imagine: (view, rng, into) => {
      const mark: unknown = Reflect.get(view, 'mark');
      for (;;) {
        const state = game.imagine(view, rng, into);
        if (markOf(state) === mark) return state;
      }
    },
  };
}
