import type { Seat } from '@quartet/core';
import { type Card, type Event, type KeltisShapes, pointsForRow, type Sign } from '@quartet/keltis';
import type { Beat, Motion, Trip } from '../../kit/motion/beat.ts';
import { handsDealt } from '../../kit/motion/deal.ts';
import { gain, stoneGain } from './gains.ts';
import { stoneCode, ZONE, zonesOf } from './plan.ts';
import type { KeltisWords } from './words.ts';

/** In milliseconds: a card is laid, a pair is shown, a score lights, a stone is taken, a card is drawn. */
const LAY = 320;
const PAIR = 700;
const COUNT = 300;
const STONE = 380;
const DRAW = 240;
/** How long it is looked at: a card was laid, a row began to pay, a stone was taken, a row was ended. */
const HOLD = { laid: 450, crossed: 900, stone: 1000, ended: 900, drawn: 150, dealt: 500 };

type KeltisBeat = Beat<KeltisWords>;

export const motion: Motion<KeltisShapes, KeltisWords> = {
  zones: zonesOf,
  beat: (event, { me, view, cards }) => {
    const hand = (seat: Seat): string => (seat === me ? ZONE.hand : ZONE.seat(seat));
    switch (event.type) {
      case 'dealt':
        return dealt(event, me);
      case 'discarded':
        return { trips: [onto(event.card, hand(event.seat))], takes: LAY, hold: HOLD.laid };
      case 'claimed': {
        const { seat, stone } = event;
        const trips = event.cards.map((card) => onto(card, hand(seat)));
        const piles = [...new Set(trips.map(({ to }) => to))];
        const had = view && view.players[seat]!.stones.length;
        const text = (t: KeltisWords): string => t.stonesGain(had === null ? '' : stoneGain(had));
        return [
          { trips, takes: LAY },
          { marks: [{ kind: 'ring', at: piles, text: (t) => t.pairDiscarded }], takes: PAIR },
          {
            trips: [{ cards: [stoneCode(stone)], from: ZONE.stones, to: ZONE.stonesOf(seat) }],
            marks: had === null ? [] : [{ kind: 'ring', at: [ZONE.stonesOf(seat)], text }],
            takes: STONE,
            hold: HOLD.stone,
          },
        ];
      }
      case 'laid': {
        const { seat, card, row } = event;
        const to = ZONE.row(seat, row);
        const lie = cards(to).length;
        return [
          { trips: [{ cards: [card], from: hand(seat), to }], takes: LAY, hold: HOLD.laid },
          ...crossed(ZONE.score(seat, row), pointsForRow(lie), pointsForRow(lie + 1)),
        ];
      }
      case 'row-ended':
        return {
          marks: [{ kind: 'ring', at: [ZONE.score(event.seat, event.row)], text: (t) => t.courses.ended }],
          takes: COUNT,
          hold: HOLD.ended,
        };
      case 'pointed': {
        const { seat, card } = event;
        const to = ZONE.row(seat, '*');
        return { trips: [{ cards: [card], from: hand(seat), to, spot: to }], takes: LAY, hold: HOLD.laid };
      }
      case 'drawn': {
        const trip = { cards: [event.card ?? null], from: ZONE.pile, to: hand(event.seat) };
        return { trips: [trip], takes: DRAW, hold: HOLD.drawn };
      }
      case 'picked-up': {
        const trip = { cards: [event.card], from: ZONE.discards(event.from), to: hand(event.seat) };
        return { trips: [trip], takes: DRAW, hold: HOLD.drawn };
      }
      default:
        return null;
    }
  },
};

/** To the discards of its sign. */
function onto(card: Card, from: string): Trip {
  return { cards: [card], from, to: ZONE.discards(card[0] as Sign) };
}

/** Only a row that begins to pay lights up. */
function crossed(at: string, before: number, after: number): readonly KeltisBeat[] {
  if (before >= 0 || after <= 0) return [];
  const text = gain(before, after);
  return [{ marks: [{ kind: 'ring', at: [at], text: () => text }], takes: COUNT, hold: HOLD.crossed }];
}

function dealt({ hands }: Extract<Event, { type: 'dealt' }>, me: Seat | null): KeltisBeat {
  const trips = handsDealt(hands, me, ZONE.pile);
  return { trips, takes: DRAW, apart: 35, hold: HOLD.dealt };
}
