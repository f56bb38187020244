import { fastChance, tableFor } from '@quartet/core';
import { linx, type Move, type View } from '@quartet/linx';
import { longestChain } from '../../games/linx/coach.ts';

/** Anchors and a hand, and the longest chain there is. */
export interface ChainDeal {
  readonly view: View;
  readonly longest: readonly string[];
}

/** So many to a run. */
export const DEALS = 5;
/** What is worth looking for: chains of so many cards, and a scoring card that a short one reaches, too. */
const WORTH = 7;
const WITHIN_REACH = 5;
const DRAW: Move = { type: 'draw', from: 'stock' };

/** The deals of a run: the same seed, the same deals. */
export function chainDeals(seed: string): readonly ChainDeal[] {
  const deals: ChainDeal[] = [];
  for (let at = 0; deals.length < DEALS; at++) {
    const deal = dealt(`${seed}/${at}`);
    if (deal) deals.push(deal);
  }
  return deals;
}

function dealt(name: string): ChainDeal | null {
  const chance = fastChance(name);
  const state = linx.start(tableFor(linx, 2), chance, null);
  const me = linx.actor(state);
  while (linx.view(state, me).phase === 'draw') linx.play(state, linx.toCode(state, DRAW)!, chance, null);
  const view = linx.view(state, me);
  const longest = longestChain(state) ?? [];
  const isWorthIt =
    longest.length >= WORTH && view.scoring.some((length) => length !== null && length <= WITHIN_REACH);
  return isWorthIt && view.actor === me ? { view, longest } : null;
}

/** How much of the longest chains was found, 0 to 1; what was not reached counts as nothing. */
export function shareOf(deals: readonly ChainDeal[], found: readonly number[]): number {
  const best = deals.reduce((sum, { longest }) => sum + longest.length, 0);
  return found.reduce((sum, length) => sum + length, 0) / best;
}
