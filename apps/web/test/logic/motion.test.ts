import { findGame } from '@quartet/catalog';
import {
  FastRng,
  type Game,
  type Language,
  Match,
  resolveOptions,
  type Seat,
  type Shapes,
} from '@quartet/core';
import { longUnless } from '@quartet/testkit/long';
import { describe, expect, test } from 'vitest';
import { motion as combos } from '../../src/games/combos/motion.ts';
import { COMBOS_WORDS } from '../../src/games/combos/words.ts';
import { motion as keltis } from '../../src/games/keltis/motion.ts';
import { KELTIS_WORDS } from '../../src/games/keltis/words.ts';
import { motion as linko } from '../../src/games/linko/motion.ts';
import { LINKO_WORDS } from '../../src/games/linko/words.ts';
import { motion as linx } from '../../src/games/linx/motion.ts';
import type { Zones } from '../../src/kit/card-names.ts';
import type { Motion } from '../../src/kit/motion/beat.ts';
import { framesOf } from '../../src/kit/motion/marks.ts';
import { codeOf, type Flight, named, naming, trace, traceBetween } from '../../src/kit/motion/trace.ts';
import { linxView } from './linx-desk.ts';

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
    id: 'keltis',
    motion: keltis as unknown as Motion<Shapes, unknown>,
    hidden: (view, me) => {
      const { players, pile } = view as unknown as {
        players: { hand: { count: number }; stones: number[]; points: string[] }[];
        pile: { count: number };
      };
      const stones = countsOf(players, 'stones', (player) => player.stones.length);
      const others = Object.entries(stones).filter(([place]) => place !== `stones ${me ?? 0}`);
      return { pile: pile.count, ...Object.fromEntries(others), ...handsOf(players, me) };
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
  {
    id: 'linx',
    motion: linx as unknown as Motion<Shapes, unknown>,
    hidden: (view, me) => {
      const { hands, stock, gone, won, scoringPile } = view as unknown as {
        hands: { count: number }[];
        stock: { count: number };
        gone: string[];
        won: number[][];
        scoringPile: { count: number };
      };
      const seats = hands.map((hand) => ({ hand }));
      return {
        stock: stock.count,
        scores: scoringPile.count,
        gone: gone.length,
        ...countsOf(won, 'won', (cards) => cards.length),
        ...handsOf(seats, me),
      };
    },
  },
];

