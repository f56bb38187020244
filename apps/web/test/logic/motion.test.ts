import { findGame } from '@quartet/catalog';
import { FastRng, type Game, Match, resolveOptions, type Seat, type Shapes } from '@quartet/core';
import { describe, expect, test } from 'vitest';
import { motion as combos } from '../../src/games/combos/motion.ts';
import { motion as linko } from '../../src/games/linko/motion.ts';
import type { Zones } from '../../src/kit/card-names.ts';
import type { Motion } from '../../src/kit/motion/beat.ts';
import { codeOf, type Flight, named, naming, trace } from '../../src/kit/motion/trace.ts';

interface Case {
  readonly id: string;
  readonly motion: Motion<Shapes, unknown>;
  /** How many cards lie in the places that are not open, as the view tells. */
  hidden(view: Shapes['View'], me: Seat | null): Readonly<Record<string, number>>;
}

const CASES: readonly Case[] = [
  {
    id: 'combos',
    motion: combos as unknown as Motion<Shapes, unknown>,
    hidden: (view, me) => {
      const { players, pile, drawn, actor } = view as unknown as {
        players: { hand: { count: number } }[];
        pile: { count: number };
        drawn?: object;
        actor: Seat;
      };
      const held = players.flatMap((_, seat) =>
        seat === me ? [] : [[`held ${seat}`, drawn && actor === seat ? 1 : 0]],
      );
      return { pile: pile.count, ...Object.fromEntries(held), ...handsOf(players, me) };
    },
  },
  {
    id: 'linko',
    motion: linko as unknown as Motion<Shapes, unknown>,
    hidden: (view, me) => {
      const { seats, pile, discards } = view as unknown as {
        seats: { hand: { count: number } }[];
        pile: { count: number };
        discards: unknown[];
      };
      return { pile: pile.count, discards: discards.length, ...handsOf(seats, me) };
    },
  },
];

function handsOf(seats: readonly { hand: { count: number } }[], me: Seat | null): Record<string, number> {
  return Object.fromEntries(
    seats.flatMap(({ hand }, seat) => (seat === me ? [] : [[`seat ${seat}`, hand.count]])),
  );
}

/** One decision of a match played at random, as somebody sees it. */
interface Step {
  readonly before: Shapes['View'];
  readonly after: Shapes['View'];
  readonly events: readonly Shapes['Event'][];
}

function* stepsOf(game: Game, seats: number, me: Seat | null, seed: string): Generator<Step> {
  const options = resolveOptions(game, seats, {});
  if (!options.ok) throw new Error(options.reason);
  const match = Match.start(game, { seats, first: 0, options: options.options }, `fast:${seed}`);
  const rng = new FastRng(seed);
  const viewer = me ?? 'table';
  let before = match.view(viewer);
  while (!match.over) {
    const list = match.moves();
    const played = match.play(match.actor, list[rng.below(list.length)]!);
    if (!played.ok) throw new Error('not legal');
    const after = match.view(viewer);
    yield { before, after, events: match.heard(played.events, viewer) };
    before = after;
  }
}

function counted(cards: readonly string[]): string {
  return cards.toSorted().join(' ');
}

/** What lies where after these flights, beginning with what lay there before. */
function arrived(zones: Zones, flights: readonly Flight[]): Zones {
  const places: Record<string, string[]> = {};
  for (const [zone, cards] of Object.entries(zones)) places[zone] = [...cards];
  for (const { card, from, to } of flights) {
    const left = places[from];
    if (left) {
      const at = left.lastIndexOf(card!);
      expect(at, `${card} leaves ${from}`).toBeGreaterThanOrEqual(0);
      left.splice(at, 1);
    }
    places[to]?.push(card!);
  }
  return places;
}

describe.each(CASES)('$id', ({ id, motion, hidden }) => {
  const game = findGame(id)!;
  const tables = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);

  test.each(tables.flatMap((seats) => [0, 1, null].map((me) => [seats, me] as const)))(
    'at a table of %i, seen by %s: every card that changes its place travels, and no other',
    (seats, me) => {
      for (const seed of ['a', 'b']) {
        for (const { before, after, events } of stepsOf(game, seats, me, `${id} ${seats} ${seed}`)) {
          const fresh = naming();
          const from = motion.zones(before, me);
          const to = motion.zones(after, me);
          const traced = trace(motion, named(from, fresh), { events, me, view: before, zones: to, fresh });
          const isDealt = events.some(({ type }) => type === 'dealt');
          const ends = arrived(isDealt ? staying(from, to, motion) : from, traced.flights);
          const told = JSON.stringify(events);
          for (const zone of Object.keys(to)) {
            expect(counted(ends[zone] ?? []), `${zone} after ${told}`).toBe(counted(to[zone]!));
            expect(traced.names[zone]!.map(codeOf)).toEqual(to[zone]);
          }
          expect(new Set(Object.values(traced.names).flat()).size).toBe(Object.values(to).flat().length);
          if (isDealt) continue;
          const [counts, now] = [hidden(before, me), hidden(after, me)];
          for (const place of Object.keys(now)) {
            const came = traced.flights.filter((flight) => flight.to === place).length;
            const went = traced.flights.filter((flight) => flight.from === place).length;
            expect(counts[place]! + came - went, `${place} after ${told}`).toBe(now[place]);
          }
        }
      }
    },
  );
});

/** What a new deal leaves on the table. */
function staying(from: Zones, to: Zones, { stays }: Motion<Shapes, unknown>): Zones {
  return Object.fromEntries(Object.keys(to).map((zone) => [zone, stays?.(zone) ? (from[zone] ?? []) : []]));
}
