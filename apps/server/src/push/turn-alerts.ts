import { createHash } from 'node:crypto';
import type { TurnAlert } from '@quartet/protocol/push';
import { isKeptAway } from '../people/circle.ts';
import type { Store } from '../store/store.ts';
import type { Decision, Waiting } from '../tables/decision.ts';
import type { Nudge } from '../tables/nudge.ts';
import { type CallRules, postTo, resolveByDns } from '../webhooks/call-address.ts';
import { type CallOutcome, CallQueue } from '../webhooks/call-queue.ts';
import { STRICT } from '../webhooks/webhook-fault.ts';
import { alertText, type Call, callText } from './alert-text.ts';
import { type Subscription, Subscriptions } from './subscriptions.ts';
import { type VapidKeys, vapidKeys } from './vapid-keys.ts';

/** A page that froze in a pocket counts as here until its line is cut; so whoever was here is looked for again. */
const LATER = 60_000;
/** Seconds a push service keeps a message for a device that is off. */
const SHORTEST = 60;
const LONGEST = 7 * 86_400;
/** People whose browsers are looked up at once. */
const MOST_AT_ONCE = 200;
/** Tables whose people are looked for again later. */
const MOST_LATER = 10_000;
/** A push service answers for many people, so more at once than one person's webhook. */
const CALLS = { atOnce: 64, perTarget: 16 };

export interface TurnAlertOptions extends CallRules {
  /** Whom push services may turn to: https://… or mailto:… */
  readonly contact: string;
  /** Milliseconds after which somebody who was here is looked for again. */
  readonly later: number;
  /** Who must decide at a table now. */
  decision(table: string): Promise<Decision | null>;
  /** `host`: of the push service; the rest of the address is the subscriber's secret. */
  onFailed(host: string, reason: string): void;
  onOutcome?(outcome: CallOutcome): void;
  onError(error: unknown, where: string): void;
}

type Needed = 'contact' | 'decision' | 'onFailed' | 'onError';

/**
 * Tells people who are not at the table that it waits for them. The node that wrote the line which brought
 * the decision does it, and no other, so it is done once; if that node dies, it is not done at all.
 */
export class TurnAlerts {
  readonly subscriptions: Subscriptions;
  private readonly store: Store;
  private readonly options: TurnAlertOptions;
  private readonly queue: CallQueue;
  private keys: VapidKeys | null = null;
  private readonly later = new Map<string, NodeJS.Timeout>();
  private running = 0;
  private isClosed = false;

  constructor(store: Store, options: Pick<TurnAlertOptions, Needed> & Partial<TurnAlertOptions>) {
    this.store = store;
    this.options = { ...STRICT, resolve: resolveByDns(), later: LATER, ...options };
    const { onOutcome, onError } = this.options;
    this.queue = new CallQueue({
      ...CALLS,
      onError: (error) => onError(error, 'push message'),
      ...(onOutcome && { onOutcome }),
    });
    this.subscriptions = new Subscriptions(store, this.options);
  }

  async start(): Promise<void> {
    this.keys = await vapidKeys(this.store);
  }

  get publicKey(): string {
    return this.keys!.publicKey;
  }

  close(): void {
    this.isClosed = true;
    this.queue.close();
    for (const timer of this.later.values()) clearTimeout(timer);
    this.later.clear();
  }

  /** A line of this node has brought a decision to somebody. */
  tell(waiting: Waiting): void {
    const { table, person, isHere } = waiting;
    clearTimeout(this.later.get(table));
    this.later.delete(table);
    if (this.isClosed) return;
    if (isHere) {
      if (this.later.size >= MOST_LATER) this.leaveOut();
      else this.later.set(table, setTimeout(() => this.look(waiting), this.options.later).unref());
    } else if (!this.subscriptions.knowsNone(person)) this.look(waiting);
  }

  /** Somebody is asked to a table, or to go on there. */
  call(person: string, call: Call): void {
    if (this.isClosed || this.subscriptions.knowsNone(person)) return;
    this.prepare(`call to ${call.table}`, () => this.sendCall(person, call));
  }

  /** Not to whoever keeps away who says so. */
  nudge({ table, game, person, by }: Nudge): void {
    isKeptAway(this.store, person, by.id)
      .then((isKept) => isKept || this.call(person, { kind: 'nudged', table, game, by: by.name }))
      .catch((error) => this.options.onError(error, `nudge at ${table}`));
  }

  private async sendCall(person: string, call: Call): Promise<void> {
    const found = await this.subscriptions.of(person);
    await Promise.all(
      found.map(async (to) => this.send(person, to, await callText(call, to.language), null)),
    );
  }

  private look(waiting: Waiting): void {
    this.later.delete(waiting.table);
    this.prepare(`alert of ${waiting.table}`, () => this.sendIfStill(waiting));
  }

  private prepare(where: string, send: () => Promise<void>): void {
    if (this.running >= MOST_AT_ONCE) {
      this.leaveOut();
      return;
    }
    this.running++;
    send()
      .catch((error) => this.options.onError(error, where))
      .finally(() => this.running--);
  }

  private async sendIfStill({ table, ply, person }: Waiting): Promise<void> {
    const found = await this.subscriptions.of(person);
    if (found.length === 0) return;
    const now = await this.options.decision(table);
    if (!now || now.ply !== ply || now.person !== person || now.isHere) return;
    await Promise.all(
      found.map(async (to) => this.send(person, to, await alertText(now, to.language), now.until)),
    );
  }

  private send(person: string, to: Subscription, alert: TurnAlert, until: number | null): void {
    if (this.isClosed) return;
    const make = () => this.post(to, alert, until);
    this.queue.add({ owner: person, target: new URL(to.endpoint).host, make });
  }

  private leaveOut(): void {
    this.options.onOutcome?.('dropped');
  }

  private async post(
    to: Subscription,
    alert: TurnAlert,
    until: number | null,
  ): Promise<'done' | 'failed' | 'hung'> {
    const left = until === null ? LONGEST : (until - Date.now()) / 1000;
    // Loaded when somebody is alerted: most servers that start do not soon.
    const { default: webPush } = await import('web-push');
    const { headers, body } = webPush.generateRequestDetails(to, JSON.stringify(alert), {
      vapidDetails: { subject: this.options.contact, ...this.keys! },
      TTL: Math.floor(Math.max(SHORTEST, Math.min(LONGEST, left))),
      urgency: 'high',
      // A newer message about the same table replaces one that was not delivered yet.
      topic: createHash('sha256').update(alert.table).digest('base64url').slice(0, 32),
    });
    const answered = await postTo(to.endpoint, { headers, body }, this.options);
    if (answered === 404 || answered === 410 || answered === 'refused') await this.subscriptions.drop(to.id);
    if (typeof answered === 'number' && answered < 300) return 'done';
    this.options.onFailed(new URL(to.endpoint).host, String(answered));
    return answered === 'hung' ? 'hung' : 'failed';
  }
}
