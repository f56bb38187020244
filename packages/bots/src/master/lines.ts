import type { MoveCode, MoveList, Shapes } from '@quartet/core';
import type { Knowledge } from '../knowledge.ts';
import type { Summed } from './summed.ts';

/** How lines of a game are played by numbers that are added up, for whoever fits these numbers. */
export interface Lines<S extends Shapes = Shapes> {
  /** Its game lists the moves that lines choose from. */
  readonly knowledge: Knowledge<S>;
  /** So many numbers there are. */
  readonly places: number;
  /** What all moves of a decision have in common; these were listed. */
  read(state: S['State'], moves: MoveList): void;
  /** Which numbers speak for a move; `read` was asked about the same state last. Returns what is settled without numbers. */
  placesOfMove(state: S['State'], code: MoveCode, into: Summed): number;
}
