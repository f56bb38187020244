/**
 * What a player of Linko! cares about, in points. All of it was found by playing many thousand deals with
 * changed weights and keeping the change that won more.
 */
export interface Weights {
  /** A group of one, two, three, four cards of one number in hand; each further card. */
  readonly held: readonly [number, number, number, number];
  readonly heldMore: number;
  /** How much a 13 is worth more in hand than a 1: as a single card, as a pair, in a larger group. */
  readonly heldHeight: readonly [number, number, number];
  readonly joker: number;
  /** A layer just laid, by its size as above: what will be left of it. */
  readonly laid: readonly [number, number, number, number];
  readonly laidMore: number;
  readonly laidHeight: readonly [number, number, number];
  /** How far the end is in sight when the smallest other hand has 6–8, 4–5, 2–3 or fewer cards: 1 is now. */
  readonly late: readonly [number, number, number, number];
  /** What groups in hand come to when the end is now. */
  readonly heldLate: readonly [number, number, number, number];
  /** For each card that a victim loses, and more if it is the one who leads. */
  readonly hurt: number;
  readonly hurtLeader: number;
  /** How much of what a snatch brings into the hand counts when choosing what to play. */
  readonly spoils: number;
  /** Taking, beyond what the cards are worth: once, and for each card. */
  readonly take: number;
  readonly takeCard: number;
  /** Discarding instead of reclaiming: once, and for each card. */
  readonly discard: number;
  readonly discardCard: number;
  /** A card that nobody else has seen. */
  readonly secret: number;
}

/** At a table of three or more. */
export const TABLE: Weights = {
  held: [-1.4, -0.98, 0.69, 3.06],
  heldMore: 2.52,
  heldHeight: [0.41, 2.06, 3.09],
  joker: 3.69,
  laid: [-0.1, 0.51, 1.87, 1.6],
  laidMore: 3.88,
  laidHeight: [-0.43, -1.9, 0.87],
  late: [0.13, 0.19, 0.72, 0.5],
  heldLate: [-1.45, -1.97, -1.98, -2.85],
  hurt: 0.6,
  hurtLeader: 0.08,
  spoils: 1.21,
  take: 0,
  takeCard: -0.93,
  discard: 1.84,
  discardCard: -0.15,
  secret: 0.12,
};

/** Between two. */
export const TWO: Weights = {
  held: [-1.06, -0.74, 0.65, 2.1],
  heldMore: 1.57,
  heldHeight: [0.4, 1.22, 3.62],
  joker: 4.33,
  laid: [0.1, 0.27, 1.94, 2.42],
  laidMore: 2.03,
  laidHeight: [-0.5, -0.94, -0.75],
  late: [0.32, 0.38, 0.86, 0.68],
  heldLate: [-1.23, -1.65, -3.11, -2.44],
  hurt: 1.39,
  hurtLeader: 0.57,
  spoils: 0.48,
  take: -0.25,
  takeCard: 0.3,
  discard: 1.4,
  discardCard: -0.17,
  secret: 0.19,
};
