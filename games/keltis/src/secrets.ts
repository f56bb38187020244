import { faceDown, type Hidden, NOBODY, redactDeal, type Seat, sees, type Viewer } from '@quartet/core';
import {
  type Card,
  cardOf,
  END,
  HIGHEST,
  nameOf,
  namesOf,
  POINT,
  type PointCard,
  SIGNS,
  type Sign,
  VALUES,
} from './cards.ts';
import type { Event } from './events.ts';
import { goesDown } from './rows.ts';
import { isBarred } from './rules/draw.ts';
import { actor } from './rules.ts';
import { HAND_SIZE, LAST_STONE, PHASE_NAMES, PILE_ROOM, ROWS, type State } from './state.ts';
import type { Hand, Player, View } from './view.ts';

// §9 Who sees what. `imagine` works from views alone, so this is the only place that decides it.

/** §9.1 The pile and the cards out of the game are nobody's. */
function seesAll(viewer: Viewer): boolean {
  return viewer === 'referee';
}

export function view(s: State, viewer: Viewer): View {
  const players: Player[] = [];
  for (let seat = 0; seat < s.seats; seat++) players.push(playerOf(s, seat, viewer));
  return {
    viewer,
    table: s.table,
    actor: actor(s),
    phase: PHASE_NAMES[s.phase]!,
    players,
    stones: stonesOf(s, NOBODY),
    discards: {
      r: discardsOf(s, 0),
      y: discardsOf(s, 1),
      g: discardsOf(s, 2),
      b: discardsOf(s, 3),
      p: discardsOf(s, 4),
      '*': discardsOf(s, POINT),
    },
    pile: hidden(s.pileSize, seesAll(viewer) ? namesOf(s.pile, 0, s.pileSize).reverse() : null),
    removed: hidden(s.removed.length, seesAll(viewer) ? namesOf(s.removed, 0, s.removed.length) : null),
    left: s.left,
    barred: barredOf(s),
    dry: s.dry,
    ...(s.ender !== NOBODY && { ender: s.ender }),
  };
}

function playerOf(s: State, seat: Seat, viewer: Viewer): Player {
  const first = seat * ROWS;
  return {
    hand: handOf(s, seat, viewer),
    rows: {
      r: rowOf(s, first, 0),
      y: rowOf(s, first, 1),
      g: rowOf(s, first, 2),
      b: rowOf(s, first, 3),
      p: rowOf(s, first, 4),
    },
    points: pointRowOf(s, seat),
    stones: stonesOf(s, seat),
  };
}

function handOf(s: State, seat: Seat, viewer: Viewer): Hand {
  const count = s.handSizes[seat]!;
  const known: Card[] = [];
  for (let i = 0; i < count; i++) {
    if ((s.known[seat]! >> i) & 1) known.push(nameOf(s.hands[seat * HAND_SIZE + i]!));
  }
  if (!sees(viewer, seat)) return { count, known };
  return { count, known, cards: namesOf(s.hands, seat * HAND_SIZE, count) };
}

function hidden(count: number, cards: readonly Card[] | null): Hidden<Card> {
  return cards ? { count, cards } : { count };
}

/** The row's cards in the order in which they were laid, which its direction tells. */
function rowOf(s: State, first: number, colour: number): Card[] {
  const row = first + colour;
  const list: Card[] = [];
  if (s.lengths[row] === 0) return list;
  for (let i = 0; i <= HIGHEST; i++) {
    const value = goesDown(s, row) ? HIGHEST - i : i;
    const laid = s.laid[row * VALUES + value]!;
    const pointAfter = laid >> 2;
    for (let nth = 1; nth <= (laid & 3); nth++) {
      list.push(nameOf(cardOf(value, colour)));
      if (nth === pointAfter) list.push(nameOf(cardOf(value, POINT)));
    }
  }
  for (let ends = s.laid[row * VALUES + END]!; ends > 0; ends--) list.push(nameOf(cardOf(END, colour)));
  return list;
}

function pointRowOf(s: State, seat: Seat): PointCard[] {
  const list: PointCard[] = [];
  for (let value = 0; value <= HIGHEST; value++) {
    if (s.pointOwners[value] === seat + 1) list.push(nameOf(cardOf(value, POINT)) as PointCard);
  }
  return list;
}

/** The stones this seat took; those of NOBODY lie open. */
function stonesOf(s: State, owner: Seat): number[] {
  const list: number[] = [];
  for (let value = 1; value <= LAST_STONE; value++) if (s.stoneOwners[value] === owner + 1) list.push(value);
  return list;
}

function discardsOf(s: State, pile: number): Card[] {
  return namesOf(s.discards, pile * PILE_ROOM, s.discardSizes[pile]!);
}

function barredOf(s: State): Sign[] {
  return s.barred === 0 ? [] : SIGNS.filter((_, pile) => isBarred(s, pile));
}

/** §9.1 A hand is its owner's. */
export function redact(event: Event, viewer: Viewer): Event {
  if (event.type === 'dealt') return redactDeal(event, viewer);
  return event.type === 'drawn' && !sees(viewer, event.seat) ? faceDown(event) : event;
}
