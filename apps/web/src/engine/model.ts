import type { MatchRecord, Refusal, Result, ScoreLine, Seat, Shapes, Viewer } from '@quartet/core';
import type { Day, SameDeal } from '@quartet/deals';
import type { Animal } from '../ui/faces.ts';

/** Who sits on a seat. */
export type Player =
  /** Without a name: whoever's device this is, and has not told it. Without a face: theirs, or one that is free. */
  | { readonly kind: 'person'; readonly name: string; readonly face?: Animal }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string; readonly temper: string };

/** The one person at the table; null if there are more, or none. */
export function onlyPerson(players: readonly Player[] | null): Seat | null {
  const people = (players ?? []).flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return people.length === 1 ? people[0]! : null;
}

/** Everybody as this screen calls them. `me`: who alone looks at it and is "You"; null: people pass it around. */
export function shownNames(
  players: readonly { readonly name: string }[],
  me: Seat | null,
  words: { readonly you: string; seat(seat: number): string },
): readonly string[] {
  return players.map(({ name }, seat) => (seat === me ? words.you : name || words.seat(seat + 1)));
}

/** All that a match needs to go on where it stopped; kept in the browser's storage, move by move. */
export interface SavedMatch {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly first: Seat;
  readonly options: Shapes['Options'];
  readonly seed: string;
  readonly players: readonly Player[];
  readonly moves: readonly string[];
  /** Points by seat, as they stand: lists tell them without knowing the rules. Absent before the first move. */
  readonly scores?: readonly number[];
  readonly started: number;
  readonly updated: number;
  readonly result?: Result;
  /** A turn was taken back: no longer a fair game. */
  readonly casual: boolean;
  /** Of a deal that others play, too. */
  readonly same?: SameMark;
}

/** What makes a match one of a deal that is the same for everybody. */
export interface SameMark {
  readonly bots: SameDeal['bots'];
  /** Of the deal of a day. */
  readonly day?: Day;
  /** Of a challenge: its link, as it came. */
  readonly link?: string;
}

/** A match that came as a file: to be looked at, never to go on with. */
export interface KeptRecord {
  readonly id: string;
  readonly record: MatchRecord;
  /** By seat; null if the file does not name anybody. */
  readonly names: readonly string[] | null;
  readonly added: number;
}

/** One decision as the log shows it. */
export interface LogEntry {
  readonly ply: number;
  readonly seat: Seat;
  /** The move's text: moves are public in all our games. */
  readonly text: string;
  readonly events: readonly Shapes['Event'][];
}

/** The table as the viewer may see it. */
export interface TableState {
  readonly type: 'state';
  readonly id: string;
  readonly ply: number;
  readonly viewer: Viewer;
  readonly view: Shapes['View'];
  /** What happened since the last state, in order; in the first one, the deal. */
  readonly news: readonly LogEntry[];
  readonly opening: readonly Shapes['Event'][];
  readonly sheet: readonly ScoreLine[];
  readonly result: Result | null;
  readonly commitment: string | null;
  readonly canTakeBack: boolean;
  /** While a round that ended waits to be put away: the table before the decision that ended it. Null: none waits. */
  readonly ended: Shapes['View'] | null;
  /** The record, once the match is over. */
  readonly record: MatchRecord | null;
}

export interface Hint {
  readonly text: string;
  readonly reason: string;
  readonly behind: number;
  /** How likely a master wins who plays it, 0 to 1; null where no master advises. */
  readonly chance: number | null;
}

/** Why a move was not made: by the rules, or a sentence about something else. */
export type Refused = Refusal | string;
