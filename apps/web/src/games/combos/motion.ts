import { type CombosShapes, type Event, stillToAct, toBeat, type View } from '@quartet/combos';
import type { Seat } from '@quartet/core';
import type { Zones } from '../../kit/card-names.ts';
import type { Beat, Mark, Motion, Trip } from '../../kit/motion/beat.ts';
import { handsDealt } from '../../kit/motion/deal.ts';
import { cutBy, isBetween } from './turn.ts';
import type { CombosWords } from './words.ts';

/** Where cards and chips lie. Those of `zonesOf` lie open. */
export const ZONE = {
  hand: 'hand',
  /** The card I drew, until it is put somewhere. */
  drawn: 'drawn',
  pile: 'pile',
  away: 'away',
  /** Where chips go that are paid. */
  pot: 'pot',
  laid: (seat: Seat) => `laid ${seat}`,
  reserve: (seat: Seat) => `reserve ${seat}`,
  /** A hand from behind, a place in it (from 1), and the card somebody drew. */
  seat: (seat: Seat) => `seat ${seat}`,
  back: (seat: Seat, place: number) => `back ${seat} ${place}`,
  held: (seat: Seat) => `held ${seat}`,
  /** All that a seat did in the turn. */
  column: (seat: Seat) => `column ${seat}`,
  /** All chips of a seat, and the one it pays next. */
  chips: (seat: Seat) => `chips ${seat}`,
  chip: (seat: Seat) => `chip ${seat}`,
};

export function zonesOf(view: View, me: Seat | null): Zones {
  const isMine = me !== null && view.actor === me;
  const zones: Record<string, readonly string[]> = {
    [ZONE.hand]: (me !== null && view.players[me]!.hand.cards) || [],
    [ZONE.drawn]: isMine && view.drawn?.card ? [view.drawn.card] : [],
  };
  const isBefore = isBetween(view);
  for (const [seat, { laid, laidBefore, reserve }] of view.players.entries()) {
    zones[ZONE.laid(seat)] = (isBefore ? laidBefore : laid)?.cards ?? [];
    zones[ZONE.reserve(seat)] = reserve;
  }
  return zones;
}

/** In milliseconds: cards are laid, a turn ends, a chip goes to the middle, a card is drawn and put into its place. */
const LAY = 320;
const SWEEP = 350;
const CHIP = 380;
const DRAW = 240;
const INSERT = 200;
/** How long it is looked at. */
const HOLD = { laid: 450, won: 900, reserved: 700, paid: 1200, drawn: 150, put: 700, dealt: 900 };

type CombosBeat = Beat<CombosWords>;
type Before = Parameters<Motion<CombosShapes, CombosWords>['beat']>[1];

export const motion: Motion<CombosShapes, CombosWords> = {
  zones: zonesOf,
  // What lay in the last turn lies there until somebody opens the next, and so does what was paid.
  stays: (place) => place.startsWith('laid') || place === ZONE.pot,
  beat: (event, before) => {
    const isMe = 'seat' in event && event.seat === before.me;
    switch (event.type) {
      case 'dealt':
        return dealt(event, before.me);
      case 'combined':
        return laid(event.seat, event.from, event.cards, before);
      case 'stopped':
        return laid(event.seat, event.from, ['S'], before);
      case 'redraw':
        return laid(event.seat, event.from, ['R'], before);
      case 'reserved': {
        const { seat, card, at } = event;
        return put({ cards: [card], from: ZONE.reserve(seat) }, seat, at, {
          isMe,
          takes: LAY,
          hold: HOLD.reserved,
        });
      }
      case 'busted': {
        const best = (before.view && toBeat(before.view)?.seat) ?? event.seat;
        const [from, to] = [ZONE.column(best), ZONE.chips(event.seat)];
        return { marks: [{ kind: 'strike', from, to, text: (t) => t.bust }], takes: SWEEP };
      }
      case 'won':
        return won(event.seat, event.draws, before);
      case 'drawn': {
        const { seat, card } = event;
        const to = isMe ? ZONE.drawn : ZONE.held(seat);
        return { trips: [{ cards: [card ?? null], from: ZONE.pile, to }], takes: DRAW, hold: HOLD.drawn };
      }
      case 'inserted': {
        const { seat, card = null, at } = event;
        const from = isMe ? ZONE.drawn : ZONE.held(seat);
        return put({ cards: [card], from }, seat, at, { isMe, takes: INSERT, hold: HOLD.put });
      }
      case 'paid':
        return {
          trips: [{ cards: ['chip'], from: ZONE.chip(event.seat), to: ZONE.pot }],
          marks: [{ kind: 'ring', at: [ZONE.chips(event.seat)], text: (t) => t.pays(event.left) }],
          takes: CHIP,
          hold: HOLD.paid,
        };
      case 'lost':
        return {
          marks: [{ kind: 'ring', at: [ZONE.chips(event.seat)], text: (t) => t.lost }],
          takes: CHIP,
          hold: HOLD.paid,
        };
      default:
        return null;
    }
  },
};

/** From the hand to the middle; who opens a turn sweeps away what lay there. */
function laid(seat: Seat, from: number, cards: readonly string[], before: Before): CombosBeat {
  const { view, me } = before;
  const swept = view && isBetween(view) ? view.players.keys() : [];
  const away = [...swept].map(
    (other): Trip => ({ cards: before.cards(ZONE.laid(other)), from: ZONE.laid(other), to: ZONE.away }),
  );
  const hand = seat === me ? { from: ZONE.hand } : { from: ZONE.seat(seat), spot: ZONE.back(seat, from) };
  return {
    trips: [...away, { cards, ...hand, to: ZONE.laid(seat) }],
    takes: LAY,
    apart: 12,
    hold: HOLD.laid,
  };
}

/** Into a hand, where everybody sees the place. */
function put(
  from: Pick<Trip, 'cards' | 'from'>,
  seat: Seat,
  at: number,
  { isMe, ...beat }: { readonly isMe: boolean; readonly takes: number; readonly hold: number },
): CombosBeat {
  const spot = ZONE.back(seat, at + 1);
  if (isMe) return { trips: [{ ...from, to: ZONE.hand }], ...beat };
  const text = (t: CombosWords): string => t.toPlace(at + 1);
  return {
    trips: [{ ...from, to: ZONE.seat(seat), spot }],
    marks: [{ kind: 'ring', at: [spot], text }],
    ...beat,
  };
}

/** Who won, and why: those who were not asked any more are passed over. */
function won(seat: Seat, draws: number, { view, cards }: Before): CombosBeat {
  const ender = view && cutBy(view, cards(ZONE.laid(seat)));
  const last = ender ? stillToAct(view, seat).at(-1) : undefined;
  const text = (t: CombosWords): string => (ender ? t.ends(ender, draws) : t.unbeaten(draws));
  const mark: Mark<CombosWords> =
    last === undefined
      ? { kind: 'ring', at: [ZONE.column(seat)], text }
      : { kind: 'strike', from: ZONE.column(seat), to: ZONE.column(last), text };
  return { marks: [mark], takes: SWEEP, hold: HOLD.won };
}

function dealt({ hands, reserves }: Extract<Event, { type: 'dealt' }>, me: Seat | null): CombosBeat {
  const from = ZONE.pile;
  const toHands = handsDealt(hands, me, from);
  const toReserves = reserves.map((cards, seat): Trip => ({ cards, from, to: ZONE.reserve(seat) }));
  return { trips: [...toHands, ...toReserves], takes: DRAW, apart: 35, hold: HOLD.dealt };
}
