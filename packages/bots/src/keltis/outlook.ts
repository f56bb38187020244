import type { Seat } from '@quartet/core';
import {
  CARD_SPACE,
  cardOf,
  DECK,
  HAND_SIZE,
  HIGHEST,
  LAST_STONE,
  PILE_ROOM,
  PILES,
  POINT,
  ROWS,
  type State,
  VALUES,
} from '@quartet/keltis';
import { worthOf } from './rows.ts';
import type { Weights } from './weights.ts';

const COPIES = new Uint8Array(CARD_SPACE);
for (const card of DECK) COPIES[card]!++;

/** What one seat can know of the cards to come: counted once per decision. */
export class Outlook {
  /** [card] → copies in the own hand. */
  readonly mine = new Uint8Array(CARD_SPACE);
  /** [card] → copies nobody has shown yet: in the pile, in other hands or out of the game. */
  readonly unseen = new Uint8Array(CARD_SPACE);
  /** [value] → cards of it that make pairs, in the own hand; unseen. */
  readonly mineOf = new Uint8Array(VALUES);
  readonly unseenOf = new Uint8Array(VALUES);
  /** [colour] → cards of the discard pile that can still be drawn, and how many more will lie on top of them. */
  readonly pileSizes = new Uint8Array(PILES);
  readonly buried = new Uint8Array(PILES);
  /** [colour] → what the own row may be expected to score, as everything lies. */
  readonly worths = new Float64Array(ROWS + 1);
  seat: Seat = 0;
  s!: State;
  w!: Weights;
  /** Turns this seat may still expect. */
  turns = 0;
  /** How likely a certain unseen card reaches the own hand. */
  reach = 0;
  stones = 0;

  read(s: State, seat: Seat, w: Weights): void {
    this.s = s;
    this.w = w;
    this.seat = seat;
    this.countSeen(s);
    this.countValues(s.pointsPair ? POINT + 1 : POINT);
    this.countStones(s);
    const turns = (s.pileSize / s.seats) * w.picked;
    this.turns = s.endedRows < 2 ? turns : Math.min(turns, w.ending * (5.5 - s.endedRows) ** w.endingPower);
    let hidden = 0;
    for (let card = 0; card < CARD_SPACE; card++) hidden += this.unseen[card]!;
    this.reach = hidden === 0 ? 0 : Math.min(1, this.turns / hidden);
    for (let colour = 0; colour < ROWS; colour++) this.worths[colour] = worthOf(this, colour);
  }

  private countSeen(s: State): void {
    const { mine, unseen, seat } = this;
    mine.fill(0);
    unseen.set(COPIES);
    for (let other = 0; other < s.seats; other++) {
      const known = other === seat ? -1 : s.known[other]!;
      for (let i = 0; i < s.handSizes[other]!; i++) {
        if ((known >> i) & 1) unseen[s.hands[other * HAND_SIZE + i]!]!--;
      }
    }
    for (let i = 0; i < s.handSizes[seat]!; i++) mine[s.hands[seat * HAND_SIZE + i]!]!++;
    for (let row = 0; row < s.seats * ROWS; row++) if (s.lengths[row] !== 0) this.seeRow(s, row);
    for (let value = 0; value <= HIGHEST; value++) {
      if (s.pointOwners[value] !== 0) unseen[cardOf(value, POINT)]!--;
    }
    for (let pile = 0; pile < PILES; pile++) {
      this.pileSizes[pile] = s.discardSizes[pile]!;
      this.buried[pile] = 0;
      for (let i = 0; i < s.discardSizes[pile]!; i++) unseen[s.discards[pile * PILE_ROOM + i]!]!--;
    }
  }

  private seeRow(s: State, row: number): void {
    const { unseen } = this;
    const colour = row % ROWS;
    for (let value = 0; value < VALUES; value++) {
      const laid = s.laid[row * VALUES + value]!;
      unseen[cardOf(value, colour)]! -= laid & 3;
      if (laid >> 2 !== 0) unseen[cardOf(value, POINT)]!--;
    }
  }

  /** `signs`: how many of them make pairs. */
  private countValues(signs: number): void {
    const { mine, unseen, mineOf, unseenOf } = this;
    for (let value = 0; value < VALUES; value++) {
      mineOf[value] = 0;
      unseenOf[value] = 0;
      for (let sign = 0; sign < signs; sign++) {
        mineOf[value]! += mine[cardOf(value, sign)]!;
        unseenOf[value]! += unseen[cardOf(value, sign)]!;
      }
    }
  }

  private countStones(s: State): void {
    this.stones = 0;
    for (let value = 1; value <= LAST_STONE; value++) {
      if (s.stoneOwners[value] === this.seat + 1) this.stones++;
    }
  }
}
