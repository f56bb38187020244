import type { Viewer } from '@quartet/core';
import { saveMatch } from '../store/matches.ts';
import { type Kept, openKept } from './kept.ts';
import { canPlayOn, type Fork, playOn } from './play-on.ts';
import type { ReplayReply, Story } from './protocol.ts';
import { type NamedRecord, toRecordLink } from './record-link.ts';
import { firstViewer, viewersOf } from './viewers.ts';

/** One match that is looked at. It alone holds the record; the page gets views that may be seen. */
export class ReplayHost {
  private readonly kept: Kept;
  private readonly story: Story;
  private readonly tell: (reply: ReplayReply) => void;

  private constructor(kept: Kept, tell: (reply: ReplayReply) => void) {
    this.kept = kept;
    this.tell = tell;
    this.story = storyOf(kept);
  }

  /** Tells the story, or what is wrong with it. */
  static async open(id: string, tell: (reply: ReplayReply) => void): Promise<ReplayHost | null> {
    const reading = await openKept(id);
    if (!reading.ok) {
      tell({ type: 'faulty', fault: reading.fault });
      return null;
    }
    const host = new ReplayHost(reading.kept, tell);
    tell({ type: 'opened', story: host.story });
    return host;
  }

  look(at: number, viewer: Viewer): void {
    const { timeline } = this.kept;
    const isThere = Number.isInteger(at) && at >= 0 && at <= timeline.length;
    if (!isThere || !this.mayLook(viewer)) return;
    this.tell({ type: 'moment', at, viewer, view: timeline.view(at, viewer) });
  }

  listen(viewer: Viewer): void {
    if (this.mayLook(viewer)) this.tell({ type: 'heard', viewer, ...this.kept.timeline.heard(viewer) });
  }

  private mayLook(viewer: Viewer): boolean {
    return this.story.viewers.includes(viewer);
  }

  async playOn(fork: Fork): Promise<void> {
    const match = playOn(this.kept, fork, crypto.randomUUID(), Date.now());
    if (!match) return;
    await saveMatch(match);
    this.tell({ type: 'started', id: match.id });
  }

  save(): void {
    const record = this.named();
    if (record) this.tell({ type: 'saved', text: `${JSON.stringify(record)}\n` });
  }

  async share(): Promise<void> {
    const record = this.named();
    if (record) this.tell({ type: 'shared', id: await toRecordLink(record) });
  }

  private named(): NamedRecord | null {
    const { timeline, names } = this.kept;
    return timeline.record && { ...timeline.record, ...(names && { players: names }) };
  }
}

function storyOf(kept: Kept): Story {
  const { timeline, players, names } = kept;
  const { game, table } = timeline.read;
  const isOver = timeline.result !== null;
  return {
    game: game.id,
    seats: table.seats,
    names,
    length: timeline.length,
    deciders: timeline.deciders,
    rounds: timeline.rounds,
    viewers: viewersOf(table.seats, players, isOver),
    first: firstViewer(players),
    result: timeline.result,
    sheet: timeline.sheet,
    canPlayOn: canPlayOn(kept),
  };
}
