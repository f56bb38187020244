import type { Result, ScoreLine, Seat, Shapes, Viewer } from '@quartet/core';
import type { Fault } from './faults.ts';
import type { Fork } from './play-on.ts';
import type { Heard } from './timeline.ts';

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
  readonly first: Viewer;
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

/** What the page asks of the replay's worker. */
export type ReplayRequest =
  | { readonly type: 'open'; readonly id: string }
  | { readonly type: 'look'; readonly at: number; readonly viewer: Viewer }
  | { readonly type: 'listen'; readonly viewer: Viewer }
  | { readonly type: 'play-on'; readonly fork: Fork }
  | { readonly type: 'save' }
  | { readonly type: 'share' };

/** What it answers. A viewer who may not look gets no answer. */
export type ReplayReply =
  | { readonly type: 'opened'; readonly story: Story }
  | { readonly type: 'faulty'; readonly fault: Fault }
  | ({ readonly type: 'moment' } & Moment)
  | ({ readonly type: 'heard'; readonly viewer: Viewer } & Heard)
  | { readonly type: 'started'; readonly id: string }
  /** The record as a file; only of a finished match. */
  | { readonly type: 'saved'; readonly text: string }
  /** The record as the name of a replay, for a link. */
  | { readonly type: 'shared'; readonly id: string };
