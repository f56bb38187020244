import {
  FastRng,
  type MatchRecord,
  type ReadRecord,
  type ReplayFault,
  type Result,
  replay,
  type ScoreLine,
  type Seat,
  type Shapes,
  type Viewer,
} from '@quartet/core';
import type { LogEntry } from '../../engine/model.ts';

/** What a viewer heard of a match. */
export interface Heard {
  readonly opening: readonly Shapes['Event'][];
  readonly entries: readonly LogEntry[];
}

/** A record played out: the view of anybody after any number of decisions. It holds all hands, so it lives in workers. */
export class Timeline {
  readonly read: ReadRecord;
  readonly result: Result | null;
  readonly sheet: readonly ScoreLine[];
  /** As a file; null while the match runs, since its luck is still a secret. */
  readonly record: MatchRecord | null;
  private readonly told: Heard;
  /** The referee's views: from them every state can be rebuilt. */
  private readonly moments: readonly Shapes['View'][];

  private constructor(
    read: ReadRecord,
    told: Heard,
    moments: readonly Shapes['View'][],
    end: Pick<Timeline, 'result' | 'sheet' | 'record'>,
  ) {
    this.read = read;
    this.told = told;
    this.moments = moments;
    this.result = end.result;
    this.sheet = end.sheet;
    this.record = end.record;
  }

  /** The record from its deal to its last move, or why it cannot be played. */
  static of(read: ReadRecord): Timeline | ReplayFault {
    const moments: Shapes['View'][] = [];
    const entries: LogEntry[] = [];
    const replayed = replay(
      read,
      (match) => moments.push(match.view('referee')),
      (match, played) => {
        if (played.ok)
          entries.push({ ply: match.ply - 1, seat: played.seat, text: played.text, events: played.events });
      },
    );
    if (!replayed.ok) return replayed.fault;
    const { match } = replayed;
    moments.push(match.view('referee'));
    const record = match.over ? match.record() : null;
    const end = { result: match.result(), sheet: match.scoreSheet(), record };
    return new Timeline(read, { opening: match.opening, entries }, moments, end);
  }

  /** How many decisions were made; the last moment that can be looked at. */
  get length(): number {
    return this.told.entries.length;
  }

  /** Who decided, by ply. */
  get deciders(): readonly Seat[] {
    return this.told.entries.map(({ seat }) => seat);
  }

  /** The moments at which a round lies dealt; the first is 0. */
  get rounds(): readonly number[] {
    const dealt = this.told.entries.filter(({ events }) => events.some(({ type }) => type === 'dealt'));
    return [0, ...dealt.map(({ ply }) => ply + 1)];
  }

  /** What `viewer` knew after so many decisions. */
  view(at: number, viewer: Viewer): Shapes['View'] {
    const moment = this.moments[at]!;
    return viewer === 'referee' ? moment : this.read.game.view(this.state(at), viewer);
  }

  state(at: number): Shapes['State'] {
    return this.read.game.imagine(this.moments[at]!, new FastRng('a referee has nothing to imagine'));
  }

  heard(viewer: Viewer): Heard {
    const { game } = this.read;
    const listen = (events: readonly Shapes['Event'][]): Shapes['Event'][] =>
      events.map((event) => game.redact(event, viewer)).filter((event) => event !== null);
    return {
      opening: listen(this.told.opening),
      entries: this.told.entries.map((entry) => ({ ...entry, events: listen(entry.events) })),
    };
  }
}
