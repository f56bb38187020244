import type { Features } from '@quartet/bots/master';
import type { Game } from '@quartet/core';

/** What a process of self-play is about. */
export interface Lesson {
  readonly game: Game;
  readonly features: Features;
  /** Numbers of seats, one of which is drawn for every match. */
  readonly lots: readonly number[];
  /** λ: how far results are believed rather than what the net promised on the way. */
  readonly trace: number;
  /** The part of the matches in which experts sit at some of the seats: who only knows itself is lost among others. */
  readonly experts: number;
  /** The part of those matches in which the others search, and how many lines they play out: slow, so few. */
  readonly searchers: number;
  readonly lines: number;
  /** Of each decision, so many pairs of hidden cards are told, too; 0 if nobody asks. */
  readonly swaps: number;
}
