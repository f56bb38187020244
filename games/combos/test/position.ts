import {
  type Card,
  combos,
  type Event,
  type Hand,
  type Laid,
  type Options,
  type State,
  type View,
} from '@quartet/combos';
import { FastRng, fastChance, MoveList, type Seat, tableFor } from '@quartet/core';

/** A position as far as a test cares. Cards are listed with blanks between; what nobody names is the draw pile. */
export interface Setting {
  readonly options?: Partial<Options>;
  readonly first?: Seat;
  readonly opener?: Seat;
  readonly actor?: Seat;
  readonly round?: number;
  /** One per seat. */
  readonly hands: readonly string[];
  readonly known?: readonly Hand['known'][];
  readonly reserves?: readonly string[];
  readonly laid?: readonly (Laid | undefined)[];
  readonly chips?: readonly number[];
  /** Top first. */
  readonly pile?: string;
  readonly away?: string;
}

function cards(text: string): Card[] {
  return text === '' ? [] : (text.split(' ') as Card[]);
}

/** Something laid in this turn: `laid('6 X', 7)`. */
export function laid(text: string, ...as: readonly number[]): Laid {
  return { cards: cards(text), as };
}

/** The referee's view of such a position. */
function refereeView(setting: Setting): View {
  const { hands, opener = 0, actor = opener, pile } = setting;
  return {
    viewer: 'referee',
    table: tableFor(combos, hands.length, setting.options, setting.first),
    actor,
    phase: 'act',
    round: setting.round ?? 1,
    opener,
    players: hands.map((hand, seat) => ({
      chips: setting.chips?.[seat] ?? 2,
      lost: false,
      hand: { count: cards(hand).length, cards: cards(hand), known: setting.known?.[seat] ?? [] },
      reserve: cards(setting.reserves?.[seat] ?? ''),
      ...(setting.laid?.[seat] && { laid: setting.laid[seat] }),
    })),
    pile: pile === undefined ? { count: 20 } : { count: cards(pile).length, cards: cards(pile) },
    away: cards(setting.away ?? ''),
  };
}

export function position(setting: Setting): State {
  return combos.imagine(refereeView(setting), new FastRng('position'));
}

/** The listed moves, sorted; with `verb` only those that begin so. */
export function legal(state: State, verb = ''): string[] {
  const moves = new MoveList(combos.moveSpace);
  combos.legal(state, moves);
  return moves
    .toArray()
    .map((code) => combos.print(combos.toMove(state, code)))
    .filter((text) => text.startsWith(verb))
    .sort();
}

/** Plays these moves, each of which must be legal, and returns what happened. */
export function play(state: State, ...texts: readonly string[]): Event[] {
  const events: Event[] = [];
  for (const text of texts) {
    const why = refusal(state, text);
    if (why) throw new Error(`${text}: ${why}`);
    const code = combos.toCode(state, combos.parse(text)!)!;
    combos.play(state, code, fastChance('none'), (event) => events.push(event));
  }
  return events;
}

/** Why this is refused: its code, § and details; null if it may be played. */
export function refusal(state: State, text: string): string | null {
  const why = combos.refuse(state, combos.parse(text)!);
  return why && [why.code, why.rule, ...Object.entries(why.details).map((pair) => pair.join('='))].join(' ');
}

export function referee(state: State): View {
  return combos.view(state, 'referee');
}

/** Each hand as a text. */
export function hands(state: State): string[] {
  return referee(state).players.map(({ hand }) => hand.cards!.join(' '));
}

export function chips(state: State): number[] {
  return referee(state).players.map((player) => player.chips);
}
