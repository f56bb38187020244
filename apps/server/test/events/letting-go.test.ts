import { findGame } from '@quartet/catalog';
import { FastRng, fastSeed, Match, tableFor } from '@quartet/core';
import { countDecisions, movementOf } from '@quartet/events';
import { LONG } from '@quartet/testkit/long';
import { describe, expect, test } from 'vitest';
import type { EventEntry, SeatResult } from '../../src/events/event-lines.ts';
import { EventState } from '../../src/events/event-state.ts';
import { rankEvent, scoresOf } from '../../src/events/score-event.ts';

/** One table of a deal, played to its end by people only. */
interface Played {
  readonly actors: readonly number[];
  /** By ply: whether the seat that decides was behind somebody at the table. */
  readonly behind: readonly boolean[];
  readonly sheet: readonly { readonly seat: number; readonly points: number; readonly place: number }[];
}

/** An evening of people only, and all that they played. */
interface Evening {
  readonly lines: readonly EventEntry[];
  readonly rounds: readonly (readonly (readonly number[])[])[];
  readonly deals: readonly (readonly Played[])[];
}

/** Whether somebody leaves the rest of a deal to a bot, once they have made this share of their decisions. */
interface Strategy {
  readonly share: number;
  shouldLetGo(evening: Evening, deal: number, table: number, seat: number): boolean;
}

type Size = readonly [game: string, seats: number, people: number, deals: number];
const SIZES: readonly Size[] = [
  ['keltis', 2, 8, 4],
  ['linx', 3, 9, 4],
  ['combos', 4, 8, 4],
  ['linko', 3, 6, 3],
];

function playTable(game: string, seats: number, seed: string, rng: FastRng): Played {
  const rules = findGame(game)!;
  const match = Match.start(rules, tableFor(rules, seats), fastSeed(seed));
  const actors: number[] = [];
  const behind: boolean[] = [];
  while (!match.over) {
    const { actor } = match;
    actors.push(actor);
    behind.push(match.scoreSheet().find(({ seat }) => seat === actor)!.place > 1);
    const moves = match.moves();
    match.play(actor, moves[rng.below(moves.length)]!);
  }
  return { actors, behind, sheet: match.scoreSheet() };
}

function playEvening([game, seats, people, deals]: Size, seed: number): Evening {
  const rng = new FastRng(`${game} ${seed}`);
  const rounds = movementOf(people, seats, deals);
  const entrants = Array.from({ length: people }, (_, n) => ({ kind: 'person', person: `p${n}` }) as const);
  const seals = rounds.map((_, deal) => `seal ${deal}`);
  const pace = { kind: 'live', bank: 60, increment: 5 } as const;
  const bot = { level: 'medium', temper: 'balanced' } as const;
  const plan = { game, rules: 1, seats, options: {}, pace, deals, places: people, rest: 0, bot };
  const contributions = entrants.map(() => 'left-out');
  const promises = entrants.map(() => null);
  return {
    lines: [
      { kind: 'created', code: 'ABCDEF', host: 'p0', seals, scoring: 2, ...plan },
      { kind: 'started', entrants, promises, contributions },
    ],
    rounds,
    deals: rounds.map((tables, deal) =>
      tables.map(() => playTable(game, seats, `${seed} deal ${deal}`, rng)),
    ),
  };
}

/** The evening as the log has it where this person plays by the strategy; null: everybody plays all of it. */
function stateOf(evening: Evening, person: number | null, strategy: Strategy | null): EventState {
  const { lines, rounds, deals } = evening;
  const { entrants: holders } = lines[1] as Extract<EventEntry, { kind: 'started' }>;
  const all = deals.flatMap((tables, deal): EventEntry[] => {
    const results = tables.map((played, table): SeatResult[] =>
      played.sheet
        .toSorted((a, b) => a.seat - b.seat)
        .map(({ seat, points, place }) => {
          const isTheirs = person !== null && rounds[deal]![table]![seat] === person;
          const hands =
            isTheirs && strategy?.shouldLetGo(evening, deal, table, seat)
              ? handsOf(played.actors, seat, strategy.share)
              : 'p'.repeat(played.actors.length);
          return { points, place, ...countDecisions(hands, played.actors, seat) };
        }),
    );
    const seated = rounds[deal]!;
    return [
      { kind: 'dealt', deal: deal + 1, holders, tables: seated },
      { kind: 'scored', deal: deal + 1, tables: results },
    ];
  });
  const steps = [...lines, ...all].map((line, n) => ({ seq: n + 1, at: n, by: null, id: null, line }));
  return EventState.load('an-evening', steps);
}

