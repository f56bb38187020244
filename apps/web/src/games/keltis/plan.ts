import type { Seat } from '@quartet/core';
import {
  type Card,
  COLOURS,
  type Colour,
  type KeltisShapes,
  type Move,
  SIGNS,
  type Sign,
  type View,
} from '@quartet/keltis';
import { useMemo } from 'preact/hooks';
import { type Names, renamed, type Zones } from '../../kit/card-names.ts';
import { type Drafting, useDraft } from '../../kit/use-draft.ts';
import { type Desk, deskAfter, type Props } from './desk.ts';
import { sorted } from './look.ts';

/** A card of the hand, by its name: of two equal ones, which. */
export interface Held {
  readonly card: Card;
  readonly name: string;
}

/** A chosen card, by its name, and moves that are only staged. */
export interface Intent {
  readonly picked: string | null;
  readonly staged: readonly Move[];
}

/** What the person intends: a chosen card, moves that are only staged, and the desk as it would then lie. */
export interface Plan {
  readonly desk: Desk;
  readonly hand: readonly Held[];
  readonly picked: Held | null;
  readonly staged: readonly Move[];
  /** Whether the person may decide something now. */
  readonly isOpen: boolean;
  readonly draft: Drafting<Intent, Move>;
  pick(name: string | null): void;
  stage(move: Move): void;
  /** Chooses this card instead of all staged moves. */
  restart(name: string): void;
  /** Plays what is staged, and this. */
  commit(last?: Move): void;
}

const NOTHING: readonly Move[] = [];

/** `lying`: the names of the cards as they lie; those of staged moves are carried along. */
export function usePlan(props: Props, lying: Names): { readonly plan: Plan; readonly flips: Names } {
  const draft = useDraft<Intent, KeltisShapes>(props);
  const { staged } = intentOf(draft);
  const desk = useMemo(() => deskAfter(props, staged), [props.legal, staged]);
  const flips = useMemo(
    () =>
      desk.view === props.view ? lying : renamed(zonesOf(desk.view, props.me), lying, (card) => `${card}~`),
    [desk, lying],
  );
  return { plan: planOf(props, draft, desk, flips), flips };
}

function intentOf({ choice }: Drafting<Intent, Move>): Intent {
  return choice ?? { picked: null, staged: NOTHING };
}

export function planOf(props: Props, draft: Drafting<Intent, Move>, desk: Desk, flips: Names): Plan {
  const { view, legal, me } = props;
  const { picked, staged } = intentOf(draft);
  const cards = zonesOf(desk.view, me)[ZONE.hand] as readonly Card[];
  const hand = cards.map((card, i) => ({ card, name: flips[ZONE.hand]![i]! }));
  return {
    desk,
    hand,
    staged,
    picked: hand.find(({ name }) => name === picked) ?? null,
    isOpen: legal.isMine && !draft.isSent && view.phase !== 'over',
    draft,
    pick: (name) => draft.choose(name === null && staged.length === 0 ? null : { picked: name, staged }),
    stage: (move) => draft.choose({ picked: null, staged: [...staged, move] }),
    restart: (name) => draft.choose({ picked: name, staged: NOTHING }),
    commit: (last) => draft.commit(...staged, ...(last ? [last] : [])),
  };
}

export const ZONE = {
  hand: 'hand',
  row: (seat: Seat, row: Colour | '*') => `row ${seat} ${row}`,
  discards: (sign: Sign) => `discards ${sign}`,
  pile: 'pile',
  /** Wishing stones that nobody has, and those of a seat. */
  stones: 'stones',
  stonesOf: (seat: Seat) => `stones ${seat}`,
  seat: (seat: Seat) => `seat ${seat}`,
  /** Where the points of a row stand. */
  score: (seat: Seat, row: Colour) => `score ${seat} ${row}`,
};

export function stoneCode(stone: number): string {
  return `stone${stone}`;
}

/** Where cards lie open at a table of Keltis. */
export function zonesOf(view: View, me: Seat | null): Zones {
  const zones: Record<string, readonly string[]> = {};
  for (const [seat, { rows, points }] of view.players.entries()) {
    for (const colour of COLOURS) zones[ZONE.row(seat, colour)] = rows[colour];
    // Of the others, point cards and stones are only counted.
    if (seat !== (me ?? 0)) continue;
    zones[ZONE.row(seat, '*')] = points;
    zones[ZONE.stonesOf(seat)] = view.players[seat]!.stones.map(stoneCode);
  }
  zones[ZONE.stones] = view.stones.map(stoneCode);
  for (const sign of SIGNS) zones[ZONE.discards(sign)] = view.discards[sign];
  zones[ZONE.hand] = me === null ? [] : sorted(view.players[me]!.hand.cards ?? []);
  return zones;
}
