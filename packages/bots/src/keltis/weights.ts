import type { Temper } from '../spec.ts';

/**
 * What a player of Keltis cares about, in points. Found by playing many thousand deals with changed weights
 * and keeping the change that won more.
 */
export interface Weights {
  /** Of the unseen cards that fit a row and reach the hand, how many will lie in it; before it is started. */
  readonly place: number;
  readonly placeOpen: number;
  /** How much of what an unstarted row promises counts, and how many points of hope it holds at break-even. */
  readonly open: number;
  readonly hope: number;
  /** How much the top card of a discard pile counts as one's own, for a row that lies; for one not yet started. */
  readonly near: number;
  readonly nearOpen: number;
  /** … and each further card below it, as a share of the one above. */
  readonly deep: number;
  /** Against starting a row: short ones cost. */
  readonly shy: number;
  /** What a turn is worth: at least, and more the more cards wait to be laid. */
  readonly tempo: number;
  readonly haste: number;
  /** Turns per card of the pile: less than one, since the end may come early and hands are never empty. */
  readonly picked: number;
  /** Turns left when the fourth row is ended, about, and how they grow with each row that is not. */
  readonly ending: number;
  readonly endingPower: number;
  /** A stone beyond its points: the way to the next ones. Two fresh cards come with it. */
  readonly stone: number;
  readonly fresh: number;
  /** How much of a stone counts while its pair is in hand; while half of it is. */
  readonly pair: number;
  readonly half: number;
  /** A point card in hand. */
  readonly point: number;
  /** Giving others a card: that continues their row, that starts one, that may make a pair, a point card. */
  readonly feed: number;
  readonly feedOpen: number;
  readonly feedPair: number;
  readonly feedPoint: number;
  /** Taking or covering what others would like to draw, as a share of what giving it would cost. */
  readonly deny: number;
  /** Drawing an unknown card. */
  readonly unknown: number;
  /** Against ending a row early. */
  readonly close: number;
  /** Bringing the end about, per point ahead. */
  readonly finish: number;
}

export const BALANCED: Weights = {
  place: 0.6,
  placeOpen: 0.38,
  open: 0.9,
  hope: 0.5,
  near: 0.4,
  nearOpen: 0.4,
  deep: 0.5,
  shy: 0.3,
  tempo: 0.335,
  haste: 0.8,
  picked: 0.586,
  ending: 2.98,
  endingPower: 1.226,
  stone: 0.8,
  fresh: 1.515,
  pair: 0.31,
  half: 0.131,
  point: 0.8,
  feed: 0.8,
  feedOpen: 0.074,
  feedPair: 0.08,
  feedPoint: 0.447,
  deny: 0.3,
  unknown: 0.313,
  close: 0.37,
  finish: 0.5,
};

export const WEIGHTS: Readonly<Record<Temper, Weights>> = {
  balanced: BALANCED,
  /** Starts few rows, and only with much for them in hand. */
  cautious: { ...BALANCED, shy: 1, open: 1, hope: 0.2 },
  /** Stones and points first, whatever others make of the discards. */
  greedy: { ...BALANCED, stone: 1.6, point: 0.5, feed: 0.3, deny: 0 },
  /** Gives others nothing and takes from them what it can. */
  blocking: { ...BALANCED, feed: 1.6, feedPair: 0.3, deny: 0.8 },
};
