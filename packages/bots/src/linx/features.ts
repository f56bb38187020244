import {
  ANCHORS,
  anchorLinks,
  type CardSet,
  cardLinks,
  type LinxShapes,
  links,
  MAX_HAND,
  PAIRS,
  PHASE,
  readLinks,
  SCORING_SLOTS,
  SHORTEST,
  SINGLE_GAME,
  SIZE,
  type State,
  total,
} from '@quartet/linx';
import { type Features, Numbering, type Present, steps } from '../master/features.ts';
import { MoveFeatures, pointsStep } from './features-of-moves.ts';
import { FeaturesOfOuts } from './features-of-outs.ts';
import { HandShape } from './hand-shape.ts';
import { BETWEEN_TWO } from './lines/thinking.ts';
import { rateAtAGlance } from './rating.ts';
import { stockLeft } from './worth.ts';

const OTHERS = 5;
const SEATS = OTHERS + 1;
const HELD = MAX_HAND + 1;
const LENGTHS = 9;
const LONGEST = 14;
const DEGREES = 5;
/** Stock cards for each player, in halves. */
const STOCK = 40;
const LEAD = 12;
const KNOWN = 6;

const n = new Numbering();
const HELD_AT = n.block(SEATS * HELD);
const KNOWN_AT = n.block(SEATS * KNOWN);
const DEGREE_AT = n.block(DEGREES * HELD);
const ANCHORED_AT = n.block(HELD);
const REACHED_AT = n.block(ANCHORS * 5);
const GROUP_AT = n.block(HELD);
const LONGEST_AT = n.block(LONGEST);
const BETWEEN_AT = n.block(PAIRS * LONGEST);
const CHAINS_AT = n.block(10);
const SCORING_AT = n.block((LENGTHS + 1) * SCORING_SLOTS);
const READY_AT = n.block(LENGTHS * 3);
const STOCK_AT = n.block(STOCK);
const LAST_STOCK_AT = n.block(12);
const DISCARD_AT = n.block(DEGREES + 2);
const DISCARD_ANCHORS_AT = n.block(ANCHORS + 1);
const DISCARDED_AT = n.block(8);
const PHASE_AT = n.block(2);
const DRAWS_AT = n.block(3);
const IDLE_AT = n.block(8);
const LEAD_AT = n.block(OTHERS * steps(LEAD));
const BEST_LEAD_AT = n.block(steps(LEAD));
const SEATS_AT = n.block(SEATS + 1);
const PLAYERS_AT = n.block(SEATS + 1);
const MATCH_AT = n.block(1);
const TARGET_AT = n.block(12);
const moves = new MoveFeatures(n);
const outs = new FeaturesOfOuts(n);

const shape = new HandShape();
const degrees = new Uint8Array(DEGREES);

function position(s: State, into: Present): void {
  shape.read(s);
  readHand(s, into);
  readTable(s, into);
  readSeats(s, into);
  into.add(PHASE_AT + s.phase);
  into.count(DRAWS_AT, 3, s.drawsLeft);
  if (s.idleTurns > 0) into.count(IDLE_AT, 8, s.idleTurns >> 1);
  into.add(SEATS_AT + s.table.seats);
  into.add(PLAYERS_AT + s.players);
  outs.position(s, shape, into);
  if (s.table.options.target === SINGLE_GAME) return;
  into.add(MATCH_AT);
  let top = 0;
  for (let seat = 0; seat < s.table.seats; seat++) top = Math.max(top, total(s, seat));
  into.count(TARGET_AT, 12, ((s.table.options.target - top) / 50) | 0);
}

