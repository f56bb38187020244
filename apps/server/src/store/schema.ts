import { type ColumnType, type RawBuilder, sql } from 'kysely';

/** When a deadline may be worked on, unless a node holds it. Indexed: the same text serves all queries. */
export const WORKABLE_AT: RawBuilder<number> = sql<number>`(case when "at" > "leased" then "at" else "leased" end)`;

/** Indexed: the same text serves all queries. Written so that SQLite does not prefer the index of lists, by which it would sort all. */
export const IS_OVER: RawBuilder<boolean> = sql<boolean>`(status || '' = 'over')`;

/** JSON as text, whole numbers, milliseconds since 1970, 0 and 1 for no and yes: what both databases have in common. */
export interface Schema {
  log: {
    table_id: string;
    seq: number;
    at: number;
    kind: string;
    by: string | null;
    act_id: string | null;
    body: string;
    hash: string | null;
  };
  summary: {
    table_id: string;
    code: string;
    game: string;
    status: string;
    listed: number;
    host: string;
    waiting_for: string | null;
    seq: number;
    updated: number;
    line: string;
  };
  seated: { table_id: string; person: string };
  /**
   * The server's part of the luck (`secret:…`), or the whole seed of tables from before people added theirs. In no other
   * place; only the server's own matches and, after the end, records read it.
   */
  secret: { table_id: string; seed: string };
  /**
   * `at`: in house time. `held_until`: when the lease of a node ends, by the clock of the database, which goes on while house time
   * stands still. `leased`: the same in house time, by nodes of versions before; others write 0.
   */
  deadline: {
    table_id: string;
    seq: number;
    at: number;
    kind: string;
    leased: number;
    held_until: ColumnType<number | null, number | null | undefined, number | null>;
  };
  /** One row: when a node last beat, and how late it was in house time; null: it was the time of day until then. */
  heartbeat: { id: number; at: number; house: ColumnType<number | null, number | null | undefined, number> };
  person: {
    id: string;
    name: string;
    emblem: string;
    created: number;
    /** For signing in with a password; null: a guest, or passkeys only. Kept in lower case. */
    login: string | null;
    password: string | null;
    /** Shown on the leaderboard. */
    ranked: ColumnType<number, number | undefined, number>;
    /** A program that said so. */
    program: ColumnType<number, number | undefined, number>;
  };
  session: {
    id: string;
    person: string;
    /** SHA-256 of the token: whoever reads the store cannot sign in with it. */
    hash: string;
    kind: string;
    label: string;
    created: number;
    seen: number;
    expires: number;
  };
  /** People who are deleted and may still sit, host or be read somewhere, until that is seen to. */
  deletion: { person: string; at: number };
  passkey: { id: string; person: string; key: string; counter: number; transports: string; created: number };
  /** Browsers that are told of turns. `id`: of the endpoint, which is a secret of the browser. */
  push: {
    id: string;
    person: string;
    session: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    language: string;
    created: number;
  };
  /** One row: by these keys push services know this server. */
  push_key: { id: number; public: string; private: string; created: number };
  /** Short-lived: challenges of passkeys, codes for another device. */
  ticket: { hash: string; kind: string; person: string | null; body: string; expires: number };
  /** Matches that were counted, each once; `line`: who was dealt in and how they ended, people by id. */
  ended: { table_id: string; at: number; line: string };
  /** What somebody has played. Without a ladder it is not rated, and all after it is null. */
  played: {
    person: string;
    table_id: string;
    at: number;
    game: string;
    edition: string;
    seats: number;
    bots: number;
    place: number;
    score: number;
    ladder: string | null;
    /** The person's how many-eth match on this ladder: unique, so none is lost among those that end at once. */
    nth: number | null;
    mu_before: number | null;
    sigma_before: number | null;
    mu: number | null;
    sigma: number | null;
    /** Decisions by their own hand; null: counted before that was noted. */
    moved: ColumnType<number | null, number | null | undefined, number | null>;
  };
  /** What somebody made of a deal of the day; `moves`: of its record. */
  daily_result: { person: string; day: string; game: string; points: number; at: number; moves: string };
  /** What somebody made of a deal that was given to them; `challenge`: the hash of the deal. */
  challenge_result: { challenge: string; person: string; points: number; at: number; moves: string };
  /** What somebody wants another to be: `friend` is one once both want it, `block` at once. */
  bond: { person: string; other: string; kind: string; at: number };
  /** Who is asked to a table. */
  invitation: { person: string; table_id: string; by: string; at: number };
  /** For whoever runs the server. */
  report: { id: string; by: string; about: string; table_id: string | null; text: string; at: number };
  /** Duplicate evenings as doors and lists ask about them; `scored`: deals that are no secret any more. */
  event: {
    id: string;
    code: string;
    host: string;
    status: string;
    scored: number;
    seq: number;
    updated: number;
    line: string;
  };
  event_log: {
    event_id: string;
    seq: number;
    at: number;
    kind: string;
    by: string | null;
    act_id: string | null;
    body: string;
  };
  /** Who takes part, or did. The secrets of an event's deals are in `secret`, under its id; what it waits for in `deadline`. */
  entered: { event_id: string; person: string };
  /** `sure`: what leaderboards are sorted by. `people`: how many others they have met who played themselves. */
  rating: {
    person: string;
    ladder: string;
    mu: number;
    sigma: number;
    sure: number;
    games: number;
    wins: number;
    people: ColumnType<number, number | undefined, number>;
    updated: number;
  };
}
