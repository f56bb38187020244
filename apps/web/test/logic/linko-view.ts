import { tableFor } from '@quartet/core';
import { type Card, linko, type View } from '@quartet/linko';

/** A seat in short: `{ hand: '7 7 X', layers: '5 5 < 9' }`, bottom layer first. */
interface Sketch {
  readonly hand: string;
  readonly layers?: string;
  readonly earlier?: number;
}

type Rest = Partial<Pick<View, 'phase' | 'turn' | 'actor' | 'victim' | 'due' | 'lastTurn' | 'discards'>>;

export function cards(text: string): Card[] {
  return text === '' ? [] : (text.split(' ') as Card[]);
}

/** The referee's view of a position: seat 0 is to play, unless it says otherwise. */
export function linkoView(
  seats: readonly Sketch[],
  { ghost, rounds = 1, ...rest }: Rest & { readonly ghost?: string; readonly rounds?: number } = {},
): View {
  const duel = ghost !== undefined;
  const pile = cards('1 2 3 4 5 6 8 9 10 11 12 13');
  return {
    viewer: 'referee',
    table: tableFor(linko, seats.length, { ...(seats.length === 2 && { duel }), rounds }),
    actor: 0,
    phase: 'play',
    round: 1,
    turn: 0,
    lastTurn: false,
    seats: seats.map(({ hand, layers = '', earlier = 0 }) => ({
      hand: { count: cards(hand).length, cards: cards(hand) },
      known: [],
      layers: layers === '' ? [] : layers.split(' < ').map(cards),
      earlier,
    })),
    row: cards('1 2 3 4 5 6').map((card) => [card]),
    pile: { count: pile.length, cards: pile },
    discards: [],
    ...(duel && { ghost: cards(ghost) }),
    ...rest,
  };
}
