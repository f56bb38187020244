import { chainCards, chainFound, findChains, lengthOf, MAX_HAND, type State } from '@quartet/linx';
import type { Links } from './chain.ts';

/** The shortest chain there is: a card between two anchors. */
const SHORTEST_CHAIN = 3;

/** The longest chain that the seat to move can lay now, exact; null if none. */
export function longestChain(state: State): readonly string[] | null {
  const count = findChains(
    state.hands,
    state.turn * MAX_HAND,
    state.held[state.turn]!,
    state.anchors,
    SHORTEST_CHAIN,
  );
  let best: number | null = null;
  for (let i = 0; i < count; i++) {
    if (best === null || lengthOf(chainFound(i)) > lengthOf(best)) best = chainFound(i);
  }
  return best === null ? null : chainCards(state, best);
}

/** The chain's cards as they lie on the table and in the hand. */
export function linksOf(cards: readonly string[], anchors: Links, hand: Links): Links {
  const used = new Set<string>();
  return cards.map((card, i) => {
    const from = i === 0 || i === cards.length - 1 ? anchors : hand;
    const link = from.find((other) => other.card === card && !used.has(other.id))!;
    used.add(link.id);
    return link;
  });
}
