import { DECK_SIZE, DRAWS, LONGEST, REDRAW, SEATS, type State } from '@quartet/combos';
import { nextSeat } from '@quartet/core';
import { ONE_HAND, STANDS } from './standing.ts';
import type { Weights } from './weights.ts';

/** What a play brings besides the hand it leaves: who can still beat it, and what winning the turn means. */
export class Prospects {
  /** Of each player yet to act: where STANDS speaks of a hand of that size, and what pressing that player is worth. */
  private readonly stands = new Int32Array(SEATS.max);
  private readonly press = new Float64Array(SEATS.max);
  private toAct = 0;
  private pile = 0;
  private redraws = 0;

  /** Looks at the table as the actor sees it. */
  read(s: State, weights: Weights): void {
    this.toAct = 0;
    for (let seat = nextSeat(s.turn, s.seats); seat !== s.opener; seat = nextSeat(seat, s.seats)) {
      const size = s.sizes[seat]!;
      if (size === 0) continue;
      this.stands[this.toAct] = size * ONE_HAND;
      this.press[this.toAct++] = weights.press[s.reserveSizes[seat]!]!;
    }
    this.pile = DECK_SIZE - s.top;
    this.redraws = 0;
    for (let seat = 0; seat < s.seats; seat++) if (s.laid[seat * LONGEST] === REDRAW) this.redraws++;
  }

  /** How likely nobody beats this. */
  chance(strength: number): number {
    let chance = 1;
    for (let i = 0; i < this.toAct; i++) chance *= STANDS[this.stands[i]! + strength]!;
    return chance;
  }

  /** Whether somebody yet to act has no reserve card left. */
  isSomebodyBare(s: State): boolean {
    for (let seat = nextSeat(s.turn, s.seats); seat !== s.opener; seat = nextSeat(seat, s.seats)) {
      if (s.sizes[seat] !== 0 && s.reserveSizes[seat] === 0) return true;
    }
    return false;
  }

  /** A combination may win the turn, and presses those who must beat it: who cannot and has no reserve card is bust. */
  ofCombination(strength: number, isOut: boolean, weights: Weights): number {
    const { toAct, stands, press } = this;
    let chance = 1;
    let pressure = 0;
    for (let i = 0; i < toAct; i++) {
      const stays = STANDS[stands[i]! + strength]!;
      chance *= stays;
      pressure += stays * press[i]!;
    }
    return pressure + this.ofWinning(chance, this.redraws, isOut, weights);
  }

  /** A Stop wins for sure. */
  ofStop(isOut: boolean, weights: Weights): number {
    return this.ofWinning(1, this.redraws, isOut, weights);
  }

  /** So does an X that ends the turn, but its player has to draw. */
  ofX(isOut: boolean, weights: Weights): number {
    return this.ofWinning(1, this.redraws + 1, isOut, weights);
  }

  /** A Redraw has to beat nothing, and somebody else will have to draw. */
  ofRedraw(isOut: boolean, weights: Weights): number {
    return this.drawn(1) * weights.burden + (isOut ? weights.out : 0);
  }

  /** Who wins opens the next turn, but draws for each Redraw: that brings back who was out. */
  private ofWinning(chance: number, redraws: number, isOut: boolean, weights: Weights): number {
    const draws = this.drawn(redraws);
    if (!isOut) return chance * (weights.open + draws * weights.draw);
    if (draws === 0) return weights.out;
    return chance * (weights.open + draws * weights.draw) + (1 - chance) * weights.out;
  }

  private drawn(redraws: number): number {
    return redraws * DRAWS < this.pile ? redraws * DRAWS : this.pile;
  }
}
