import type { MoveCode, MoveList, Rng } from '@quartet/core';
import {
  CLOSED,
  cardOf,
  claimCode,
  DISCARD,
  END,
  HAND_SIZE,
  LAST_STONE,
  PHASE,
  POINT,
  POINTS,
  ROW,
  ROWS,
  type State,
} from '@quartet/keltis';
import { lead } from './finish.ts';
import { Glance } from './glance.ts';
import { addLast } from './rollout-adding.ts';
import { drawSomething } from './rollout-drawing.ts';
import { BALANCED } from './weights.ts';
import { LONGEST, ROW_POINTS } from './worths.ts';

const { shy, pair, half, fresh, point, feed, feedPoint, finish, close } = BALANCED;
/** Half of a pair: completed in time about four times in ten, for a stone of about three points. */
const HALF = half * 0.4 * 3;

/** The rating's ideas at a glance, fast enough to play thousands of lines out. */
export function rollout(s: State, moves: MoveList, _rng: Rng): MoveCode {
  if (s.phase === PHASE.act) return choice.act(s);
  if (s.phase === PHASE.draw) return drawSomething(s);
  return addLast(s, moves);
}

/** The best action found so far. */
class Choice {
  private readonly glance = new Glance();
  /** [colour] → numbers that fit, lower than the card looked at. */
  private readonly lower = new Uint8Array(ROWS + 1);
  private code = 0;
  private score = 0;

  act(s: State): MoveCode {
    const { glance, lower } = this;
    const { hands } = s;
    const from = s.turn * HAND_SIZE;
    const end = from + s.handSizes[s.turn]!;
    const next = (s.turn + 1 === s.seats ? 0 : s.turn + 1) * ROWS;
    glance.count(s);
    glance.weigh(s);
    for (let colour = 0; colour < ROWS; colour++) lower[colour] = 0;
    this.score = Number.NEGATIVE_INFINITY;
    for (let i = from; i < end; i++) {
      const card = hands[i]!;
      const sign = card & 7;
      const value = card >> 3;
      if (sign === POINT) {
        this.considerPoint(s, card, value);
        continue;
      }
      const row = s.turn * ROWS + sign;
      const fits = value === END || (value >= s.lowest[row]! && value <= s.highest[row]!);
      const lost = fits ? glance.worths[sign]! - glance.worthsWithout[sign]! : 0;
      const halfWorth = this.considerClaim(s, i, from, end, lost);
      const wanted =
        s.lengths[next + sign] !== 0 &&
        (value === END || (value >= s.lowest[next + sign]! && value <= s.highest[next + sign]!));
      this.consider(DISCARD + card, -lost - halfWorth - (wanted ? feed * 0.6 : 0));
      if (value === END) this.considerEnd(s, row, sign, card);
      else if (fits) this.considerLaying(s, row, sign, value, card, halfWorth);
    }
    return this.code;
  }

  private consider(code: MoveCode, score: number): void {
    if (score <= this.score) return;
    this.score = score;
    this.code = code;
  }

  private considerPoint(s: State, card: number, value: number): void {
    const { glance } = this;
    this.consider(DISCARD + card, -point - feedPoint);
    this.consider(POINTS + card, glance.turn + 1 - point);
    for (let colour = 0; colour < ROWS; colour++) {
      if (s.lasts[s.turn * ROWS + colour] !== value) continue;
      const gain = glance.rowWorth(s, colour, 1) - glance.worths[colour]!;
      this.consider(POINTS + cardOf(value, colour), glance.turn + gain - point);
    }
  }

  /** What the card is worth as half of a pair. */
  private considerClaim(s: State, i: number, from: number, end: number, lost: number): number {
    const { hands } = s;
    const { glance } = this;
    const value = hands[i]! >> 3;
    if (value === 0 || value > LAST_STONE || s.stoneOwners[value] !== 0) return 0;
    const isFirst = i + 1 < end && isHalf(s, hands[i + 1]!, value);
    if (!isFirst && (i === from || hands[i - 1]! >> 3 !== value)) return HALF;
    const stone = glance.nextStone(s);
    const worth = pair * stone;
    if (isFirst) {
      const other = hands[i + 1]!;
      const both = lost + this.losing(s, other) + 2 * worth;
      this.consider(claimCode(hands[i]!, other), glance.turn + stone + fresh - both);
    }
    return worth;
  }

  private losing(s: State, card: number): number {
    const sign = card & 7;
    if (sign === POINT) return point;
    const row = s.turn * ROWS + sign;
    const value = card >> 3;
    if (value < s.lowest[row]! || value > s.highest[row]!) return 0;
    return this.glance.worths[sign]! - this.glance.worthsWithout[sign]!;
  }

  private considerEnd(s: State, row: number, sign: number, card: number): void {
    const { glance } = this;
    const length = s.lengths[row]! + glance.ends[sign]!;
    const gain = ROW_POINTS[length < LONGEST ? length : LONGEST]! - glance.worths[sign]!;
    const ending = s.lowest[row] === CLOSED ? 0 : s.endedRows < 4 ? -close : finish * lead(s);
    this.consider(ROW + card, glance.turn + gain + ending);
  }

  private considerLaying(
    s: State,
    row: number,
    sign: number,
    value: number,
    card: number,
    halfWorth: number,
  ): void {
    const { glance } = this;
    const length = s.lengths[row]!;
    const last = s.lasts[row]!;
    const ends = glance.ends[sign]!;
    const lower = this.lower[sign]!++;
    let after = 0;
    if (length === 0) {
      const up = glance.upWorth(1, value, glance.up[sign]! - lower - 1 + ends);
      const down = glance.downWorth(1, value, lower + ends);
      after = (up > down ? up : down) - shy;
    } else if (value === last) after = glance.worths[sign]!;
    else if (value < last) after = glance.downWorth(length + 1, value, lower + ends);
    else {
      // In a row that may still go either way, the numbers below its last one are not passed over by going up.
      const below = s.lowest[row] !== 0 ? 0 : glance.down[sign]!;
      after = glance.upWorth(length + 1, value, glance.up[sign]! - (lower - below) - 1 + ends);
    }
    this.consider(ROW + card, glance.turn + after - glance.worths[sign]! - halfWorth);
  }
}

function isHalf(s: State, card: number, value: number): boolean {
  return card >> 3 === value && (s.pointsPair || (card & 7) !== POINT);
}

const choice = new Choice();
