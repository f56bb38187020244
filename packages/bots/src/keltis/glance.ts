import { CLOSED, END, HAND_SIZE, HIGHEST, LAST_STONE, POINT, ROWS, type State } from '@quartet/keltis';
import { nextStoneWorth } from './stones.ts';
import { BALANCED } from './weights.ts';
import { expectedRow, LONGEST, ROW_POINTS, stepOf } from './worths.ts';

const { place, placeOpen, open, hope, picked, ending, endingPower, stone, tempo, haste } = BALANCED;
/** Cards that are neither in the own hand nor in the own rows, about. */
const ELSEWHERE = 80;
/** Cards of one colour, Ends included; Ends. */
const COLOUR_CARDS = 18;
const ENDS = 2;
/** [value] → number cards of one colour below it. */
const BELOW = Uint8Array.of(0, 1, 2, 3, 5, 7, 9, 11, 13, 14, 15, 16);
/** [ended rows] → turns each may still expect. */
const TURNS_BY_ENDED = Float64Array.from({ length: 6 }, (_, ended) =>
  ended < 2 ? 99 : ending * Math.max(0, 5.5 - ended) ** endingPower,
);

/**
 * What the rating weighs, at a glance, for the one who acts: the deck's counts instead of what is unseen.
 * Numbers are fields, since in variables of a module each would be allocated anew.
 */
export class Glance {
  /** [colour] → numbers held that the row takes if it goes up, if it goes down; Ends held. */
  readonly up = new Uint8Array(ROWS + 1);
  readonly down = new Uint8Array(ROWS + 1);
  readonly ends = new Uint8Array(ROWS + 1);
  /** [colour] → what the row may be expected to score; the same with a card less in hand. */
  readonly worths = new Float64Array(ROWS);
  readonly worthsWithout = new Float64Array(ROWS);
  turns = 0;
  /** What a turn is worth. */
  turn = 0;
  private most = 0;
  private chance = 0;
  private chanceOpen = 0;

  /** Counts the actor's hand. */
  count(s: State): void {
    const { up, down, ends } = this;
    const { hands, lowest, highest, lasts } = s;
    const from = s.turn * HAND_SIZE;
    const end = from + s.handSizes[s.turn]!;
    const first = s.turn * ROWS;
    for (let colour = 0; colour < ROWS; colour++) up[colour] = down[colour] = ends[colour] = 0;
    for (let i = from; i < end; i++) {
      const sign = hands[i]! & 7;
      if (sign === POINT) continue;
      const value = hands[i]! >> 3;
      const row = first + sign;
      if (value === END) ends[sign]!++;
      else if (value >= lowest[row]! && value <= highest[row]!) {
        const last = lasts[row]!;
        if (last > HIGHEST || value >= last) up[sign]!++;
        if (value <= last) down[sign]!++;
      }
    }
    this.lookAhead(s);
  }

  private lookAhead(s: State): void {
    const left = (s.pileSize / s.seats) * picked;
    const soon = TURNS_BY_ENDED[s.endedRows]!;
    const turns = left < soon ? left : soon;
    this.turns = turns;
    this.most = (turns + 2) | 0;
    this.chance = stepOf((turns / ELSEWHERE) * place);
    this.chanceOpen = stepOf((turns / ELSEWHERE) * placeOpen);
  }

  /** What the next wishing stone brings. */
  nextStone(s: State): number {
    const { stoneOwners } = s;
    const owner = s.turn + 1;
    let stones = 0;
    for (let value = 1; value <= LAST_STONE; value++) if (stoneOwners[value] === owner) stones++;
    return nextStoneWorth(stones, this.turns, stone);
  }

  /** Weighs the rows with what is in hand. */
  weigh(s: State): void {
    const { up, down, ends, worths, worthsWithout } = this;
    let waiting = 0;
    for (let colour = 0; colour < ROWS; colour++) {
      const held = up[colour]! > down[colour]! ? up[colour]! : down[colour]!;
      worths[colour] = this.rowWorth(s, colour, 0);
      if (held + ends[colour]! > 0) worthsWithout[colour] = this.rowWorth(s, colour, -1);
      if (s.lengths[s.turn * ROWS + colour] !== 0) waiting += held + ends[colour]!;
    }
    const share = waiting / (this.turns + 2);
    this.turn = tempo + haste * (share < 1 ? share : 1);
  }

  /** What the actor's row may be expected to score with `more` cards beyond those in hand. */
  rowWorth(s: State, colour: number, more: number): number {
    const row = s.turn * ROWS + colour;
    const length = s.lengths[row]!;
    const held = this.ends[colour]! + more;
    if (length === 0) return this.openWorth(this.up[colour]! + held);
    if (s.lowest[row] === CLOSED) return ROW_POINTS[length + held < LONGEST ? length + held : LONGEST]!;
    const last = s.lasts[row]!;
    if (s.lowest[row] !== 0) return this.upWorth(length, last, this.up[colour]! + held);
    const down = this.downWorth(length, last, this.down[colour]! + held);
    if (s.highest[row] !== HIGHEST) return down;
    const up = this.upWorth(length, last, this.up[colour]! + held);
    return up > down ? up : down;
  }

  /** The same for a row that may still be started with `held` cards: at worst it stays empty. */
  private openWorth(held: number): number {
    const worth = expectedRow(held < this.most ? held : this.most, COLOUR_CARDS - held, this.chanceOpen);
    return (open * (worth + Math.sqrt(worth * worth + hope * hope))) / 2;
  }

  /** For a row of this length that goes up from `last` on, with `held` more cards. */
  upWorth(length: number, last: number, held: number): number {
    const toCome = COLOUR_CARDS - BELOW[last]! - held - 1;
    return expectedRow(length + (held < this.most ? held : this.most), toCome > 0 ? toCome : 0, this.chance);
  }

  downWorth(length: number, last: number, held: number): number {
    const toCome = BELOW[last + 1]! + ENDS - held - 1;
    return expectedRow(length + (held < this.most ? held : this.most), toCome > 0 ? toCome : 0, this.chance);
  }
}