function countsOf<T>(lists: readonly T[], name: string, count: (one: T) => number): Record<string, number> {
  return Object.fromEntries(lists.map((one, seat) => [`${name} ${seat}`, count(one)]));
}

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

  for (const [seats, me] of tables.flatMap((many) => [0, 1, null].map((who) => [many, who] as const)))
    test(
      `at a table of ${seats}, seen by ${me}: every card that changes its place travels, and no other`,
      longUnless(seats === 3),
      () => {
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

describe('what is pointed at', () => {
  const at = (cards: Zones) => ({ me: 0, view: null, cards: (place: string) => cards[place] ?? [] });
  const beatsOf = (beat: ReturnType<(typeof keltis)['beat']>) => [beat ?? []].flat();

  test('Keltis: a row that begins to pay lights up, any other only grows', () => {
    const laid = (...before: string[]) =>
      beatsOf(keltis.beat({ type: 'laid', seat: 1, card: 'r6', row: 'r' }, at({ 'row 1 r': before })));
    expect(laid('r2', 'r3')).toHaveLength(1);
    const [, crossing] = laid('r2', 'r3', 'r4');
    expect(crossing?.marks).toMatchObject([{ kind: 'ring', at: ['score 1 r'] }]);
    expect(crossing?.marks?.[0]?.text?.(KELTIS_WORDS.en)).toBe('−2 → +1');
    expect(laid('r2', 'r3', 'r4', 'r5')).toHaveLength(1);
  });

  test('LINX: the more a chain brings, the longer it is looked at', () => {
    const chain = (points: number) =>
      traceBetween(linx, null, linxView(['3d', '1t']), {
        events: [
          { type: 'chain', seat: 1, cards: ['1d', '1h', '1p'], anchors: [1, 2], for: 3, slot: 1, points },
        ],
        me: 0,
      });
    expect(chain(75).hold).toBeGreaterThan(chain(15).hold + 500);
    expect(chain(75).length + chain(75).hold).toBeGreaterThan(2500);
  });

  test('LINX: a chain of many cards is built, lights up and stays as slowly, card by card', () => {
    const chain = (length: number) =>
      traceBetween(linx, null, linxView(['3d', '1t']), {
        events: [
          {
            type: 'chain',
            seat: 1,
            cards: Array(length).fill('1d'),
            anchors: [1, 2],
            for: 3,
            slot: 1,
            points: 15,
          },
        ],
        me: 0,
      });
    const last = (length: number): number => chain(length).flights[length - 1]!.at;
    for (const length of [6, 8, 12, 16]) expect(last(length)).toBe(140 * (length - 1));
    const lit = (length: number): number => chain(length).marks[0]!.takes / (length - 1);
    for (const length of [8, 12, 16]) expect(lit(length)).toBeGreaterThanOrEqual(70);
    expect(chain(12).hold).toBeGreaterThan(chain(8).hold + 400);
  });

  test('Linko!: a badge says how many cards a victim draws or takes back; to me my sheet says it', () => {
    const cards = ['8', '8', 'X'] as const;
    const said = (
      event: Parameters<typeof linko.beat>[0],
      language: Language = 'en',
    ): (string | undefined)[] =>
      [linko.beat(event, at({})) ?? []]
        .flat()
        .flatMap(({ marks = [] }) => marks.map(({ text }) => text?.(LINKO_WORDS[language])));
    expect(said({ type: 'taken', seat: 1, victim: 2, cards })).toEqual(['draws 3']);
    expect(said({ type: 'taken', seat: 1, victim: 2, cards }, 'de')).toEqual(['zieht 3']);
    expect(said({ type: 'taken', seat: 1, victim: 0, cards })).toEqual([]);
    expect(said({ type: 'discarded', seat: 2, cards })).toEqual(['draws 3']);
    expect(said({ type: 'reclaimed', seat: 2, cards })).toEqual(['takes 3 back']);
    expect(said({ type: 'reclaimed', seat: 2, cards }, 'de')).toEqual(['nimmt 3 zurück']);
  });

  test('Keltis: a pair is pointed out where it lies, then what its stone brings', () => {
    const claim = { type: 'claimed', seat: 1, cards: ['r3', 'b3'], stone: 3 } as const;
    const view = { players: [{ stones: [] }, { stones: [7] }] } as never;
    const beats = beatsOf(keltis.beat(claim, { ...at({}), view }));
    const marks = beats.flatMap((beat) => beat.marks ?? []);
    expect(marks.map(({ text }) => text?.(KELTIS_WORDS.en))).toEqual(['pair discarded', 'Stones −1 → 0']);
    expect(marks[0]).toMatchObject({ at: ['discards r', 'discards b'] });
  });

  test('Combos: who wins a turn is told to draw, and each card its place', () => {
    const beat = (event: Parameters<typeof combos.beat>[0]) =>
      [combos.beat(event, at({})) ?? []]
        .flat()
        .flatMap(({ marks = [] }) => marks.map(({ text }) => text?.(COMBOS_WORDS.en)));
    expect(beat({ type: 'won', seat: 1, draws: 3 })).toEqual(['Unbeaten: wins, draws 3']);
    expect(beat({ type: 'inserted', seat: 1, at: 4 })).toEqual(['to place 5']);
    expect(COMBOS_WORDS.en.ends('X', 3)).toBe('X ends the turn, draws 3');
    expect(COMBOS_WORDS.en.ends('S', 0)).toBe('Stop ends the turn');
  });

  test('what comes after something big leaves it the time to be looked at', () => {
    const chain = {
      type: 'chain',
      seat: 1,
      cards: ['1d', '1h', '1p'],
      anchors: [1, 2],
      for: 3,
      slot: 1,
      points: 75,
    } as const;
    const anchor = { type: 'anchor', slot: 1, card: '3d' } as const;
    const step = (...events: Parameters<typeof linx.beat>[0][]) =>
      traceBetween(linx, null, linxView(['3d', '1t']), { events, me: 0 });
    const [alone, filled] = [step(chain), step(chain, anchor)];
    expect(filled.length).toBeGreaterThan(alone.length);
    expect(filled.length + filled.hold).toBe(alone.length + alone.hold);
  });

  test.each([1, 7, 8, 12, 20])('%i rings, one after the other: each comes, and goes after that', (count) => {
    const takes = 490;
    for (const stays of [0, 900]) {
      for (let i = 0; i < count; i++) {
        const offsets = framesOf(i * Math.min(70, takes / (count + 1)), { takes, stays }).map(
          ({ offset }) => offset!,
        );
        expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
        expect(offsets.at(-1)).toBe(1);
      }
    }
  });

  test('what is said stays while it is looked at', () => {
    const { marks } = traceBetween(linx, null, linxView(['3d', '1t']), {
      events: [
        { type: 'chain', seat: 1, cards: ['1d', '1h', '1p'], anchors: [1, 2], for: 3, slot: 1, points: 75 },
      ],
      me: 0,
    });
    const badge = marks.at(-1)!;
    expect(badge.mark.text?.(null)).toBe('+75');
    expect(badge.stays).toBeGreaterThan(1000);
  });
});
