import { roomsOf, WIDTH } from '@quartet/bots/master';
import type { Lesson } from './lesson.ts';
import { Swaps } from './swaps.ts';

/** As much of a question as a frame takes over. */
interface Asked {
  readonly position: { readonly list: Uint16Array; readonly length: number };
  readonly moves: { readonly list: Uint16Array; readonly length: number };
  readonly counts: Uint8Array;
  readonly candidates: number;
}

const WORD = 4;
/** Matches end in their own time: the results that do not fit wait for the next frame. */
const RESULTS = 16;
/** Numbers before everything else: how much of what follows. */
const HEAD = 8;
/** [seats] → exams, and shares of the win in them. */
const EXAM_SEATS = 8;
const NOTHING = new Uint8Array(0);

/**
 * What is sent to the trainer at once, little-endian: counts; exams; where results belong and what they are; features
 * of positions, of moves; swaps, if they are asked for; and how many features each position and each move has. The
 * trainer's side is `frames.py`.
 */
export class Frame {
  ended = 0;
  readonly swaps: Swaps | null;
  private readonly positions: Uint16Array;
  private readonly moves: Uint16Array;
  private readonly positionCounts: Uint8Array;
  private readonly candidates: Uint8Array;
  private readonly flags: Uint8Array;
  private readonly moveCounts: Uint8Array;
  private readonly exams = new Float32Array(2 * EXAM_SEATS);
  private keptAt: number[] = [];
  private results: number[] = [];
  private decisions = 0;
  private listed = 0;
  private positionsLength = 0;
  private movesLength = 0;

  constructor(lesson: Lesson, matches: number) {
    const [positionRoom, moveRoom] = roomsOf(lesson.features);
    this.swaps = lesson.swaps > 0 ? new Swaps(lesson.features.belief!, lesson.swaps, matches) : null;
    this.positions = new Uint16Array(matches * positionRoom);
    this.moves = new Uint16Array(matches * WIDTH * moveRoom);
    this.positionCounts = new Uint8Array(matches);
    this.candidates = new Uint8Array(matches);
    this.flags = new Uint8Array(matches);
    this.moveCounts = new Uint8Array(matches * WIDTH);
  }

  clear(): void {
    this.decisions = 0;
    this.listed = 0;
    this.positionsLength = 0;
    this.movesLength = 0;
    this.swaps?.clear();
  }

  ask({ position, moves, counts, candidates }: Asked, isExam: boolean): void {
    this.positions.set(position.list.subarray(0, position.length), this.positionsLength);
    this.positionsLength += position.length;
    this.moves.set(moves.list.subarray(0, moves.length), this.movesLength);
    this.movesLength += moves.length;
    this.moveCounts.set(counts.subarray(0, candidates), this.listed);
    this.listed += candidates;
    this.positionCounts[this.decisions] = position.length;
    this.candidates[this.decisions] = candidates;
    this.flags[this.decisions++] = isExam ? 1 : 0;
  }

  tell(kept: number, result: number): void {
    this.keptAt.push(kept);
    this.results.push(result);
  }

  examine(seats: number, share: number): void {
    this.exams[2 * seats]!++;
    this.exams[2 * seats + 1]! += share;
  }

  /** All of it as bytes; what was told is sent once. */
  bytes(): Uint8Array {
    const told = Math.min(this.results.length, RESULTS * this.positionCounts.length);
    const words = HEAD + this.exams.length + 2 * told;
    const halves = even(this.positionsLength) + even(this.movesLength);
    const small = 3 * this.decisions + this.listed;
    const swapped = this.swaps?.bytes() ?? NOTHING;
    const all = new Uint8Array(words * WORD + halves * 2 + swapped.length + small);
    const head = new Int32Array(all.buffer, 0, words);
    const real = new Float32Array(all.buffer, 0, words);
    head.set([this.decisions, this.listed, this.positionsLength, this.movesLength, told, this.ended]);
    real.set(this.exams, HEAD);
    head.set(this.keptAt.slice(0, told), HEAD + this.exams.length);
    real.set(this.results.slice(0, told), HEAD + this.exams.length + told);
    let at = words * WORD;
    new Uint16Array(all.buffer, at, this.positionsLength).set(
      this.positions.subarray(0, this.positionsLength),
    );
    at += even(this.positionsLength) * 2;
    new Uint16Array(all.buffer, at, this.movesLength).set(this.moves.subarray(0, this.movesLength));
    at += even(this.movesLength) * 2;
    all.set(swapped, at);
    at += swapped.length;
    for (const list of [this.positionCounts, this.candidates, this.flags]) {
      all.set(list.subarray(0, this.decisions), at);
      at += this.decisions;
    }
    all.set(this.moveCounts.subarray(0, this.listed), at);
    this.keptAt = this.keptAt.slice(told);
    this.results = this.results.slice(told);
    this.exams.fill(0);
    this.ended = 0;
    return all;
  }
}

function even(length: number): number {
  return length + (length & 1);
}
