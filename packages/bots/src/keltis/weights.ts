import type { Temper } from '../spec.ts';

/** What a player of Keltis cares about, in points; found by playing many thousand deals with changed weights. */
export interface Weights {
  /** How many of the unseen cards of a started row that reach the hand will find their place in it. */
  readonly place: number;
  /** The same before the row is started, when nothing is passed over yet. */
  readonly placeOpen: number;
  /** How much of what an unstarted row promises counts: it may still be left alone. */
  readonly open: number;
  /** Against starting a row, each time. */
  readonly shy: number;
  /** What a turn is worth: at least, and more the more cards wait to be laid. */
  readonly tempo: number;
  readonly haste: number;
  /** How much of a stone counts while its pair is in hand; while one half of it is. */
  readonly pair: number;
  readonly half: number;
  /** A stone beyond its points: the way to the next ones. */
  readonly stone: number;
  /** Two cards are drawn for it. */
  readonly fresh: number;
  /** A point card in hand: how much of its point counts. */
  readonly point: number;
  /** Giving others a card: that continues their row, that starts one, that makes a pair, a point card. */
  readonly feed: number;
  readonly feedOpen: number;
  readonly feedPair: number;
  readonly feedPoint: number;
  /** Drawing a card nobody else sees, and unknown too. */
  readonly unknown: number;
  /** Denying others what they would like to draw. */
  readonly deny: number;
  /** Bringing the end about when ahead, per point. */
  readonly finish: number;
  /** Ending a row before the end. */
  readonly close: number;
  /** How many turns a card of the pile means for the table: some draws come off discard piles. */
  readonly picked: number;
  /** Turns left once a fifth row may soon be ended. */
  readonly ending: number;
  readonly endingPower: number;
  readonly focus: number;
  readonly unknownLate: number;
  readonly closeLead: number;
  readonly hurry: number;
  readonly late: number;
}

export const BALANCED: Weights = {
  place: 0.6,
  placeOpen: 0.6,
  open: 0.9,
  shy: 0.303,
  tempo: 0.335,
  haste: 0.8,
  pair: 0.31,
  half: 0.131,
  stone: 0.8,
  fresh: 1.515,
  point: 0.8,
  feed: 0.8,
  feedOpen: 0.074,
  feedPair: 0.08,
  feedPoint: 0.447,
  unknown: 0.313,
  deny: 0.3,
  finish: 0.5,
  close: 0.37,
  picked: 0.586,
  ending: 2.984,
  endingPower: 1.226,
  focus: 0,
  unknownLate: 0,
  closeLead: 0,
  hurry: 0,
  late: 0,
};

export const WEIGHTS: Readonly<Record<Temper, Weights>> = {
  balanced: BALANCED,
  cautious: { ...BALANCED, shy: 1, feed: 1.2 },
  greedy: { ...BALANCED, stone: 1.4, feed: 0.3, shy: 0 },
  blocking: { ...BALANCED, feed: 1.8, deny: 1.2 },
};
