import type { Language, Result, ScoreLine, Seat, Shapes, Viewer } from '@quartet/core';
import type { Fault as EngineFault } from '../../engine/fault.ts';
import type { Brought } from '../files/backup.ts';
import type { Reading } from '../files/faults.ts';
import type { Verdict } from '../review/review.ts';
import type { Fork } from '../viewer/play-on.ts';
import type { Heard } from '../viewer/timeline.ts';

/** What a replay is about; nothing in it tells a hand. */
export interface Story {
  readonly game: string;
  readonly seats: number;
  /** By seat; null if nobody is named. */
  readonly names: readonly string[] | null;
  /** How many decisions were made. */
  readonly length: number;
  /** Who decided, by ply. */
  readonly deciders: readonly Seat[];
  /** The moments at which a round lies dealt. */
  readonly rounds: readonly number[];
  /** Whose views may be asked for; `first` is shown at the start. */
  readonly viewers: readonly Viewer[];
  readonly first: Seat | 'table';
  readonly result: Result | null;
  readonly sheet: readonly ScoreLine[];
  readonly canPlayOn: boolean;
}

/** The table as `viewer` knew it after `at` decisions. */
export interface Moment {
  readonly at: number;
  readonly viewer: Viewer;
  readonly view: Shapes['View'];
}

export type Opened = Reading<{ readonly story: Story }>;

/** What came of a file: the names of what is new, and how many were left out because the rules have changed. */
export type Filed = Reading<{
  readonly added: readonly string[];
  readonly first: string | null;
  readonly outdated: number;
  readonly besides?: Brought['besides'];
}>;

/** What the page may ask, by name: what it says, and what it is answered. Null: that is not for it to see. */
export interface Questions {
  open: { readonly says: { readonly id: string }; readonly answer: Opened };
  look: { readonly says: { readonly at: number; readonly viewer: Viewer }; readonly answer: Moment | null };
  listen: { readonly says: { readonly viewer: Viewer }; readonly answer: Heard | null };
  /** The name of the new match. */
  playOn: { readonly says: Fork; readonly answer: string | null };
  /** The record as a file. */
  save: { readonly says: Record<never, never>; readonly answer: string | null };
  /** The record as the name of a replay, for a link. */
  share: { readonly says: Record<never, never>; readonly answer: string | null };
  /** What a decision was worth; null where there was nothing to decide, and while the match runs. */
  judge: {
    readonly says: { readonly ply: number; readonly language: Language };
    readonly answer: Verdict | null;
  };
  file: { readonly says: { readonly text: string }; readonly answer: Filed };
}

export type Question = {
  [Name in keyof Questions]: { readonly number: number; readonly name: Name } & Questions[Name]['says'];
}[keyof Questions];

export type Answer =
  | { readonly number: number; readonly answer: Questions[keyof Questions]['answer'] }
  | { readonly number: number; readonly fault: EngineFault };
