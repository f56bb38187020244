/** Letters that a secret of the administration must have: fewer could be guessed. */
export const LEAST_ADMIN_TOKEN = 20;

/** How a server is started; the command line and the tests fill it in. */
export interface ServeOptions {
  readonly port: number;
  readonly host: string;
  /** The folder of the embedded store; used when there is no `database`. */
  readonly data: string;
  /** postgres://… */
  readonly database: string | null;
  /** What this node does: answer people, think for bots, or both. */
  readonly role: 'web' | 'bots' | 'all';
  /** Where people reach it, if a proxy stands in front: https://cards.example. Null: as asked for. */
  readonly origin: string | null;
  /** Whether to believe a proxy's X-Forwarded-* headers. */
  readonly trustProxy: boolean;
  /** The built web app; null: none is served. */
  readonly app: string | null;
  readonly workers: number;
  /** Milliseconds a bot takes at least, so that people can follow. */
  readonly botFloor: number;
  /** Milliseconds a bot may think. */
  readonly botBudget: number;
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Requests per minute and address that cost something: signing in, making tables. Null: unlimited, for load tests. */
  readonly rate: number | null;
  /** Whether guests and tables that nobody came back to are kept for ever. */
  readonly keepForsaken: boolean;
  /** The secret of the administration. Null: the embedded store has its own in its folder; on PostgreSQL there is none. */
  readonly adminToken: string | null;
}

export const DEFAULT_OPTIONS: ServeOptions = {
  port: 8080,
  host: '127.0.0.1',
  data: './quartet-data',
  database: null,
  role: 'all',
  origin: null,
  trustProxy: false,
  app: null,
  workers: 1,
  botFloor: 450,
  botBudget: 100,
  logLevel: 'info',
  rate: 60,
  keepForsaken: false,
  adminToken: null,
};
