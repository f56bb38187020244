import { CARDS, type Card, COPIES_OF, combos, faceOf, type Laid, type View } from '@quartet/combos';
import { tableFor } from '@quartet/core';

/** A position as far as a test cares; the hands one per seat, cards with blanks between. */
interface Sketch {
  readonly opener?: number;
  readonly actor?: number;
  readonly round?: number;
  readonly reserves?: readonly string[];
  readonly laid?: readonly (Laid | null)[];
  readonly laidBefore?: readonly (Laid | null)[];
  readonly chips?: readonly number[];
  /** So many cards are left to draw: all others that nobody names are put away. */
  readonly pile?: number;
  readonly drawn?: { readonly card: Card; readonly more: number };
  readonly xCard?: 'manual' | 'wild';
  readonly known?: View['players'][number]['hand']['known'];
}

export function cards(text: string): Card[] {
  return text === '' ? [] : (text.split(' ') as Card[]);
}

export function laid(text: string, ...as: readonly number[]): Laid {
  return { cards: cards(text), as };
}

/** The deck without these. */
function without(named: readonly Card[]): Card[] {
  return CARDS.flatMap((card) => {
    const left = COPIES_OF[faceOf(card)]! - named.filter((one) => one === card).length;
    return Array<Card>(left).fill(card);
  });
}

export function combosView(hands: readonly string[], sketch: Sketch = {}): View {
  const {
    opener = 0,
    actor = opener,
    xCard = 'manual',
    drawn,
    reserves = [],
    laid: lying = [],
    laidBefore = [],
  } = sketch;
  const laidOut = [...lying, ...laidBefore].flatMap((one) => one?.cards ?? []);
  const named = [...[...hands, ...reserves].flatMap(cards), ...laidOut, ...(drawn ? [drawn.card] : [])];
  const unnamed = without(named);
  const pile = unnamed.slice(0, sketch.pile ?? 20);
  return {
    viewer: 'referee',
    table: tableFor(combos, hands.length, { xCard }),
    actor,
    phase: drawn ? 'insert' : 'act',
    round: sketch.round ?? 1,
    opener,
    players: hands.map((hand, seat) => ({
      chips: sketch.chips?.[seat] ?? 2,
      lost: false,
      hand: {
        count: cards(hand).length,
        cards: cards(hand),
        known: seat === 1 ? (sketch.known ?? []) : [],
      },
      reserve: cards(sketch.reserves?.[seat] ?? ''),
      ...(sketch.laid?.[seat] && { laid: sketch.laid[seat] }),
      ...(sketch.laidBefore?.[seat] && { laidBefore: sketch.laidBefore[seat] }),
    })),
    pile: { count: pile.length, cards: pile },
    away: unnamed.slice(pile.length),
    ...(drawn && { drawn }),
  };
}
