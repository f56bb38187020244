import { Numbering } from '../../master/features.ts';

// Where the numbers of a master's lines stand in one list, table after table. Each is for what everybody would count: how far
// the round is, how many cards, which number.

/** How near the end of the round is, by the smallest hand of the others. */
const STAGES = 5;
/** Sizes of plays and layers, counts of one number in a hand: beyond these all are alike. */
export const SIZES = 7;
export const GROUP = 9;
export const MATCHING = 6;
export const JOKERS = 6;
export const LEFT = 16;
export const OWN = 20;
/** Points ahead or behind, two to a step. */
const LEADS = 13;
export const CLEAR_LEAD = 12;
/** Cards of the pile to a step. */
export const PILE_STEP = 8;
export const PILE = 8;
/** A face is one of sixteen, so that its place is found without a product. */
export const FACE = 16;

const n = new Numbering();
export const LAID_AT = n.block(STAGES * SIZES * FACE);
export const HELD_AT = n.block(STAGES * GROUP * FACE);
export const JOKERS_AT = n.block(STAGES * JOKERS);
export const LEFT_AT = n.block(STAGES * LEFT);
/** A layer that is snatched: at this stage; by what one holds of its number; of whom. */
export const SNATCHED_AT = n.block(STAGES * SIZES);
export const MATCHING_AT = n.block(SIZES * MATCHING);
export const OF_NEAREST_AT = n.block(SIZES);
export const OF_LEADER_AT = n.block(SIZES);
export const OF_NEXT_AT = n.block(SIZES);
export const SEVERAL_AT = n.block(5);

/** What speaks for taking a layer into one's hand. */
export interface Taking {
  readonly matching: number;
  readonly face: number;
  readonly jokers: number;
  readonly own: number;
  readonly lead: number;
}

const taking = (): Taking => ({
  matching: n.block(STAGES * SIZES * MATCHING),
  face: n.block(5 * FACE),
  jokers: n.block(4),
  own: n.block(OWN),
  lead: n.block(LEADS),
});

export const TAKE_AT = taking();
export const RECLAIM_AT = taking();
/** How many open cards would go with the hand, of a layer of this size. */
export const RECLAIM_ROW_AT = n.block(4 * 5);
export const CARD_AT = n.block(STAGES * FACE * MATCHING);
export const FROM_PILE_AT = n.block(STAGES);
export const PILE_AT = n.block(PILE);
export const DUE_AT = n.block(5);
/** One more of the same lies open, and two are to be drawn. */
export const TWIN_AT = n.block(2);
/** So many numbers there are. */
export const PLACES = n.next;
