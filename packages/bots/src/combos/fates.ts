import { SEATS, type State } from '@quartet/combos';
import type { Seat } from '@quartet/core';

/** More chips than anybody can have. */
const CHIPS_END = 4;

/** What a chip of each seat adds to the number that stands for everybody's chips. */
const PLACE = Int32Array.from({ length: SEATS.max }, (_, seat) => CHIPS_END ** seat);

/** [seats][everybody's chips × seats + seat] → how likely the seat does not lose the match, if anybody may be the next to pay. */
const KEEPS: readonly Float64Array[] = Array.from({ length: SEATS.max + 1 }, (_, seats) => tabulate(seats));

function tabulate(seats: number): Float64Array {
  const all = CHIPS_END ** seats;
  const keeps = new Float64Array(all * seats);
  // A payment leads to a lower number, whose row is already there.
  for (let chips = 0; chips < all; chips++) {
    for (let payer = 0; payer < seats; payer++) {
      const canPay = Math.floor(chips / PLACE[payer]!) % CHIPS_END > 0;
      for (let seat = 0; seat < seats; seat++) {
        const fate = canPay ? keeps[(chips - PLACE[payer]!) * seats + seat]! : Number(payer !== seat);
        keeps[chips * seats + seat]! += fate / seats;
      }
    }
  }
  return keeps;
}

/** Everybody's chips as one number. */
export function chipsOf(s: State): number {
  let chips = 0;
  for (let seat = 0; seat < s.seats; seat++) chips += s.chips[seat]! * PLACE[seat]!;
  return chips;
}

/** How likely the seat does not lose the match. Winners are winners, however many chips they have. */
export function fateWith(s: State, chips: number, seat: Seat): number {
  return KEEPS[s.seats]![chips * s.seats + seat]!;
}

/** Likewise, once `payer` has paid for this round. */
export function fateIfPaid(s: State, chips: number, payer: Seat, seat: Seat): number {
  if (s.chips[payer] === 0) return payer === seat ? 0 : 1;
  return fateWith(s, chips - PLACE[payer]!, seat);
}
