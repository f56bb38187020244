import type { Viewer } from '@quartet/core';
import type { Person, ServerMessage, TableInfo, TableMessage } from '@quartet/protocol';
import { shunnedAmong } from '../people/circle.ts';
import type { Store } from '../store/store.ts';
import type { Watcher } from './doors.ts';
import type { HouseTime } from './house-time.ts';
import { kindOf } from './line-kinds.ts';
import type { Line, Told } from './lines.ts';
import type { NameBook } from './names.ts';
import { knownTo, numberFor } from './numbering.ts';
import { Presence } from './presence.ts';
import { showInfo, showTable } from './show.ts';
import type { TableState } from './table-state.ts';
import type { Here } from './whereabouts.ts';

/** As what somebody sees a table: from their seat, or from outside. */
export function viewerOf(state: TableState, person: string | null): Viewer {
  return (person === null ? null : state.seatOf(person)) ?? 'table';
}

/** Comings and goings within this time are told in one message. */
const GATHER = 250;

/** What a watcher was shown last: as whom, and who is here. */
interface Shown {
  viewer: Viewer;
  presence: string;
  /** Nothing is heard of them: to the others they are away. */
  isSilent: boolean;
}

/** What the server did in somebody's name. */
function isByOrder(line: Line): boolean {
  return line.kind === 'moved' && line.byOrder === true;
}

/** Those who watch one table through this node: each is told what they may know, as soon as it is stored. */
export class Audience {
  readonly presence: Presence;
  private readonly names: NameBook;
  private readonly store: Pick<Store, 'db'>;
  private readonly time: HouseTime;
  private readonly watchers = new Map<Watcher, Shown>();
  private gathering: NodeJS.Timeout | null = null;
  /** How much of the log everybody here has been told. */
  private told: number;
  /** The question that stood then, and the round that had ended. */
  private standing = '';

  /** `told`: so much of the log was there before anybody. `elsewhere`: those who watch through other nodes. */
  constructor(
    house: { readonly names: NameBook; readonly time: HouseTime; readonly store: Pick<Store, 'db'> },
    told: number,
    elsewhere: () => Here,
  ) {
    this.names = house.names;
    this.store = house.store;
    this.time = house.time;
    this.told = told;
    this.presence = new Presence(house.time, elsewhere);
  }

  get size(): number {
    return this.watchers.size;
  }

  async look(state: TableState, who: Person | null, since: number): Promise<TableMessage> {
    const viewer = viewerOf(state, who?.id ?? null);
    const shunned = who ? (await this.shunned([who.id], state.told)).get(who.id) : undefined;
    return showTable(state, viewer, since, await this.info(state), this.time, shunned);
  }

  /** Told all about the table now, and what is new from now on. */
  async join(state: TableState, watcher: Watcher, since: number): Promise<void> {
    const seen = await this.look(state, watcher.person, since);
    this.presence.came(watcher.person?.id ?? null);
    const presence = this.presenceText(state);
    this.watchers.set(watcher, { viewer: seen.viewer, presence, isSilent: false });
    watcher.tell(JSON.stringify(seen));
    watcher.tell(presence);
  }

  /** False: they had left before. */
  leave(watcher: Watcher): boolean {
    const shown = this.watchers.get(watcher);
    if (!shown) return false;
    this.watchers.delete(watcher);
    if (!shown.isSilent) this.presence.went(watcher.person?.id ?? null);
    return true;
  }

  /** False: that was so before. */
  silence(watcher: Watcher, isSilent: boolean): boolean {
    const shown = this.watchers.get(watcher);
    if (!shown || shown.isSilent === isSilent) return false;
    shown.isSilent = isSilent;
    const person = watcher.person?.id ?? null;
    if (isSilent) this.presence.went(person);
    else this.presence.came(person);
    return true;
  }

