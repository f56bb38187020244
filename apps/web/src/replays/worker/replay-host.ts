import { loadAdviser, loadExpert } from '@quartet/bots';
import type { Language, Viewer } from '@quartet/core';
import { freshId } from '@quartet/protocol/fresh-id';
import { fetched } from '../../engine/fetched.ts';
import { addMatch } from '../../engine/matches.ts';
import type { Kept } from '../files/kept.ts';
import { type NamedRecord, toRecordLink } from '../files/record-link.ts';
import { judge, type Verdict } from '../review/review.ts';
import { canPlayOn, type Fork, playOn } from '../viewer/play-on.ts';
import type { Heard } from '../viewer/timeline.ts';
import { firstViewer, viewersOf } from '../viewer/viewers.ts';
import type { Moment, Story } from './protocol.ts';

/** One match that is looked at. It alone holds the record; it gives out what may be seen, and null else. */
export class ReplayHost {
  readonly story: Story;
  private readonly kept: Kept;

  constructor(kept: Kept) {
    this.kept = kept;
    this.story = storyOf(kept);
  }

  look(at: number, viewer: Viewer): Moment | null {
    const { timeline } = this.kept;
    const isThere = Number.isInteger(at) && at >= 0 && at <= timeline.length;
    return isThere && this.mayLook(viewer) ? { at, viewer, view: timeline.view(at, viewer) } : null;
  }

  listen(viewer: Viewer): Heard | null {
    return this.mayLook(viewer) ? this.kept.timeline.heard(viewer) : null;
  }

  private mayLook(viewer: Viewer): boolean {
    return this.story.viewers.includes(viewer);
  }

  async playOn(fork: Fork): Promise<string | null> {
    const match = playOn(this.kept, fork, freshId(), Date.now());
    if (match) await addMatch(match);
    return match?.id ?? null;
  }

  /** While a match runs, a judgement on it would be help. */
  async judge(ply: number, language: Language): Promise<Verdict | null> {
    const { timeline } = this.kept;
    if (timeline.result === null || timeline.deciders[ply] === undefined) return null;
    const expert = await loadExpert(timeline.read.game);
    const adviser = await loadAdviser(expert.knowledge, fetched);
    return judge(timeline, expert, adviser, ply, language);
  }

  save(): string | null {
    const record = this.named();
    return record && `${JSON.stringify(record)}\n`;
  }

  async share(): Promise<string | null> {
    const record = this.named();
    return record && toRecordLink(record);
  }

  private named(): NamedRecord | null {
    const { timeline, names } = this.kept;
    return (
      timeline.record && { ...timeline.record, ...(names && { players: names.map((name) => name || '–') }) }
    );
  }
}

function storyOf(kept: Kept): Story {
  const { timeline, players, names } = kept;
  const { game, table } = timeline.read;
  return {
    game: game.id,
    seats: table.seats,
    names,
    length: timeline.length,
    deciders: timeline.deciders,
    rounds: timeline.rounds,
    viewers: viewersOf(table.seats, players, timeline.result !== null),
    first: firstViewer(players),
    result: timeline.result,
    sheet: timeline.sheet,
    canPlayOn: canPlayOn(kept),
  };
}
