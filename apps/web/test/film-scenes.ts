import { Match, type Shapes } from '@quartet/core';
import type { PlayedMatch, Seating } from './positions.ts';
import type { GameId } from './visitor.ts';

type Events = readonly Shapes['Event'][];

/** Something big that happens in a match between bots, and the first seat looks on. */
export interface FilmScene extends Seating {
  readonly game: GameId;
  /** How many decisions it takes. */
  readonly plies: number;
  /** Whether it begins with this decision; `next`: those after it. */
  begins(events: Events, next: readonly Events[]): boolean;
}

const has = (events: Events | undefined, wanted: Readonly<Record<string, unknown>>): boolean =>
  events?.some((event) => Object.entries(wanted).every(([key, value]) => Object(event)[key] === value)) ??
  false;

export const FILM_SCENES = {
  linko: {
    game: 'linko',
    seats: 3,
    seed: 'orchard',
    plies: 2,
    begins: (events, [next]) =>
      has(events, { type: 'snatched', victim: 0 }) && has(next, { type: 'taken', victim: 0 }),
  },
  /** An X ends the turn before others are asked. */
  combos: {
    game: 'combos',
    seats: 4,
    seed: 'orchard',
    plies: 2,
    begins: (events, [next]) =>
      has(events, { type: 'combined' }) &&
      has(events, { type: 'won', draws: 3 }) &&
      has(next, { type: 'inserted' }),
  },
  /** Another lays a chain. */
  linx: {
    game: 'linx',
    seats: 3,
    seed: 'orchard',
    plies: 1,
    begins: (events) => has(events, { type: 'chain', seat: 1, for: 8 }),
  },
  /** Another takes a wishing stone, and draws. */
  keltis: {
    game: 'keltis',
    seats: 3,
    seed: 'orchard',
    plies: 2,
    begins: (events) => has(events, { type: 'claimed', seat: 1 }),
  },
} as const satisfies Readonly<Record<string, FilmScene>>;

/** How many decisions come before it. */
export function beginOf({ game, saved }: PlayedMatch, { begins, plies }: FilmScene): number {
  const { seats, first, options } = saved;
  const match = Match.start(game, { seats, first, options }, saved.seed);
  const told = saved.moves.map((text): Events => {
    const played = match.play(match.actor, text);
    return played.ok ? played.events : [];
  });
  const at = told.findIndex((events, i) => begins(events, told.slice(i + 1, i + plies + 1)));
  if (at < 0) throw new Error(`${game.id}: nothing like that happens in this match`);
  return at;
}

/** Runs in the page before anything else: whatever begins to move waits until `showAt` says how far it is. */
export function keepStill(): void {
  const film = { running: [] as Animation[] };
  Object.assign(window, { film });
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    const animation = animate.apply(this, given);
    animation.pause();
    film.running.push(animation);
    return animation;
  };
}

/** Runs in the page: how it looks so many milliseconds after it began. Says how long it takes. */
export function showAt(time: number): number {
  const { film } = window as unknown as { film: { running: Animation[] } };
  const running = film.running.filter(({ playState }) => playState !== 'idle');
  for (const animation of running) animation.currentTime = time;
  return Math.max(0, ...running.map(({ effect }) => Number(effect?.getComputedTiming().endTime)));
}

/** Runs in the page: lets it end. */
export function endFilm(): void {
  const { film } = window as unknown as { film: { running: Animation[] } };
  for (const animation of film.running.splice(0)) if (animation.playState !== 'idle') animation.finish();
}
