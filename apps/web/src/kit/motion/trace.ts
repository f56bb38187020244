import type { Seat, Shapes } from '@quartet/core';
import type { Names, Zones } from '../card-names.ts';
import { lengthOf, type Mark, type Motion, startsOf } from './beat.ts';

/** One card under way, in milliseconds from the beginning of the step. */
export interface Flight {
  /** Under which name it was known, or is from now on; null: it was seen neither before nor after. */
  readonly name: string | null;
  readonly card: string | null;
  readonly from: string;
  readonly to: string;
  readonly spot: string | undefined;
  readonly at: number;
  readonly lift: number;
  readonly takes: number;
}

/** A mark, and when it is seen. */
export interface TimedMark<W> {
  readonly mark: Mark<W>;
  readonly at: number;
  readonly takes: number;
  /** After that, for whoever reads it. */
  readonly stays: number;
}

/** How the table comes from one state to the next. */
export interface Traced<W = never> {
  /** The names of all cards that lie open afterwards. */
  readonly names: Names;
  /** The same where the events left them: the table need not look like this. */
  readonly left: Names;
  readonly flights: readonly Flight[];
  readonly marks: readonly TimedMark<W>[];
  /** When each event begins and is over, by its place among the events. */
  readonly times: readonly { readonly at: number; readonly until: number }[];
  readonly length: number;
  readonly hold: number;
}

/** Gives names to cards that come out of the dark. */
export type Fresh = (card: string) => string;

export function naming(): Fresh {
  let count = 0;
  return (card) => `${card}~${count++}`;
}

export function codeOf(name: string): string {
  return name.slice(0, name.lastIndexOf('~'));
}

/** What is known of a table whose past nobody saw. */
export function named(zones: Zones, fresh: Fresh): Names {
  return Object.fromEntries(Object.entries(zones).map(([zone, cards]) => [zone, cards.map(fresh)]));
}

/** Follows every card through the events, to where it lies in `zones`. */
export function trace<S extends Shapes, W>(
  motion: Motion<S, W>,
  names: Names,
  step: {
    readonly events: readonly S['Event'][];
    readonly me: Seat | null;
    readonly view?: S['View'] | null;
    readonly zones: Zones;
    readonly fresh: Fresh;
  },
): Traced<W> {
  const { events, me, view = null, zones, fresh } = step;
  let places = new Map(Object.entries(names).map(([place, there]) => [place, [...there]]));
  let flights: Flight[] = [];
  let marks: TimedMark<W>[] = [];
  const times: { at: number; until: number }[] = [];
  // What is left to be looked at, and until when: the last thing, or something bigger before it.
  let [end, seen] = [0, 0];
  for (const event of events) {
    // A new deal sweeps the table: what was before it is not seen any more.
    if (event.type === 'dealt' && motion.stays) {
      places = new Map([...places].filter(([place]) => motion.stays!(place)));
      flights = flights.filter(({ to }) => motion.stays!(to));
    } else if (event.type === 'dealt') {
      [places, flights, marks] = [new Map(), [], []];
      [end, seen] = [0, 0];
    }
    const before = { me, view, cards: (place: string) => (places.get(place) ?? []).map(codeOf) };
    const beats = [motion.beat(event, before) ?? []].flat();
    const at = end;
    for (const beat of beats) {
      const { lift = 0, takes } = beat;
      const starts = startsOf(beat);
      let next = 0;
      for (const { cards, from, to, spot } of beat.trips ?? []) {
        for (const card of cards) {
          const known = card === null ? null : takeLast(places.get(from), card);
          const name = known ?? (card !== null && to in zones ? fresh(card) : null);
          if (name !== null && to in zones) places.set(to, [...(places.get(to) ?? []), name]);
          flights.push({ name, card, from, to, spot, at: end + starts[next++]!, lift, takes });
        }
      }
      for (const mark of beat.marks ?? []) marks.push({ mark, at: end, takes, stays: beat.hold ?? 0 });
      end += lengthOf(beat);
      seen = Math.max(seen, end + (beat.hold ?? 0));
    }
    times.push({ at, until: end });
  }
  return {
    names: settled(places, zones, fresh),
    left: Object.fromEntries(places),
    flights,
    marks,
    times,
    length: end,
    hold: seen - end,
  };
}

/** The same for two views of one table, whatever its cards were called. */
export function traceBetween<S extends Shapes, W>(
  motion: Motion<S, W>,
  before: S['View'] | null,
  after: S['View'],
  step: { readonly events: readonly S['Event'][]; readonly me: Seat | null },
): Traced<W> {
  const fresh = naming();
  const names = before ? named(motion.zones(before, step.me), fresh) : {};
  return trace(motion, names, { ...step, view: before, zones: motion.zones(after, step.me), fresh });
}

/** The name of such a card, the one that lies on top; it is taken away. */
function takeLast(names: string[] | undefined, card: string): string | null {
  const at = names?.findLastIndex((name) => codeOf(name) === card) ?? -1;
  return at < 0 ? null : names!.splice(at, 1)[0]!;
}

/** In the order in which the cards lie now. */
function settled(places: ReadonlyMap<string, readonly string[]>, zones: Zones, fresh: Fresh): Names {
  return Object.fromEntries(
    Object.entries(zones).map(([zone, cards]) => {
      const left = [...(places.get(zone) ?? [])];
      return [
        zone,
        cards.map((card) => {
          const at = left.findIndex((name) => codeOf(name) === card);
          return at < 0 ? fresh(card) : left.splice(at, 1)[0]!;
        }),
      ];
    }),
  );
}