/** How the hand hangs together, whatever numbers and symbols it has: those are all alike. */
function readHand(s: State, into: Present): void {
  const held = s.held[s.turn]!;
  readLinks(s.hands, s.turn * MAX_HAND, held, s.anchors);
  degrees.fill(0);
  for (let slot = 0; slot < held; slot++) degrees[Math.min(DEGREES - 1, SIZE[cardLinks(slot)]!)]!++;
  for (let degree = 0; degree < DEGREES; degree++) into.add(DEGREE_AT + degree * HELD + degrees[degree]!);
  let anchored: CardSet = 0;
  for (let slot = 0; slot < ANCHORS; slot++) {
    anchored |= anchorLinks(slot);
    shape.byAnchor[slot] = SIZE[anchorLinks(slot)]!;
  }
  into.add(ANCHORED_AT + SIZE[anchored]!);
  shape.sortAnchors();
  for (let slot = 0; slot < ANCHORS; slot++) into.count(REACHED_AT + slot * 5, 5, shape.byAnchor[slot]!);
  into.add(GROUP_AT + shape.largestGroup);
  into.count(LONGEST_AT, LONGEST, shape.longest);
  for (let rank = 0; rank < PAIRS; rank++)
    into.count(BETWEEN_AT + rank * LONGEST, LONGEST, shape.between[rank]!);
  into.count(CHAINS_AT, 10, 32 - Math.clz32(shape.chains));
}

function readTable(s: State, into: Present): void {
  for (let slot = 0; slot < SCORING_SLOTS; slot++) {
    const needed = shape.scoring[slot]!;
    into.add(SCORING_AT + slot * (LENGTHS + 1) + (needed === 0 ? LENGTHS : needed - SHORTEST));
    if (needed === 0) continue;
    const short = needed - shape.longest;
    const ready = READY_AT + (needed - SHORTEST) * 3 + (short <= 0 ? 0 : short === 1 ? 1 : 2);
    if (slot === 0 || shape.scoring[slot - 1] !== needed) into.add(ready);
  }
  into.count(STOCK_AT, STOCK, ((2 * stockLeft(s)) / s.players) | 0);
  into.count(LAST_STOCK_AT, 12, stockLeft(s));
  into.count(DISCARDED_AT, 8, 32 - Math.clz32(s.discarded));
  if (s.discarded === 0 || s.phase !== PHASE.draw) return;
  const card = s.discards[s.discarded - 1]!;
  let near = 0;
  let anchors = 0;
  for (let slot = 0; slot < s.held[s.turn]!; slot++)
    if (links(card, s.hands[s.turn * MAX_HAND + slot]!)) near++;
  for (let slot = 0; slot < ANCHORS; slot++) if (s.anchors[slot] && links(card, s.anchors[slot]!)) anchors++;
  into.count(DISCARD_AT, DEGREES + 2, near);
  into.add(DISCARD_ANCHORS_AT + anchors);
}

function readSeats(s: State, into: Present): void {
  const { seats } = s.table;
  let best = -9999;
  for (let away = 0; away < seats; away++) {
    const seat = (s.turn + away) % seats;
    into.count(HELD_AT + away * HELD, HELD, s.held[seat]!);
    into.count(KNOWN_AT + away * KNOWN, KNOWN, SIZE[s.known[seat]!]!);
    if (away === 0) continue;
    const lead = total(s, s.turn) - total(s, seat);
    best = Math.max(best, total(s, seat));
    into.add(LEAD_AT + (away - 1) * steps(LEAD) + LEAD + pointsStep(lead, LEAD));
  }
  shape.lead = total(s, s.turn) - best;
  into.add(BEST_LEAD_AT + LEAD + pointsStep(shape.lead, LEAD));
}

export const features: Features<LinxShapes> = {
  size: n.next,
  positionRoom: 125,
  moveRoom: 29,
  position,
  move(state, code, into) {
    moves.read(state, code, shape, into);
    outs.move(state, code, shape, into);
  },
  step: 2.5,
  clear: 40,
  alike: 0.005,
  rate: rateAtAGlance,
  // Lines tell of chains to come what the net does not: of more moves, and for longer (docs/bots.md).
  thinking: (seats) =>
    seats === 2
      ? BETWEEN_TWO
      : { width: 6, belief: 60, hopeless: 0.5, clear: 6, ...(seats === 3 && { patience: 24 }) },
};
