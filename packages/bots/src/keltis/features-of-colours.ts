import {
  CLOSED,
  cardSign,
  cardValue,
  DECK,
  END,
  HAND_SIZE,
  HIGHEST,
  PILE_ROOM,
  POINT,
  ROWS,
  type State,
  VALUES,
} from '@quartet/keltis';

const SIGNS = 8;
const copies = new Uint8Array(SIGNS * VALUES);
for (const card of DECK) copies[cardSign(card) * VALUES + cardValue(card)]!++;

/** Not begun, may go either way, goes up, goes down, ended. */
export function statusOf(s: State, row: number): number {
  if (s.lowest[row] === CLOSED) return 4;
  if (s.lengths[row] === 0) return 0;
  if (s.highest[row]! < HIGHEST) return 3;
  return s.lowest[row]! > 0 ? 2 : 1;
}

export function takes(s: State, row: number, value: number): boolean {
  return value === END || (value >= s.lowest[row]! && value <= s.highest[row]!);
}

/**
 * What the actor's hand promises to each of its rows. Colours have no order of their own, so a net is told of them from
 * the actor's best row to its worst: what it learns of one colour it knows of all.
 */
export class Colours {
  /** [place] → colour, [colour] → place. */
  readonly at = new Uint8Array(ROWS);
  readonly placeOf = new Uint8Array(ROWS + 1);
  /** [colour × VALUES + value] → cards in hand. */
  readonly held = new Uint8Array(ROWS * VALUES);
  /** [value] → cards in hand of any colour; point cards. */
  readonly ofValue = new Uint8Array(VALUES);
  readonly points = new Uint8Array(VALUES);
  /** [colour] → cards in hand that the row takes one after the other; how far the next is; unseen ones it would take. */
  readonly fitting = new Uint8Array(ROWS);
  readonly gap = new Uint8Array(ROWS);
  readonly toCome = new Uint8Array(ROWS);
  /** Cards in hand that some row takes. */
  playable = 0;
  /** Of the actor over the best of the others, in points. */
  lead = 0;
  private readonly unseen = new Uint8Array(ROWS * VALUES);
  private readonly keys = new Int32Array(ROWS);

  read(s: State): void {
    this.readHand(s);
    this.readUnseen(s);
    this.playable = 0;
    for (let colour = 0; colour < ROWS; colour++) this.readRow(s, colour);
    this.sort();
  }

  private readHand(s: State): void {
    this.held.fill(0);
    this.ofValue.fill(0);
    this.points.fill(0);
    const hand = s.turn * HAND_SIZE;
    for (let i = hand; i < hand + s.handSizes[s.turn]!; i++) {
      const value = cardValue(s.hands[i]!);
      const sign = cardSign(s.hands[i]!);
      if (sign === POINT) this.points[value]!++;
      else {
        this.held[sign * VALUES + value]!++;
        this.ofValue[value]!++;
      }
    }
  }

  /** Neither in the own hand, nor known in another, nor laid or discarded. */
  private readUnseen(s: State): void {
    const { unseen } = this;
    for (let i = 0; i < unseen.length; i++) unseen[i] = copies[i]! - this.held[i]!;
    for (let seat = 0; seat < s.seats; seat++) {
      for (let i = 0; i < ROWS * VALUES; i++) {
        unseen[i]! -=
          i % VALUES === END ? s.laid[seat * ROWS * VALUES + i]! : s.laid[seat * ROWS * VALUES + i]! & 3;
      }
      for (let i = 0; seat !== s.turn && i < s.handSizes[seat]!; i++) {
        const card = s.hands[seat * HAND_SIZE + i]!;
        if ((s.known[seat]! >> i) & 1 && cardSign(card) !== POINT) unseen[placeIn(card)]!--;
      }
    }
    for (let pile = 0; pile < ROWS; pile++) {
      for (let i = 0; i < s.discardSizes[pile]!; i++) unseen[placeIn(s.discards[pile * PILE_ROOM + i]!)]!--;
    }
  }

  private readRow(s: State, colour: number): void {
    const row = s.turn * ROWS + colour;
    const ends = this.held[colour * VALUES + END]!;
    const last = s.lasts[row]!;
    const isFree = s.lowest[row] === 0 && s.highest[row] === HIGHEST;
    const up = isFree && last <= HIGHEST ? last : s.lowest[row]!;
    const down = isFree && last <= HIGHEST ? last : s.highest[row]!;
    const upwards = this.countHeld(colour, up, s.highest[row]!);
    const downwards = this.countHeld(colour, s.lowest[row]!, down);
    const goesUp = s.highest[row] === HIGHEST && (s.lowest[row]! > 0 || upwards >= downwards);
    this.fitting[colour] = (goesUp ? upwards : downwards) + ends;
    this.gap[colour] = last > HIGHEST ? END : this.nearest(colour, last, goesUp);
    this.toCome[colour] = goesUp
      ? this.countUnseen(colour, up, s.highest[row]!)
      : this.countUnseen(colour, s.lowest[row]!, down);
    this.playable += this.countHeld(colour, s.lowest[row]!, s.highest[row]!) + ends;
    this.keys[colour] =
      s.lengths[row]! * 4096 +
      this.fitting[colour]! * 256 +
      this.toCome[colour]! * 16 -
      s.discardSizes[colour]!;
  }

  private countHeld(colour: number, from: number, to: number): number {
    let count = 0;
    for (let value = from; value <= to; value++) count += this.held[colour * VALUES + value]!;
    return count;
  }

  private countUnseen(colour: number, from: number, to: number): number {
    let count = this.unseen[colour * VALUES + END]!;
    for (let value = from; value <= to; value++) count += this.unseen[colour * VALUES + value]!;
    return count;
  }

  /** Numbers between the last of a row and the next card in hand; END if there is none. */
  private nearest(colour: number, last: number, goesUp: boolean): number {
    for (let value = last; goesUp ? value <= HIGHEST : value >= 0; value += goesUp ? 1 : -1) {
      if (this.held[colour * VALUES + value]! > 0) return Math.abs(value - last);
    }
    return END;
  }

  private sort(): void {
    const { at, keys, placeOf } = this;
    for (let colour = 0; colour < ROWS; colour++) {
      let place = colour;
      for (; place > 0 && keys[at[place - 1]!]! < keys[colour]!; place--) at[place] = at[place - 1]!;
      at[place] = colour;
    }
    for (let place = 0; place < ROWS; place++) placeOf[at[place]!] = place;
    placeOf[POINT] = ROWS;
  }
}

function placeIn(card: number): number {
  return cardSign(card) * VALUES + cardValue(card);
}
