import { faceDown, redactDeal, sees, type Viewer } from '@quartet/core';
import { cardOf, DECK_SIZE } from './cards.ts';
import type { Event } from './events.ts';
import { readHand } from './hand.ts';
import { scoreOf } from './scoring.ts';
import { actor, PHASE, PHASE_NAMES, type State } from './state.ts';
import type { View } from './view.ts';

// §6
export function view(s: State, viewer: Viewer): View {
  const pile = DECK_SIZE - s.top;
  return {
    viewer,
    table: s.table,
    actor: actor(s),
    phase: PHASE_NAMES[s.phase]!,
    round: s.round + 1,
    players: Array.from(s.sizes, (count, seat) => ({
      hand: sees(viewer, seat) ? { count, cards: readHand(s, seat) } : { count },
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
    ...(s.phase === PHASE.drawn && sees(viewer, s.turn) && { drawn: cardOf(s.drawn) }),
  };
}

/** The event as `viewer` learns of it. */
export function redact(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'dealt':
      return redactDeal(event, viewer);
    case 'drawn':
      return sees(viewer, event.seat) ? event : faceDown(event);
    default:
      return event;
  }
}
