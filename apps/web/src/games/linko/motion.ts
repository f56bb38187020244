import type { Seat } from '@quartet/core';
import { type Card, type Event, faceOf, type LinkoShapes, type View } from '@quartet/linko';
import type { Zones } from '../../kit/card-names.ts';
import type { Beat, Motion, Trip } from '../../kit/motion/beat.ts';
import { handsDealt } from '../../kit/motion/deal.ts';
import type { LinkoWords } from './words.ts';

/** Where cards lie. Those of `zonesOf` lie open; of the others nobody here sees the faces, or they are only counted. */
export const ZONE = {
  hand: 'hand',
  pile: 'pile',
  discards: 'discards',
  ghost: 'ghost',
  slot: (slot: number) => `slot ${slot}`,
  /** All layers of a seat, and the top one. */
  stack: (seat: Seat) => `stack ${seat}`,
  top: (seat: Seat) => `top ${seat}`,
  seat: (seat: Seat) => `seat ${seat}`,
};

/** Where cards lie open at a table of Linko!. */
export function zonesOf(view: View, me: Seat | null): Zones {
  const zones: Record<string, readonly string[]> = { [ZONE.ghost]: view.ghost ?? [] };
  if (me !== null) zones[ZONE.hand] = view.seats[me]!.hand.cards ?? [];
  for (const [slot, cards] of view.row.entries()) zones[ZONE.slot(slot + 1)] = cards;
  for (const [seat, { layers }] of view.seats.entries()) zones[ZONE.stack(seat)] = layers.flat();
  return zones;
}

/** In milliseconds: a layer is laid, meets another, rises, and goes where it goes. */
const LAY = 320;
const STRIKE = 350;
const LIFT = 120;
const FLY = 380;
const DRAW = 240;
/** How long it is looked at: something was laid, a layer met another, changed hands, a card was drawn, a round begins. */
const HOLD = { laid: 450, struck: 600, taken: 900, left: 300, drawn: 150, dealt: 500 };

type LinkoBeat = Beat<LinkoWords>;

export const motion: Motion<LinkoShapes, LinkoWords> = {
  zones: zonesOf,
  beat: (event, before) => {
    const hand = (seat: Seat): string => (seat === before.me ? ZONE.hand : ZONE.seat(seat));
    // Who is asked at this screen is told there.
    const told = (seat: Seat, text: (t: LinkoWords) => string): Pick<LinkoBeat, 'marks'> =>
      seat === before.me ? {} : { marks: [{ kind: 'ring', at: [ZONE.seat(seat)], text }] };
    switch (event.type) {
      case 'dealt':
        return dealt(event, before.me);
      case 'ghost-filled':
        return {
          trips: [
            { cards: event.cards, from: ZONE.pile, to: ZONE.ghost },
            ...event.moved.map(({ slot, card }) => fromPile(card, ZONE.slot(slot))),
          ],
          takes: DRAW,
          apart: 35,
        };
      case 'played':
        return {
          trips: [{ cards: event.cards, from: hand(event.seat), to: ZONE.stack(event.seat) }],
          takes: LAY,
          apart: 12,
          hold: HOLD.laid,
        };
      case 'ghost-snatched':
        return lifted(event.cards, ZONE.ghost, hand(event.seat));
      case 'snatched': {
        const { seat, victim, cards } = event;
        const played = before.cards(ZONE.stack(seat)).slice(-cards.length);
        const reason = `${cards.length} = ${cards.length} · ${worthOf(played)} > ${worthOf(cards)}`;
        return {
          marks: [{ kind: 'strike', from: ZONE.top(seat), to: ZONE.top(victim), text: () => reason }],
          takes: STRIKE,
          hold: HOLD.struck,
        };
      }
      case 'taken':
        return {
          ...lifted(event.cards, ZONE.stack(event.victim), hand(event.seat)),
          ...told(event.victim, (t) => t.mustDraw(event.cards.length)),
        };
      case 'left':
        return { marks: [{ kind: 'ring', at: [ZONE.top(event.victim)] }], takes: LIFT, hold: HOLD.left };
      case 'reclaimed':
        return {
          ...lifted(event.cards, ZONE.stack(event.seat), hand(event.seat)),
          ...told(event.seat, (t) => t.takesBack(event.cards.length)),
        };
      case 'discarded':
        return {
          ...lifted(event.cards, ZONE.stack(event.seat), ZONE.discards),
          ...told(event.seat, (t) => t.mustDraw(event.cards.length)),
        };
      case 'drawn': {
        const { seat } = event;
        const trip: Trip =
          event.from === 'row'
            ? { cards: event.cards, from: ZONE.slot(event.slot), to: hand(seat) }
            : { cards: [event.card ?? null], from: ZONE.pile, to: hand(seat) };
        return { trips: [trip], takes: DRAW, hold: HOLD.drawn };
      }
      case 'refilled':
        return {
          trips: event.placed.map(({ slot, card }) => fromPile(card, ZONE.slot(slot))),
          takes: DRAW,
          apart: 80,
          hold: HOLD.drawn,
        };
      default:
        return null;
    }
  },
};

function fromPile(card: Card, to: string): Trip {
  return { cards: [card], from: ZONE.pile, to };
}

/** A layer, or a group of the ghost's, changes hands. */
function lifted(cards: readonly Card[], from: string, to: string): LinkoBeat {
  return { trips: [{ cards, from, to }], lift: LIFT, takes: FLY, apart: 16, hold: HOLD.taken };
}

function dealt({ hands, row }: Extract<Event, { type: 'dealt' }>, me: Seat | null): LinkoBeat {
  const toHands = handsDealt(hands, me, ZONE.pile);
  const toRow = row.map((card, slot) => fromPile(card, ZONE.slot(slot + 1)));
  return { trips: [...toHands, ...toRow], takes: DRAW, apart: 35, hold: HOLD.dealt };
}

/** Numbers come first in a layer, so jokers alone are one more than the highest number. */
function worthOf(cards: readonly string[]): number {
  return faceOf(cards[0] as Card) + 1;
}
