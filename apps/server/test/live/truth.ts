import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { findGame } from '@quartet/catalog';
import { type Game, Match, type Shapes, seedOf, type Viewer } from '@quartet/core';
import type { News, TableMessage } from '@quartet/protocol';

type Body = Readonly<Record<string, unknown>>;

interface Logged {
  readonly seq: number;
  readonly at: number;
  readonly kind: News['kind'];
  readonly by: string | null;
  readonly body: Body;
}

/** What each viewer may know once this entry is in the log. */
interface Moment {
  readonly ply: number | null;
  readonly isOver: boolean;
  readonly actor: number | null;
  readonly views: ReadonlyMap<Viewer, Shapes['View'] | null>;
  readonly news: ReadonlyMap<Viewer, News>;
}

/** A table as the store has it, played out anew from its seed and moves; knows nothing of the server's own code. */
export class Truth {
  readonly game: Game;
  /** The server's part of the luck, in hex. */
  readonly secret: string;
  readonly seed: string;
  readonly entries: readonly Logged[];
  readonly viewers: readonly Viewer[];
  match: Match | null = null;
  private readonly moments: Moment[] = [];

  /** `data`: the folder of the embedded store. */
  constructor(data: string, table: string) {
    const db = new DatabaseSync(join(data, 'quartet.db'), { readOnly: true });
    const rows = db.prepare('select * from log where table_id = ? order by seq').all(table);
    const stored = db.prepare('select seed from secret where table_id = ?').get(table)?.seed;
    db.close();
    this.secret = String(stored).split(':')[1]!;
    this.entries = rows.map((row) => ({ ...row, body: JSON.parse(String(row.body)) }) as unknown as Logged);
    const started = this.entries.find(({ kind }) => kind === 'started')?.body;
    const contributions = (started?.contributions ?? []) as string[];
    this.seed = seedOf({ table, secret: this.secret, contributions });
    const { game, seats } = this.entries[0]!.body as { game: string; seats: number };
    this.game = findGame(game)!;
    this.viewers = [...Array.from({ length: seats }, (_, seat) => seat), 'table'];
    for (const entry of this.entries) this.moments.push(this.follow(entry, seats));
  }

  at(seq: number): Moment {
    return this.moments[seq - 1]!;
  }

  /** The message this viewer must be sent at this seq, but for `info`: nothing more, nothing less. */
  message(told: TableMessage): TableMessage {
    const { seq, viewer, news, whole } = told;
    const { ply, isOver, views } = this.at(seq);
    const from = whole ? 1 : (news[0]?.seq ?? seq + 1);
    return {
      type: 'table',
      table: told.table,
      seq,
      viewer,
      news: this.moments.slice(from - 1, seq).map((moment) => moment.news.get(viewer)!),
      whole,
      ply,
      view: views.get(viewer) as object as TableMessage['view'],
      sheet: isOver ? (this.match!.scoreSheet() as object as TableMessage['sheet']) : null,
      result: isOver ? (this.match!.result() as TableMessage['result']) : null,
      clock: null,
    };
  }

  private follow(entry: Logged, seats: number): Moment {
    const { kind, body } = entry;
    const before = this.match?.ply;
    let events: readonly Shapes['Event'][] = [];
    if (kind === 'started') {
      const { options } = this.entries[0]!.body as { options: Shapes['Options'] };
      this.match = Match.start(this.game, { seats, first: Number(body.first), options }, this.seed);
      events = this.match.opening;
    } else if (kind === 'moved') {
      const played = this.match!.play(Number(body.seat), String(body.text));
      if (!played.ok) throw new Error(`entry ${entry.seq} is refused: ${played.refusal.code}`);
      events = played.events;
    }
    const { match } = this;
    const isOver = match?.over ?? false;
    const newsFor = (viewer: Viewer): News => newsOf(entry, before, match?.heard(events, viewer) ?? []);
    return {
      ply: match?.ply ?? null,
      isOver,
      actor: match && !isOver ? match.actor : null,
      views: new Map(this.viewers.map((viewer) => [viewer, match && copied(match.view(viewer))])),
      news: new Map(this.viewers.map((viewer) => [viewer, newsFor(viewer)])),
    };
  }
}

function newsOf(entry: Logged, ply: number | undefined, heard: readonly Shapes['Event'][]): News {
  const { seq, at, kind, by, body } = entry;
  const events = copied(heard) as object as NonNullable<News['events']>;
  const news = { seq, at, kind, by, ...('seat' in body && { seat: Number(body.seat) }) };
  if (kind === 'chatted') return { ...news, text: String(body.text) };
  if (kind === 'started') return { ...news, events };
  if (kind !== 'moved') return news;
  return {
    ...news,
    ply: ply!,
    text: String(body.text),
    hand: body.hand as NonNullable<News['hand']>,
    events,
  };
}

/** As it looks after a journey. */
function copied<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
