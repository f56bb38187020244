import type { FastifyInstance } from 'fastify';
import { AdminAccess } from './admin/access.ts';
import { AdminDesk } from './admin/desk.ts';
import { MoveMeter } from './admin/move-meter.ts';
import { ownSecret } from './admin/secret.ts';
import { askFor } from './asker.ts';
import { Challenges } from './daily/challenges.ts';
import { DailyResults } from './daily/daily-results.ts';
import { Events } from './events/events.ts';
import { addressOf } from './http/address-of.ts';
import { makeApp, openHttp } from './http/app.ts';
import { operations } from './http/operations.ts';
import { isOwnPage } from './http/origins.ts';
import { PERSON_COOKIE } from './http/session-cookie.ts';
import { tableAddress } from './http/table-address.ts';
import { type LiveDoor, openLiveDoor } from './live/live-door.ts';
import { type CallKind, Metrics } from './metrics.ts';
import { MinuteLine } from './minute-line.ts';
import { Circle } from './people/circle.ts';
import { Invitations } from './people/invitations.ts';
import { People } from './people/people.ts';
import { PersonDeletion } from './people/person-deletion.ts';
import { PersonalData } from './people/personal-data.ts';
import { TurnAlerts } from './push/turn-alerts.ts';
import { Ratings } from './ratings/ratings.ts';
import { Standings } from './ratings/standings.ts';
import type { ServeOptions } from './serve-options.ts';
import { openStore } from './store/open-store.ts';
import type { Store } from './store/store.ts';
import { sweepForsaken, sweepOutdated } from './sweep.ts';
import { Deadlines } from './tables/deadlines.ts';
import { Tables } from './tables/tables.ts';
import type { CallOutcome } from './webhooks/call-queue.ts';
import { Webhooks } from './webhooks/webhooks.ts';

const SWEEP_EVERY = 3_600_000;
/** Push services want to be told whom to turn to; without an address of our own there is nobody. */
const NO_CONTACT = 'mailto:nobody@quartet.invalid';

export interface RunningServer {
  /** Where it listens. */
  readonly url: string;
  /** Settled when the store is broken and nothing can be stored any more. */
  readonly failed: Promise<Error>;
  /** Says goodbye to everybody, finishes what has begun, and lets go of the store. */
  close(): Promise<void>;
}

/** Throws with a sentence for the operator when the store or the port cannot be had. */
export async function startServer(options: ServeOptions): Promise<RunningServer> {
  const metrics = new Metrics();
  const { database, data } = options;
  const opened = await openStore(database === null ? { data } : { database });
  const store = metrics.watch(opened);
  const stopping = new AbortController();
  const app = await makeApp(options, metrics);
  const house = makeHouse(options, store, app, metrics);
  const running: Running = { app, house, stopping, live: null };
  try {
    operations(app, { store, metrics, stopping: stopping.signal });
    app.addHook('preValidation', (request, _, done) => askFor(addressOf(request), done));
    await house.alerts.start();
    if (options.role !== 'bots') await openDoors(options, running);
    metrics.count({
      connections: () => running.live?.connections.size ?? 0,
      tablesInMemory: () => house.tables.inMemory,
      botsThinking: () => house.tables.thinking,
    });
    const url = await listen(app, options);
    house.where.url = options.origin ?? url;
    await house.deadlines.start();
    house.ratings.start();
    void house.deletion.finishBegun().catch((error) => app.log.error({ err: error }, 'broken'));
    return { url, failed: store.failed, close: once(() => shutDown(running)) };
  } catch (error) {
    await shutDown(running);
    throw error;
  }
}

interface Running {
  readonly app: FastifyInstance;
  readonly house: House;
  readonly stopping: AbortController;
  live: LiveDoor | null;
}

interface House {
  readonly store: Store;
  readonly people: People;
  readonly personalData: PersonalData;
  readonly deletion: PersonDeletion;
  readonly tables: Tables;
  readonly events: Events;
  readonly deadlines: Deadlines;
  readonly ratings: Ratings;
  readonly daily: DailyResults;
  readonly webhooks: Webhooks;
  readonly alerts: TurnAlerts;
  readonly sweeping: NodeJS.Timeout;
  readonly meter: MoveMeter;
  /** Known once we listen. */
  readonly where: { url: string };
}

