import type { MoveCode } from '@quartet/core';
import {
  CLAIM,
  cardSign,
  cardValue,
  DISCARD,
  DONE,
  DRAWING,
  END,
  FROM_PILE,
  firstOf,
  HIGHEST,
  LAST_ROW,
  LAST_STONE,
  PILE_ROOM,
  POINT,
  POINTS,
  ROW,
  ROWS,
  type State,
  secondOf,
  VALUES,
} from '@quartet/keltis';
import { type Numbering, type Present, steps } from '../master/features.ts';
import { type Colours, takes } from './features-of-colours.ts';

const OTHERS = 3;
const LENGTHS = 10;
const FITTING = 7;
const LEAD = 12;
const STONES = 6;
const PLACES = ROWS + 1;

/** What a move does. */
export class MoveFeatures {
  private readonly discardAt: number;
  private readonly usefulAt: number;
  private readonly givesAt: number;
  private readonly coversAt: number;
  private readonly rowAt: number;
  private readonly skipsAt: number;
  private readonly lengthAt: number;
  private readonly opensAt: number;
  private readonly keepsAt: number;
  private readonly endsAt: number;
  private readonly overAt: number;
  private readonly pointAt: number;
  private readonly pointRowAt: number;
  private readonly claimAt: number;
  private readonly stonesAt: number;
  private readonly costsAt: number;
  private readonly pileAt: number;
  private readonly drawAt: number;
  private readonly drawFitsAt: number;
  private readonly drawPairsAt: number;
  private readonly deniesAt: number;
  private readonly doneAt: number;

  constructor(n: Numbering) {
    this.discardAt = n.block(PLACES * VALUES);
    this.usefulAt = n.block(LENGTHS);
    this.givesAt = n.block(OTHERS * LENGTHS);
    this.coversAt = n.block(OTHERS);
    this.rowAt = n.block(ROWS * VALUES);
    this.skipsAt = n.block(VALUES);
    this.lengthAt = n.block(LENGTHS + 1);
    this.opensAt = n.block(FITTING);
    this.keepsAt = n.block(FITTING);
    this.endsAt = n.block(LENGTHS);
    this.overAt = n.block(steps(LEAD));
    this.pointAt = n.block(VALUES);
    this.pointRowAt = n.block(LENGTHS + 1);
    this.claimAt = n.block(LAST_STONE + 1);
    this.stonesAt = n.block(STONES + 1);
    this.costsAt = n.block(3);
    this.pileAt = n.block(2);
    this.drawAt = n.block(PLACES * VALUES);
    this.drawFitsAt = n.block(VALUES);
    this.drawPairsAt = n.block(4);
    this.deniesAt = n.block(OTHERS);
    this.doneAt = n.block(1);
  }

  read(s: State, code: MoveCode, colours: Colours, into: Present): void {
    if (code < ROW) this.readDiscard(s, code - DISCARD, colours, into);
    else if (code < POINTS) this.readRow(s, code - ROW, colours, into);
    else if (code < CLAIM) this.readPoint(s, code - POINTS, into);
    else if (code < DRAWING) this.readClaim(s, code, into);
    else if (code === DONE) into.add(this.doneAt);
    else this.readDraw(s, code - DRAWING, colours, into);
  }

  private readDiscard(s: State, card: number, colours: Colours, into: Present): void {
    const sign = cardSign(card);
    into.add(this.discardAt + colours.placeOf[sign]! * VALUES + cardValue(card));
    if (isUseful(s, card)) into.count(this.usefulAt, LENGTHS, s.lengths[s.turn * ROWS + sign]!);
    for (let away = 1; away < s.seats; away++) {
      const length = wantedBy(s, away, card);
      if (length > 0) into.count(this.givesAt + (away - 1) * LENGTHS, LENGTHS, length);
      const top = topOf(s, sign);
      if (top >= 0 && wantedBy(s, away, top) > 0) into.add(this.coversAt + away - 1);
    }
  }

