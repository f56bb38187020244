import type { Seat, Viewer } from './game.ts';

/** Cards whose faces only some may see: to the others they are so many. */
export interface Hidden<Card> {
  readonly count: number;
  readonly cards?: readonly Card[];
}

/** Whether a viewer sees the cards of this seat. */
export function sees(viewer: Viewer, seat: Seat): boolean {
  return viewer === seat || viewer === 'referee';
}

/** An event of one card as somebody hears of it who may not see the card. */
export function faceDown<E extends { readonly card?: unknown }>(event: E): E {
  const { card: _, ...rest } = event;
  return rest as E;
}