function makeHouse(options: ServeOptions, store: Store, app: FastifyInstance, metrics: Metrics): House {
  const onError = (error: unknown, where: string): void => app.log.error({ err: error, where }, 'broken');
  const where = { url: '' };
  const webhooks = new Webhooks((table) => tableAddress(where.url, table), {
    onOutcome: countCalls('webhook', app, metrics),
    onError: (error) => onError(error, 'webhook'),
  });
  // Without limits matches of programs count, however quick.
  const ratings = new Ratings(store, { ...(options.rate === null && { leastTime: 0 }), onError });
  const tables = new Tables(store, {
    botFloor: options.botFloor,
    botBudget: options.botBudget,
    workers: options.role === 'web' ? 0 : options.workers,
    isOpen: options.role !== 'bots',
    onTurn: (call) => webhooks.call(call),
    onDecision: (decision) => alerts.tell(decision),
    onNudge: (nudge) => alerts.nudge(nudge),
    onOver: (table) => ratings.ended(table),
    onEventTable: (event) => void events.tableOver(event),
    isDealOpen: (event, deal) => events.stored.isOpen(event, deal),
    onEvent: (event) => events.seeTo(event),
    onError,
  });
  const events = new Events({ store, tables, onError });
  const failures = new MinuteLine();
  const alerts = new TurnAlerts(store, {
    contact: options.origin?.startsWith('https:') ? options.origin : NO_CONTACT,
    decision: (table) => tables.decision(table),
    onFailed: (host, reason) =>
      failures.note((failed) => app.log.warn({ host, reason, failed }, 'push failed')),
    onOutcome: countCalls('push', app, metrics),
    onError,
  });
  const daily = new DailyResults({ store, bots: tables.turns.pool, now: Date.now });
  const people = new People(store);
  people.sessions.onForgotten((person) => tables.renamed(person));
  const deadlines = new Deadlines(store, tables, onError);
  const { accounts, sessions } = people;
  const personalData = new PersonalData({ store, tables, events, accounts, sessions });
  const deletion = new PersonDeletion({ store, tables, events, sessions, onError });
  const sweepAll = async (): Promise<void> => {
    await people.sweep();
    await alerts.subscriptions.sweep();
    await sweepOutdated({ store, invitations: new Invitations(store) }, Date.now());
    await deletion.sweep();
    if (!options.keepForsaken) await sweepForsaken({ store, tables, deletion }, Date.now());
  };
  const sweep = (): void => void sweepAll().catch((error) => onError(error, 'sweep'));
  const sweeping = setInterval(sweep, SWEEP_EVERY).unref();
  const meter = new MoveMeter(() => tables.moves);
  return {
    store,
    people,
    personalData,
    deletion,
    tables,
    events,
    deadlines,
    ratings,
    daily,
    webhooks,
    alerts,
    sweeping,
    meter,
    where,
  };
}

/** Those that were not made are logged, too, by their number: for whom they were stays out of it. */
function countCalls(kind: CallKind, app: FastifyInstance, metrics: Metrics): (outcome: CallOutcome) => void {
  const line = new MinuteLine();
  return (outcome) => {
    metrics.called(kind, outcome);
    if (outcome === 'dropped' || outcome === 'paused')
      line.note((leftOut) => app.log.warn({ kind, outcome, leftOut }, 'calls were not made'));
  };
}

async function openDoors(options: ServeOptions, running: Running): Promise<void> {
  const { app, house, stopping } = running;
  const { store, people, personalData, deletion, tables, events, alerts } = house;
  // First: sockets are only taken for what is opened after it.
  running.live = await openLiveDoor(app, {
    tables,
    events,
    authenticate: (token) => people.authenticate(token),
    tokenOf: (request) => PERSON_COOKIE.read(request, options),
    isOwnOrigin: (request) => isOwnPage(request, options),
    isLimited: options.rate !== null,
    addressOf,
    onForgotten: (listener) => people.sessions.onForgotten(listener),
    onError: (error, where) => app.log.error({ err: error, where }, 'broken'),
  });
  const standings = new Standings(store);
  const { daily } = house;
  const challenges = new Challenges({
    store,
    check: (check, person) => daily.check(check, person),
    now: Date.now,
  });
  const admin = await openDesk(options, running);
  await openHttp(app, {
    ...{ options, people, circle: new Circle(store), personalData, deletion },
    ...{ alerts, standings, daily },
    ...{ invitations: new Invitations(store), challenges, tables, events, admin },
    stopping: stopping.signal,
  });
}

async function openDesk(options: ServeOptions, running: Running): Promise<AdminDesk> {
  const { store, tables, events, meter } = running.house;
  const own = options.database === null ? () => ownSecret(options.data) : () => null;
  return new AdminDesk({
    store,
    tables,
    events,
    access: new AdminAccess(store, options.adminToken ?? (await own())),
    vitals: () => ({
      role: options.role,
      nodes: tables.nodes,
      connections: running.live?.connections.size ?? 0,
      tablesInMemory: tables.inMemory,
      botsThinking: tables.thinking,
      movesPerSecond: meter.perSecond,
    }),
  });
}

/** With the reason in a sentence. */
async function listen(app: FastifyInstance, { host, port }: ServeOptions): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'EADDRINUSE') throw new Error(`Port ${port} is in use; choose another with --port.`);
    if (code === 'EACCES') throw new Error(`Port ${port} may not be opened by this user.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new Error(`${host} is no address of this computer.`);
    throw error;
  }
  const address = app.server.address();
  const open = typeof address === 'object' && address ? address.port : port;
  const isEverywhere = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host);
  return `http://${isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${open}`;
}

async function shutDown({ app, house, live, stopping }: Running): Promise<void> {
  stopping.abort();
  house.deadlines.stop();
  clearInterval(house.sweeping);
  house.meter.close();
  live?.drain();
  await app.close();
  house.events.close();
  await house.tables.close();
  await house.daily.close();
  await house.ratings.close();
  house.webhooks.close();
  house.alerts.close();
  await house.store.close();
}

function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  return () => (running ??= work());
}