  /** What is new in the log. Should it not be written for one of them, nobody was told, and it is new the next time. */
  async tellNews(state: TableState): Promise<void> {
    const news = state.told.slice(this.told);
    if (news.length === 0) return;
    for (const { by, line } of news) if (by !== null && !isByOrder(line)) this.presence.acted(by);
    const standing = `${state.questions.open?.id} ${state.rest?.since}`;
    const isInfoNew =
      state.status === 'over' ||
      standing !== this.standing ||
      news.some(({ line }) => kindOf(line).info === 'anew');
    const info = isInfoNew && this.size > 0 ? await this.info(state) : null;
    const written = await this.written(state, news, info);
    this.standing = standing;
    this.told = state.seq;
    for (const [watcher, { viewer, text }] of written) {
      const shown = this.watchers.get(watcher);
      if (!shown) continue;
      shown.viewer = viewer;
      watcher.tell(text);
    }
  }

  /** What each watcher for whom there is something new is told. Each viewer's words are written once, however many watch. */
  private async written(state: TableState, news: readonly Told[], info: TableInfo | null) {
    const listeners = [...this.watchers.keys()].flatMap(({ person }) => (person ? [person.id] : []));
    const shunned = await this.shunned(listeners, news);
    const texts = new Map<Viewer, string>();
    const written = new Map<Watcher, { readonly viewer: Viewer; readonly text: string }>();
    for (const [watcher, shown] of [...this.watchers]) {
      const viewer = viewerOf(state, watcher.person?.id ?? null);
      if (viewer !== shown.viewer) {
        written.set(watcher, { viewer, text: JSON.stringify(await this.look(state, watcher.person, 0)) });
        continue;
      }
      const known = numberFor(state, viewer, this.told);
      if (known === knownTo(state, viewer).length) continue;
      const unheard = shunned.get(watcher.person?.id ?? '');
      const text =
        (unheard ? undefined : texts.get(viewer)) ??
        JSON.stringify(showTable(state, viewer, known, info, this.time, unheard));
      if (!unheard) texts.set(viewer, text);
      written.set(watcher, { viewer, text });
    }
    return written;
  }

  /** Clocks do not run out when everybody was told: all hear of the table anew, after how late it is. */
  async tellTimes(state: TableState): Promise<void> {
    if (state.clock.until === null) return;
    const now = JSON.stringify({ type: 'pong', n: 0, now: Date.now() } satisfies ServerMessage);
    for (const watcher of [...this.watchers.keys()]) {
      const seen = await this.look(state, watcher.person, 0);
      watcher.tell(now);
      watcher.tell(JSON.stringify(seen));
    }
  }

  /** Somebody came or went, here or elsewhere. In a moment those are told for whom that is news. */
  gatherPresence(now: () => TableState): void {
    this.gathering ??= setTimeout(() => this.tellPresence(now()), GATHER).unref();
  }

  private tellPresence(state: TableState): void {
    this.gathering = null;
    const presence = this.presenceText(state);
    for (const [watcher, shown] of this.watchers) {
      if (shown.presence === presence) continue;
      shown.presence = presence;
      watcher.tell(presence);
    }
  }

  private presenceText({ id, sitters }: TableState): string {
    return JSON.stringify(this.presence.show(id, sitters));
  }

  /** There is nothing to watch any more. */
  dismiss(text: string): void {
    for (const watcher of this.watchers.keys()) watcher.tell(text);
    this.watchers.clear();
  }

  /** Whose words are not for whom of these. */
  private shunned(listeners: readonly string[], told: readonly Told[]) {
    const speakers = told.flatMap(({ by, line }) => (line.kind === 'chatted' && by !== null ? [by] : []));
    return shunnedAmong(this.store, listeners, [...new Set(speakers)]);
  }

  private async info(state: TableState): Promise<TableInfo> {
    const { open } = state.questions;
    return showInfo(state, await this.names.of(open ? [...state.people, open.by] : state.people));
  }
}
