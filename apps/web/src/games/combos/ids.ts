import type { Card } from '@quartet/combos';
import { useRef } from 'preact/hooks';

interface Known {
  readonly round: number;
  readonly cards: readonly Card[];
  readonly ids: readonly string[];
  /** Names of the cards that left the hand last. */
  readonly gone: readonly string[];
}

/**
 * A name for each card in the hand that stays with it while cards are taken out beside it or put in: the
 * order of a hand is fixed, so what stands at its start and at its end is the same as before.
 */
export function useCardIds(round: number, cards: readonly Card[]): Known {
  const next = useRef(0);
  const known = useRef<Known>({ round: -1, cards: [], ids: [], gone: [] });
  if (known.current.cards !== cards) {
    const fresh = (): string => `card-${next.current++}`;
    known.current =
      known.current.round === round ? follow(known.current, cards, fresh) : deal(round, cards, fresh);
  }
  return known.current;
}

function deal(round: number, cards: readonly Card[], fresh: () => string): Known {
  return { round, cards, ids: cards.map(fresh), gone: [] };
}

function follow(before: Known, cards: readonly Card[], fresh: () => string): Known {
  const shorter = Math.min(before.cards.length, cards.length);
  let start = 0;
  while (start < shorter && before.cards[start] === cards[start]) start++;
  let end = 0;
  while (end < shorter - start && before.cards.at(-1 - end) === cards.at(-1 - end)) end++;
  const was = before.ids.length;
  const ids = cards.map((_, i) => {
    if (i < start) return before.ids[i]!;
    return i >= cards.length - end ? before.ids[was - (cards.length - i)]! : fresh();
  });
  const gone = before.ids.slice(start, was - end);
  return { round: before.round, cards, ids, gone: gone.length > 0 ? gone : before.gone };
}
