import { LENGTHS } from '@quartet/linx';
import { Numbering } from '../../master/features.ts';

// Where the numbers of a master's lines stand in one list, table after table. Each is for what everybody would count: how far the
// game is, how many cards, how long a chain.

/** How far the game is, by the stock cards left for each player: in stages, and coarser, in parts. */
export const STAGES = 7;
const PARTS = 3;
/** Cards in hand, links of a card, anchors it links to, points ahead: beyond these all are alike. */
export const FEW = 6;
export const LINKED = 5;
export const ANCHORED = 5;
export const LEFT = 11;
export const PAIRS_LEFT = 9;
export const LEADS = 13;
/** How many cards the largest group of linked cards is short of a scoring card. */
export const SHORT = 5;
/** No chain, or one for a scoring card of each length. */
export const BEST = LENGTHS + 1;
/** Points more than without a card that may be drawn, in steps; and how late it is, where the lead matters. */
export const GAINS = 6;
const LATE = 4;

const n = new Numbering();
const byScoring = (): number => n.block(PARTS * LENGTHS * SHORT);

/** A card is discarded: its links and whether it links to an anchor; to how many; what is kept. */
export const DISCARDED_AT = n.block(STAGES * LINKED * 2);
export const DISCARDED_ANCHORS_AT = n.block(STAGES * ANCHORED);
export const KEPT_GROUP_AT = byScoring();
export const KEPT_LONELY_AT = n.block(STAGES * FEW);
/** It links to cards that the next player is known to hold. */
export const GIVEN_AT = n.block(4);
/** It is part of the chain that could be laid for this scoring card. */
export const BROKEN_AT = n.block(PARTS * LENGTHS);
/** The best chain that is not laid, the cards held, the cards that the next player holds. */
export const WAITING_AT = n.block(STAGES * BEST);
export const HOLDING_AT = n.block(STAGES * FEW);
export const NEXT_HOLDS_AT = n.block(PARTS * LEFT);

/** A chain is laid: for which scoring card; what is left of the hand. */
export const LAID_AT = n.block(STAGES * LENGTHS);
export const LEFT_AT = n.block(STAGES * LEFT);
export const LEFT_PAIRS_AT = n.block(PARTS * PAIRS_LEFT);
export const LEFT_LONELY_AT = n.block(PARTS * FEW);
export const LEFT_ANCHORED_AT = n.block(PARTS * FEW);
export const LEFT_GROUP_AT = byScoring();
/** The lead that it makes, the later the finer; whether a better one could be laid. */
export const LEAD_AT = n.block(LATE * LEADS);
export const RANK_AT = n.block(3 * STAGES);

/** The top card of the discard pile is drawn, first of two or not: cards held; its links; the chain that it allows. */
export const DRAWN_AT = n.block(2 * STAGES * FEW);
export const DRAWN_LINKS_AT = n.block(STAGES * FEW);
export const DRAWN_ANCHORS_AT = n.block(4 * 4);
export const GAIN_AT = n.block(STAGES * GAINS);
export const GROWN_GROUP_AT = byScoring();
export const GROUP_AT = [byScoring(), byScoring()] as const;
export const GROWTH_AT = n.block(2 * FEW);
/** Cards that linked to no other of the hand before. */
export const LONELY_NO_MORE_AT = n.block(4);
/** So many numbers there are. */
export const PLACES = n.next;
