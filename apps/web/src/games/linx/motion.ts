import type { Seat } from '@quartet/core';
import type { Event, LinxShapes } from '@quartet/linx';
import type { Beat, Motion, Trip } from '../../kit/motion/beat.ts';
import { handsDealt } from '../../kit/motion/deal.ts';
import { scoreCode, ZONE, zonesOf } from './chain.ts';

/** In milliseconds: a card is laid, another follows, links light, the scoring card is taken, cards are drawn. */
const LAY = 320;
const NEXT = 140;
const BUILT = 2600;
const LINK = 70;
const LINKED = 490;
const SCORE = 300;
const DRAW = 240;
/** How long it is looked at: a chain the longer, the more it brings, and for each card that others seldom have. */
const HOLD = { drawn: 150, laid: 450, chain: 600, point: 16, long: 120, dealt: 500 };
const LONG = 7;

export const motion: Motion<LinxShapes, unknown> = {
  zones: zonesOf,
  beat: (event, { me }) => {
    const hand = (seat: Seat): string => (seat === me ? ZONE.hand : ZONE.seat(seat));
    switch (event.type) {
      case 'dealt':
        return dealt(event, me);
      case 'drawn': {
        const from = event.from === 'stock' ? ZONE.stock : ZONE.discards;
        const trip = { cards: [event.card ?? null], from, to: hand(event.seat) };
        return { trips: [trip], takes: DRAW, hold: HOLD.drawn };
      }
      case 'chain':
        return chain(event, hand(event.seat), me);
      case 'anchor':
        return { trips: [anchor(event.card, event.slot - 1)], takes: DRAW, hold: HOLD.drawn };
      case 'scoring-card':
        return { trips: [scoring(event.length, event.slot - 1)], takes: DRAW, hold: HOLD.drawn };
      case 'discarded':
        return {
          trips: [{ cards: [event.card], from: hand(event.seat), to: ZONE.discards }],
          takes: LAY,
          hold: HOLD.laid,
        };
      default:
        return null;
    }
  },
};

function anchor(card: string, slot: number): Trip {
  return { cards: [card], from: ZONE.stock, to: ZONE.anchor(slot) };
}

function scoring(length: number, slot: number): Trip {
  return { cards: [scoreCode(length)], from: ZONE.scores, to: ZONE.score(slot) };
}

type Chain = Extract<Event, { type: 'chain' }>;

/** Built card by card, unless it lay there before; then its links light, and the scoring card goes to the seat. */
function chain(event: Chain, hand: string, me: Seat | null): readonly Beat<unknown>[] {
  const { seat, cards, anchors, points } = event;
  const froms = cards.map((_, i) =>
    i === 0 ? ZONE.anchor(anchors[0] - 1) : i === cards.length - 1 ? ZONE.anchor(anchors[1] - 1) : hand,
  );
  const trips = cards.map(
    (card, i): Trip => ({ cards: [card], from: froms[i]!, to: ZONE.gone, spot: ZONE.link(i) }),
  );
  const joints = Array.from({ length: cards.length - 1 }, (_, i) => ZONE.joint(i));
  const takes = Math.max(LINKED, LINK * (joints.length + 1));
  const lit = { marks: [{ kind: 'ring', at: joints }], takes } as const;
  const taken: Beat<unknown> = {
    trips: [{ cards: [scoreCode(event.for)], from: ZONE.score(event.slot - 1), to: ZONE.won(seat) }],
    marks: [{ kind: 'ring', at: [ZONE.won(seat)], text: () => `+${points}` }],
    takes: SCORE,
    hold: HOLD.chain + HOLD.point * points + HOLD.long * Math.max(0, cards.length - LONG),
  };
  if (seat === me) return [{ ...lit, trips, apart: 0 }, taken];
  return [{ trips, takes: LAY, apart: NEXT, within: BUILT }, lit, taken];
}

function dealt(event: Extract<Event, { type: 'dealt' }>, me: Seat | null): Beat<unknown> {
  const toHands = handsDealt(event.hands, me, ZONE.stock);
  const trips = [
    ...toHands,
    ...event.anchors.map(anchor),
    { cards: [event.discard], from: ZONE.stock, to: ZONE.discards },
    ...event.scoring.map(scoring),
  ];
  return { trips, takes: DRAW, apart: 35, hold: HOLD.dealt };
}
