import { findGame } from '@quartet/catalog';
import { FastRng, listFor, type Shapes } from '@quartet/core';
import type { TableMessage } from '@quartet/protocol';

/** LINX may have thousands of chains; whoever wants them all lists them from the view. */
export const MOST_LEGAL = 500;

export interface LegalMoves {
  readonly legal: string[];
  readonly legalCount: number;
}

/** The moves the viewer may choose from; null if the viewer need not decide. Knows no more than the view. */
export function legalMoves({ info, view: seen, viewer }: TableMessage): LegalMoves | null {
  const game = info && findGame(info.game);
  // Views come from the game itself.
  const view = seen as unknown as Shapes['View'] | null;
  if (!game || !view || info.status !== 'playing' || view.actor !== viewer) return null;
  // What is legal depends on the actor's view only, so any state that fits the view lists the same.
  const state = game.imagine(view, new FastRng('legal'));
  const moves = listFor(game);
  game.legal(state, moves);
  const codes = moves.toArray();
  const { bulk } = game;
  const inOrder = bulk
    ? [...codes.filter((code) => !bulk.has(code)), ...codes.filter((code) => bulk.has(code))]
    : codes;
  const legal = inOrder.slice(0, MOST_LEGAL).map((code) => game.print(game.toMove(state, code)));
  return { legal, legalCount: codes.length };
}