/** Who decided, where this seat's person leaves the rest to a bot after their share. */
function handsOf(actors: readonly number[], seat: number, share: number): string {
  let left = Math.max(1, Math.floor(actors.filter((actor) => actor === seat).length * share));
  return actors.map((actor) => (actor === seat && left-- <= 0 ? 'c' : 'p')).join('');
}

/** Looks at the table when their share is over. */
const BEHIND = {
  shouldLetGo({ deals }: Evening, deal: number, table: number, seat: number, share = 0.5): boolean {
    const { actors, behind } = deals[deal]![table]!;
    const own = actors.flatMap((actor, ply) => (actor === seat ? [ply] : []));
    return behind[own[Math.floor(own.length * share)] ?? 0] ?? false;
  },
};

/** Knows beforehand how the deal ends at all tables. */
const FORESEEING = {
  shouldLetGo(evening: Evening, deal: number, table: number, seat: number): boolean {
    const scores = scoresOf(stateOf(evening, null, null), deal + 1)!;
    const mine = scores.find((one) => one.table === table && one.seat === seat)!;
    return mine.matchPoints * 2 < mine.most;
  },
};

const STRATEGIES: Readonly<Record<string, Strategy>> = {
  'whenever behind at half': { share: 0.5, ...BEHIND },
  'whenever behind at four fifths': { share: 0.8, ...BEHIND },
  'whenever it goes badly, from half on': { share: 0.5, ...FORESEEING },
  'whenever it goes badly, after one decision or two': { share: 0.1, ...FORESEEING },
};

/** How many people stand above this one; the last where they have no place. */
function above(state: EventState, person: number): number {
  const ranking = rankEvent(state);
  const own = ranking.find(({ who }) => who === `person p${person}`);
  return own?.place ? own.place - 1 : ranking.length;
}

describe.each<Size>([...SIZES])('%s, %i seats, %i people, %i deals', (...size) => {
  const expectNoGain = (seed: number): void => {
    const evening = playEvening(size, seed);
    const honest = stateOf(evening, null, null);
    for (const [name, strategy] of Object.entries(STRATEGIES))
      for (let person = 0; person < size[2]; person++) {
        const gained = above(honest, person) - above(stateOf(evening, person, strategy), person);
        expect(gained, `${name}, evening ${seed}, person ${person}`).toBeLessThanOrEqual(0);
      }
  };

  test('who lets go of deals never stands above the same play without it', () => {
    for (let seed = 0; seed < 3; seed++) expectNoGain(seed);
  });

  test('so it is in 200 evenings', LONG, () => {
    for (let seed = 3; seed < 203; seed++) expectNoGain(seed);
  });
});

/** The same evening where this person makes no decision from some deal on. */
function stopped(evening: Evening, person: number, from: number): EventState {
  const state = stateOf(evening, null, null);
  const steps = state.rounds.map((round, deal) => {
    if (deal < from) return round;
    const scored = round.scored!.map((results, table) =>
      results.map((result, seat) =>
        round.tables[table]![seat] === person ? { ...result, own: 0, after: result.all } : result,
      ),
    );
    return { ...round, scored };
  });
  return Object.assign(state, { rounds: steps });
}

function percentOf(state: EventState, person: number): number {
  return rankEvent(state).find(({ who }) => who === `person p${person}`)!.percent;
}

test(
  'who plays no further deal once they are ahead stands no better on average, over 200 evenings',
  LONG,
  () => {
    for (const size of [
      ['keltis', 2, 8, 8],
      ['linx', 3, 9, 8],
    ] as const) {
      let gained = 0;
      let stops = 0;
      for (let seed = 0; seed < 200; seed++) {
        const evening = playEvening(size, seed);
        const person = seed % size[2];
        const half = { ...evening, rounds: evening.rounds.slice(0, 4), deals: evening.deals.slice(0, 4) };
        if (percentOf(stateOf(half, null, null), person) <= 60) continue;
        stops++;
        gained += above(stateOf(evening, null, null), person) - above(stopped(evening, person, 4), person);
      }
      expect(stops).toBeGreaterThan(20);
      expect(gained / stops, size[0]).toBeLessThanOrEqual(0);
    }
  },
);