  private readRow(s: State, card: number, colours: Colours, into: Present): void {
    const colour = cardSign(card);
    const value = cardValue(card);
    const row = s.turn * ROWS + colour;
    const last = s.lasts[row]!;
    into.add(this.rowAt + colours.placeOf[colour]! * VALUES + value);
    into.count(this.lengthAt, LENGTHS + 1, s.lengths[row]! + 1);
    if (value === END) {
      into.count(this.endsAt, LENGTHS, s.lengths[row]!);
      if (s.endedRows + 1 === LAST_ROW) into.count(this.overAt, steps(LEAD), LEAD + colours.lead);
      return;
    }
    if (s.lengths[row] === 0) into.count(this.opensAt, FITTING, colours.fitting[colour]! - 1);
    if (last <= HIGHEST) into.add(this.skipsAt + Math.abs(value - last));
    into.count(this.keepsAt, FITTING, after(s, colours, colour, value));
  }

  private readPoint(s: State, placed: number, into: Present): void {
    const place = cardSign(placed);
    into.add(this.pointAt + cardValue(placed));
    if (place === POINT) into.add(this.pointRowAt + LENGTHS);
    else into.count(this.pointRowAt, LENGTHS, s.lengths[s.turn * ROWS + place]!);
  }

  private readClaim(s: State, code: MoveCode, into: Present): void {
    const first = firstOf(code);
    const second = secondOf(code);
    into.add(this.claimAt + cardValue(first));
    let stones = 1;
    for (let value = 1; value <= LAST_STONE; value++) if (s.stoneOwners[value] === s.turn + 1) stones++;
    into.count(this.stonesAt, STONES + 1, stones);
    into.add(this.costsAt + Number(isUseful(s, first)) + Number(isUseful(s, second)));
    for (let away = 1; away < s.seats; away++) {
      const length = Math.max(wantedBy(s, away, first), wantedBy(s, away, second));
      if (length > 0) into.count(this.givesAt + (away - 1) * LENGTHS, LENGTHS, length);
    }
  }

  private readDraw(s: State, pile: number, colours: Colours, into: Present): void {
    if (pile === FROM_PILE) {
      into.add(this.pileAt + (s.pileSize === 1 ? 1 : 0));
      if (s.pileSize === 1) into.count(this.overAt, steps(LEAD), LEAD + colours.lead);
      return;
    }
    const card = topOf(s, pile);
    const value = cardValue(card);
    into.add(this.drawAt + colours.placeOf[pile]! * VALUES + value);
    if (isUseful(s, card)) {
      const last = s.lasts[s.turn * ROWS + pile]!;
      into.count(this.drawFitsAt, VALUES, last > HIGHEST || value === END ? END : Math.abs(value - last));
    }
    if (value >= 1 && value <= LAST_STONE && s.stoneOwners[value] === 0) {
      into.count(this.drawPairsAt, 4, colours.ofValue[value]!);
    }
    for (let away = 1; away < s.seats; away++)
      if (wantedBy(s, away, card) > 0) into.add(this.deniesAt + away - 1);
  }
}

/** Whether a row of the actor takes it, be it one that is not begun yet. */
function isUseful(s: State, card: number): boolean {
  const sign = cardSign(card);
  return sign !== POINT && takes(s, s.turn * ROWS + sign, cardValue(card));
}

/** The length of the row that another has begun and that takes this card, one more than it has; 0 if there is none. */
function wantedBy(s: State, away: number, card: number): number {
  const sign = cardSign(card);
  if (sign === POINT) return 1;
  const row = ((s.turn + away) % s.seats) * ROWS + sign;
  return s.lengths[row]! > 0 && takes(s, row, cardValue(card)) ? s.lengths[row]! + 1 : 0;
}

function topOf(s: State, pile: number): number {
  const size = s.discardSizes[pile]!;
  return size === 0 ? -1 : s.discards[pile * PILE_ROOM + size - 1]!;
}

/** Cards in hand that the row will still take once this one lies on it, the better way. */
function after(s: State, colours: Colours, colour: number, value: number): number {
  const row = s.turn * ROWS + colour;
  const last = s.lasts[row]!;
  const { held } = colours;
  let up = 0;
  let down = 0;
  for (let other = s.lowest[row]!; other <= s.highest[row]!; other++) {
    const count = held[colour * VALUES + other]!;
    if (other >= value) up += count;
    if (other <= value) down += count;
  }
  if (s.lengths[row]! > 0 && last <= HIGHEST && value !== last) return (value > last ? up : down) - 1;
  return Math.max(up, down) - 1;
}
