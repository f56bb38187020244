import type { Seat } from './game.ts';

/** The left-hand neighbour, who is next clockwise. */
export function nextSeat(seat: Seat, seats: number): Seat {
  return seat + 1 === seats ? 0 : seat + 1;
}
