import type { Pace } from '@quartet/protocol';
import type { Line } from './lines.ts';

/** What a line of this kind means for all around the table; what it does to the table itself, `TableState` knows. */
export interface LineKind {
  /** Who hears of it: everybody, or only the person on its seat. */
  readonly told: 'all' | 'seat';
  /** Whether everybody is told anew who sits where and what was settled. */
  readonly info: 'anew' | 'same';
  /** Whether people may have come to a seat or left it: then it is stored anew whose table this is. */
  readonly seats: 'anew' | 'same';
  /** What the table waits for afterwards. */
  readonly deadline: 'anew' | 'keep';
  /** Whether the match went on by it: then the entry has the hash of where it stands. */
  readonly isPlay: boolean;
  /** Whether a clock starts by it: then it says when, in house time. */
  readonly isTimed: boolean;
  /** Whose turn it is afterwards: somebody who does not know it yet, somebody who knew before a break, or as before. */
  readonly turn: 'new' | 'again' | 'same';
  /** Under which name people find it among their own data; null: it is nobody's own. */
  readonly own: 'said' | 'moved' | null;
  /** What is left of it once whoever wrote it is forgotten; null: all of it. */
  readonly blotted: object | null;
}

const PLAIN: LineKind = {
  told: 'all',
  info: 'anew',
  seats: 'same',
  deadline: 'anew',
  isPlay: false,
  isTimed: false,
  turn: 'same',
  own: null,
  blotted: null,
};
const SEATING: LineKind = { ...PLAIN, seats: 'anew' };
/** Said beside the match, which goes on as if nothing were. */
const ASIDE: LineKind = { ...PLAIN, deadline: 'keep' };

/** All there is to know about a kind of line stands here: a new kind is a line more. */
export const LINE_KINDS: { readonly [K in Line['kind']]: LineKind } = {
  created: SEATING,
  settled: PLAIN,
  seated: SEATING,
  stood: SEATING,
  botted: SEATING,
  removed: SEATING,
  swapped: SEATING,
  sealed: PLAIN,
  promised: PLAIN,
  called: PLAIN,
  contributed: ASIDE,
  started: { ...PLAIN, isPlay: true, isTimed: true, turn: 'new' },
  moved: { ...PLAIN, info: 'same', isPlay: true, isTimed: true, turn: 'new', own: 'moved' },
  ordered: { ...PLAIN, told: 'seat', info: 'same', own: 'moved' },
  covered: PLAIN,
  returned: PLAIN,
  paused: PLAIN,
  resumed: { ...PLAIN, isTimed: true, turn: 'again' },
  extended: { ...PLAIN, info: 'same' },
  chatted: { ...ASIDE, info: 'same', own: 'said', blotted: { text: '' } },
  hushed: ASIDE,
  webhooked: { ...ASIDE, own: 'said', blotted: { url: null } },
  rematched: PLAIN,
  inspected: ASIDE,
  readied: ASIDE,
  went: ASIDE,
  rested: { ...PLAIN, isTimed: true, turn: 'new' },
  nudged: { ...ASIDE, info: 'same' },
  asked: ASIDE,
  answered: ASIDE,
  undone: { ...PLAIN, isPlay: true, isTimed: true, turn: 'new' },
  ended: PLAIN,
};

export function kindOf({ kind }: Line): LineKind {
  return LINE_KINDS[kind];
}

/** The line with the house time, if a clock starts by it. */
export function timed(line: Line, pace: Pace, time: number): Line {
  return kindOf(line).isTimed && pace.kind !== 'untimed' ? ({ ...line, time } as Line) : line;
}

/** The kinds of which this is true. */
export function kindsWith(is: (kind: LineKind) => boolean): Line['kind'][] {
  return (Object.keys(LINE_KINDS) as Line['kind'][]).filter((kind) => is(LINE_KINDS[kind]));
}
