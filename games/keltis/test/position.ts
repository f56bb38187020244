import { FastRng, fastChance, MoveList, type Seat, tableFor } from '@quartet/core';
import {
  type Card,
  type Colour,
  type Event,
  keltis,
  type Options,
  type Phase,
  type PointCard,
  type Sign,
  type State,
  type View,
} from '@quartet/keltis';

/** A position as far as a test cares: the rest is empty, and cards nobody names are dealt at random. */
export interface Setting {
  readonly options?: Partial<Options>;
  readonly phase?: Phase;
  readonly actor?: Seat;
  /** One list per seat. */
  readonly hands: readonly (readonly Card[])[];
  readonly known?: readonly (readonly Card[])[];
  readonly rows?: readonly Partial<Record<Colour, readonly Card[]>>[];
  readonly points?: readonly (readonly PointCard[])[];
  readonly stones?: readonly (readonly number[])[];
  readonly discards?: Partial<Record<Sign, readonly Card[]>>;
  /** Top first. */
  readonly pile?: readonly Card[];
  readonly left?: number;
  readonly barred?: readonly Sign[];
  readonly dry?: number;
  readonly ender?: Seat;
}

/** The referee's view of such a position. */
function refereeView(setting: Setting): View {
  const { hands, phase = 'act', actor = 0, pile, ender } = setting;
  const seats = hands.length;
  const table = tableFor(keltis, seats, setting.options);
  const taken = setting.stones?.flat() ?? [];
  return {
    viewer: 'referee',
    table,
    actor,
    phase,
    players: hands.map((cards, seat) => ({
      hand: { count: cards.length, known: setting.known?.[seat] ?? [], cards },
      rows: { r: [], y: [], g: [], b: [], p: [], ...setting.rows?.[seat] },
      points: setting.points?.[seat] ?? [],
      stones: setting.stones?.[seat] ?? [],
    })),
    stones: [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((stone) => !taken.includes(stone)),
    discards: { r: [], y: [], g: [], b: [], p: [], '*': [], ...setting.discards },
    pile: pile ? { count: pile.length, cards: pile } : { count: 20 },
    removed: { count: table.options.removed },
    left: setting.left ?? { act: 0, draw: 1, add: 2, over: 0 }[phase],
    barred: setting.barred ?? [],
    dry: setting.dry ?? 0,
    ...(ender !== undefined && { ender }),
  };
}

export function position(setting: Setting): State {
  return keltis.imagine(refereeView(setting), new FastRng('position'));
}

/** The listed moves, sorted; with `verb` only those that begin so. */
export function legal(state: State, verb = ''): string[] {
  const moves = new MoveList(keltis.moveSpace);
  keltis.legal(state, moves);
  return moves
    .toArray()
    .map((code) => keltis.print(keltis.toMove(state, code)))
    .filter((text) => text.startsWith(verb))
    .sort();
}

/** Plays these moves, each of which must be legal, and returns what happened. */
export function play(state: State, ...texts: readonly string[]): Event[] {
  const events: Event[] = [];
  for (const text of texts) {
    const why = refusal(state, text);
    if (why) throw new Error(`${text}: ${why}`);
    const code = keltis.toCode(state, keltis.parse(text)!)!;
    keltis.play(state, code, fastChance('none'), (event) => events.push(event));
  }
  return events;
}

/** Why this is refused: its code, § and details; null if it may be played. */
export function refusal(state: State, text: string): string | null {
  const why = keltis.refuse(state, keltis.parse(text)!);
  return why && [why.code, why.rule, ...Object.entries(why.details).map((pair) => pair.join('='))].join(' ');
}

export function referee(state: State): View {
  return keltis.view(state, 'referee');
}
