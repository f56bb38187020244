import type { MoveCode, Seat } from '@quartet/core';
import {
  DISCARD,
  DRAW_PILE,
  DRAW_ROW,
  FACES,
  faceOfPlay,
  faceOfShape,
  JOKER,
  jokersOf,
  LEAVE,
  numbersOf,
  PHASE,
  SLOT_DEPTH,
  SLOTS,
  SNATCH,
  type State,
  sizeOf,
  TAKE,
  topShape,
} from '@quartet/linko';
import { type Numbering, type Present, steps } from '../master/features.ts';

const OTHERS = 4;
const SIZES = 6;
const HELD = 5;
const LEFT = 14;
const LEAD = 8;
/** A layer that is taken, left, reclaimed or discarded. */
const FATES = 4;

/** What a move does, to the eye of whoever makes it. */
export class MoveFeatures {
  private readonly playAt: number;
  private readonly jokersAt: number;
  private readonly restAt: number;
  private readonly leftAt: number;
  private readonly outAt: number;
  private readonly snatchAt: number;
  private readonly snatchedAt: number;
  private readonly groupAt: number;
  private readonly groupSizeAt: number;
  private readonly fateAt: number;
  private readonly fateJokersAt: number;
  private readonly heldAt: number;
  private readonly pileAt: number;
  private readonly drawAt: number;
  private readonly drawnHeldAt: number;
  private readonly twinAt: number;

  constructor(n: Numbering) {
    this.playAt = n.block(FACES * SIZES);
    this.jokersAt = n.block(HELD);
    this.restAt = n.block(HELD);
    this.leftAt = n.block(LEFT);
    this.outAt = n.block(steps(LEAD));
    this.snatchAt = n.block(OTHERS * SIZES);
    this.snatchedAt = n.block(OTHERS * HELD);
    this.groupAt = n.block(FACES);
    this.groupSizeAt = n.block(SIZES);
    this.fateAt = n.block(FATES * (FACES + SIZES));
    this.fateJokersAt = n.block(FATES);
    this.heldAt = n.block(FATES * HELD);
    this.pileAt = n.block(1);
    this.drawAt = n.block(FACES);
    this.drawnHeldAt = n.block(HELD + 1);
    this.twinAt = n.block(1);
  }

  /** `lead`: of the actor in this round, before the move. */
  read(s: State, code: MoveCode, lead: number, into: Present): void {
    if (s.phase === PHASE.play) this.readPlay(s, code, lead, into);
    else if (s.phase === PHASE.draw) this.readDraw(s, code, into);
    else if (s.phase === PHASE.ghost) this.readGroup(s, code - SNATCH, into);
    else this.readFate(s, code === TAKE ? 0 : code === LEAVE ? 1 : code === DISCARD ? 2 : 3, into);
  }

  private readPlay(s: State, code: MoveCode, lead: number, into: Present): void {
    const face = faceOfPlay(code);
    const numbers = numbersOf(code);
    const jokers = jokersOf(code);
    const size = numbers + jokers;
    const left = s.held[s.turn]! - size;
    into.count(this.playAt + face * SIZES, SIZES, size - 1);
    if (face !== JOKER && jokers > 0) into.count(this.jokersAt, HELD, jokers - 1);
    into.count(this.restAt, HELD, held(s, s.turn, face) - (face === JOKER ? jokers : numbers));
    into.count(this.leftAt, LEFT, left);
    if (left === 0) into.count(this.outAt, steps(LEAD), LEAD + lead + 2 * size);
    for (let away = 1; away < s.seats; away++) {
      const shape = topShape(s, (s.turn + away) % s.seats);
      if (sizeOf(shape) !== size || faceOfShape(shape) >= face) continue;
      into.count(this.snatchAt + (away - 1) * SIZES, SIZES, size - 1);
      into.count(this.snatchedAt + (away - 1) * HELD, HELD, held(s, s.turn, faceOfShape(shape)));
    }
  }

  private readGroup(s: State, face: number, into: Present): void {
    into.add(this.groupAt + face);
    into.count(this.groupSizeAt, SIZES, s.ghost[face]! - 1);
    into.count(this.heldAt, HELD, held(s, s.turn, face));
  }

  /** What becomes of the layer that was snatched. */
  private readFate(s: State, fate: number, into: Present): void {
    const layer = s.top[s.victim]!;
    const face = faceOfShape(s.shapes[layer]!);
    into.add(this.fateAt + fate * (FACES + SIZES) + face);
    into.count(this.fateAt + fate * (FACES + SIZES) + FACES, SIZES, sizeOf(s.shapes[layer]!) - 1);
    if (s.jokers[layer]! > 0) into.add(this.fateJokersAt + fate);
    into.count(this.heldAt + fate * HELD, HELD, held(s, s.actor, face));
  }

  private readDraw(s: State, code: MoveCode, into: Present): void {
    if (code === DRAW_PILE) {
      into.add(this.pileAt);
      return;
    }
    const slot = code - DRAW_ROW;
    for (let i = 0; i < s.rowSize[slot]!; i++) {
      const face = s.row[slot * SLOT_DEPTH + i]!;
      // Two equal cards in one slot are one feature.
      if (i === 0 || face !== s.row[slot * SLOT_DEPTH + i - 1]) into.add(this.drawAt + face);
      if (i > 0) continue;
      into.count(this.drawnHeldAt, HELD + 1, held(s, s.victim, face));
      if (s.due > 1 && liesTwice(s, face)) into.add(this.twinAt);
    }
  }
}

function held(s: State, seat: Seat, face: number): number {
  return s.hands[seat * FACES + face]!;
}

function liesTwice(s: State, face: number): boolean {
  let slots = 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    if (s.rowSize[slot]! > 0 && s.row[slot * SLOT_DEPTH] === face) slots++;
  }
  return slots > 1;
}
