import type { Game, MoveList } from '@quartet/core';
import {
  chainCode,
  discardCode,
  isRepeated,
  type LinxShapes,
  linx,
  MAX_HAND,
  NO_CARD,
  PHASE,
  readLinks,
  SCORING_SLOTS,
  SIZE,
  type State,
  usableCards,
} from '@quartet/linx';
import { someChain } from './quick-chain.ts';

/** LINX as it is played out in thought: of the many chains for a scoring card only one is listed. */
export const brisk: Game<LinxShapes> = {
  ...linx,
  legal(s, moves) {
    if (s.phase === PHASE.act) listAct(s, moves);
    else linx.legal(s, moves);
  },
};

function listAct(s: State, moves: MoveList): void {
  moves.clear();
  const at = s.turn * MAX_HAND;
  const held = s.held[s.turn]!;
  let twins = 0;
  for (let slot = 0, before = NO_CARD; slot < held; slot++) {
    const card = s.hands[at + slot]!;
    if (card === before) twins |= 1 << slot;
    else moves.add(discardCode(slot));
    before = card;
  }
  readLinks(s.hands, at, held, s.anchors);
  for (let slot = 0; slot < SCORING_SLOTS; slot++) {
    const size = s.scoring[slot]! - 2;
    if (size < 0 || size > held || isRepeated(s.scoring, slot)) continue;
    const usable = usableCards((1 << held) - 1, size);
    if (SIZE[usable]! < size) continue;
    const chain = someChain(s.anchors, usable, twins, size);
    if (chain >= 0) moves.add(chainCode(chain, slot));
  }
}
