import type { Seat, Viewer } from '@quartet/core';
import { cardOf, DECK_SIZE } from './cards.ts';
import type { Event } from './events.ts';
import { readHand } from './hand.ts';
import { scoreOf } from './scoring.ts';
import { actor, DRAWN, PHASES, type State } from './state.ts';
import type { View } from './view.ts';

function canSee(viewer: Viewer, owner: Seat): boolean {
  return viewer === owner || viewer === 'referee';
}

// §6
export function view(s: State, viewer: Viewer): View {
  const pile = DECK_SIZE - s.top;
  return {
    viewer,
    table: s.table,
    actor: actor(s),
    phase: PHASES[s.phase]!,
    round: s.round + 1,
    players: Array.from(s.sizes, (count, seat) => ({
      hand: canSee(viewer, seat) ? { count, cards: readHand(s, seat) } : { count },
      outs: s.outs[seat]!,
      left: s.left[seat]!,
      score: scoreOf(s, seat),
    })),
    heap: Array.from(s.heap.subarray(0, s.height), cardOf),
    pile:
      viewer === 'referee'
        ? { count: pile, cards: Array.from(s.deck.subarray(s.top), cardOf) }
        : { count: pile },
    passes: s.passes,
    ...(s.phase === DRAWN && canSee(viewer, s.turn) && { drawn: cardOf(s.drawn) }),
  };
}

/** The event as `viewer` learns of it. */
export function redact(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'dealt':
      return {
        ...event,
        hands: event.hands.map((hand, seat) => (canSee(viewer, seat) ? hand : { count: hand.count })),
      };
    case 'drawn':
      return canSee(viewer, event.seat) ? event : { type: 'drawn', seat: event.seat };
    default:
      return event;
  }
}
