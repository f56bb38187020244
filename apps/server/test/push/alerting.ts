import { randomUUID } from 'node:crypto';
import type { Act, Person, TablePlan } from '@quartet/protocol';
import { legalMoves } from '../../src/http/legal-moves.ts';
import { Sessions } from '../../src/people/sessions.ts';
import { TurnAlerts } from '../../src/push/turn-alerts.ts';
import { openStore, type StorePlace } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import { Tables } from '../../src/tables/tables.ts';
import type { CallRules } from '../../src/webhooks/call-address.ts';
import type { CallOutcome } from '../../src/webhooks/call-queue.ts';
import { ANN, addPeople, BOB } from '../tables/sitting.ts';
import type { Receiver } from './push-service.ts';

/** One node that tells absent people of their turns through our own push service. */
export class AlertingNode implements AsyncDisposable {
  readonly failures: string[] = [];
  readonly errors: unknown[] = [];
  readonly outcomes: CallOutcome[] = [];
  readonly store: Store;
  readonly tables: Tables;
  readonly alerts: TurnAlerts;

  private constructor(store: Store, service: { readonly rules: CallRules }, later: number) {
    this.store = store;
    const onError = (error: unknown): void => void this.errors.push(error);
    this.tables = new Tables(store, {
      botFloor: 0,
      botBudget: 1,
      workers: 0,
      onNudge: (nudge) => this.alerts.nudge(nudge),
      onDecision: (waiting) => this.alerts.tell(waiting),
      onError,
    });
    this.alerts = new TurnAlerts(store, {
      ...service.rules,
      contact: 'mailto:host@cards.example',
      later,
      decision: (table) => this.tables.decision(table),
      onOutcome: (outcome) => this.outcomes.push(outcome),
      onFailed: (host, reason) => this.failures.push(`${host} ${reason}`),
      onError,
    });
  }

  static async start(
    place: StorePlace,
    service: { readonly rules: CallRules },
    later = 60_000,
  ): Promise<AlertingNode> {
    const store = await openStore(place);
    await addPeople(store);
    const node = new AlertingNode(store, service, later);
    await node.alerts.start();
    return node;
  }

  async subscribe(person: Person, receiver: Receiver): Promise<{ readonly session: string }> {
    const { id } = await new Sessions(this.store, Date.now).open(person.id, 'browser', 'a browser');
    const signedIn = { person, session: id, renewed: false };
    const kept = await this.alerts.subscriptions.keep(signedIn, receiver.subscription);
    if (!kept.ok) throw new Error(kept.problem.message);
    return { session: id };
  }

  async act(table: string, by: Person, act: Act): Promise<void> {
    const done = await this.tables.act(table, by, randomUUID(), act);
    if (!done.ok) throw new Error(done.problem.message);
  }

  /** A table of Ann and Bob that has begun. */
  async begin(plan: Partial<TablePlan> = {}): Promise<string> {
    const made = await this.tables.create(ANN, { game: 'keltis', seats: 2, ...plan });
    if (!made.ok) throw new Error(made.problem.message);
    await this.act(made.value.table, BOB, { type: 'sit' });
    await this.act(made.value.table, ANN, { type: 'start' });
    return made.value.table;
  }

  /** Whoever's turn it is makes their decisions until the turn has passed to this person; says how many those were. */
  async passTo(person: Person, table: string): Promise<number> {
    for (let decisions = 0; ; decisions++) {
      const looks = await Promise.all([ANN, BOB].map((who) => this.tables.look(table, who, 0)));
      const seat = Number(looks[0]!.view!.actor);
      const actor = [ANN, BOB][seat]!;
      if (actor === person) return decisions;
      await this.act(table, actor, { type: 'move', text: legalMoves(looks[seat]!)!.legal[0]! });
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.alerts.close();
    await this.tables.close();
    await this.store.close();
  }
}
