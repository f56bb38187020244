import type { Schema } from '../store/schema.ts';

/** What a backup keeps, and in which columns. Tickets are left out: they live for five minutes. */
export const KEPT = {
  summary: ['table_id', 'code', 'game', 'status', 'listed', 'host', 'waiting_for', 'seq', 'updated', 'line'],
  log: ['table_id', 'seq', 'at', 'kind', 'by', 'act_id', 'body', 'hash'],
  seated: ['table_id', 'person'],
  secret: ['table_id', 'seed'],
  deadline: ['table_id', 'seq', 'at', 'kind', 'leased'],
  heartbeat: ['id', 'at', 'house'],
  person: ['id', 'name', 'emblem', 'created', 'login', 'password', 'ranked', 'program'],
  deletion: ['person', 'at'],
  session: ['id', 'person', 'hash', 'kind', 'label', 'created', 'seen', 'expires'],
  passkey: ['id', 'person', 'key', 'counter', 'transports', 'created'],
  push: ['id', 'person', 'session', 'endpoint', 'p256dh', 'auth', 'language', 'created'],
  push_key: ['id', 'public', 'private', 'created'],
  daily_result: ['person', 'day', 'game', 'points', 'at', 'moves'],
  challenge_result: ['challenge', 'person', 'points', 'at', 'moves'],
  ended: ['table_id', 'at', 'line'],
  played: [
    'person',
    'table_id',
    'at',
    'game',
    'edition',
    'seats',
    'bots',
    'place',
    'score',
    'ladder',
    'nth',
    'mu_before',
    'sigma_before',
    'mu',
    'sigma',
    'moved',
  ],
  bond: ['person', 'other', 'kind', 'at'],
  invitation: ['person', 'table_id', 'by', 'at'],
  report: ['id', 'by', 'about', 'table_id', 'text', 'at'],
  event: ['id', 'code', 'host', 'status', 'scored', 'seq', 'updated', 'line'],
  event_log: ['event_id', 'seq', 'at', 'kind', 'by', 'act_id', 'body'],
  entered: ['event_id', 'person'],
  rating: ['person', 'ladder', 'mu', 'sigma', 'sure', 'games', 'wins', 'people', 'updated'],
} as const satisfies { readonly [T in Kept]: readonly (keyof Schema[T])[] };

export type Kept = Exclude<keyof Schema, 'ticket'>;

export const FORMAT = 1;

/** The first line of a backup. */
export interface Head {
  readonly quartet: 'backup';
  readonly format: number;
  /** Which changes of the schema the rows have been through. */
  readonly migrations: readonly string[];
  readonly at: number;
}

/** Its last line: so a file that was cut short is known as one. */
export interface Foot {
  readonly rows: number;
  /** Of everything before this line. */
  readonly sha256: string;
}
