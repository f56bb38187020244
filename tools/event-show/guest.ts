import { findGame } from '@quartet/catalog';
import { anyMove, FastRng, promiseOf } from '@quartet/core';
import type { TableMessage } from '@quartet/protocol';
import { LiveClient } from '@quartet/protocol/client';
import type { EventAct, EventInfo } from '@quartet/protocol/events';
import { askUntilAnswered } from '../faults/ask.ts';
import { followTable } from '../faults/follow-table.ts';

/** A move that was acknowledged. */
export interface Made {
  readonly table: string;
  readonly ply: number;
  readonly text: string;
}

export interface GuestPlan {
  readonly url: string;
  readonly name: string;
  readonly game: string;
  readonly made: Made[];
  readonly faults: string[];
}

/** Somebody at an evening: adds to the luck, plays every table they have at random, keeps what was acknowledged. */
export class Guest {
  readonly plan: GuestPlan;
  readonly token: string;
  readonly id: string;
  private readonly client: LiveClient;
  private readonly rng: FastRng;
  private readonly contribution: string;
  private readonly played = new Set<string>();
  private readonly said = new Set<string>();
  event = '';
  latest: EventInfo | null = null;

  private constructor(plan: GuestPlan, id: string, token: string) {
    this.plan = plan;
    this.id = id;
    this.token = token;
    this.rng = new FastRng(plan.name);
    this.contribution = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('hex');
    this.client = new LiveClient({ url: `${plan.url.replace('http', 'ws')}/live`, token });
  }

  static async come(plan: GuestPlan): Promise<Guest> {
    const guest = { name: plan.name, emblem: 'star', program: true };
    const { me, token } = await askUntilAnswered<{ me: { person: { id: string } }; token: string }>(
      plan.url,
      '/api/me',
      guest,
    );
    return new Guest(plan, me.person.id, token);
  }

  async act(act: EventAct): Promise<void> {
    // Asked again under the same id, should the answer get lost.
    const body = { id: crypto.randomUUID(), act };
    await askUntilAnswered(this.plan.url, `/api/events/${this.event}/acts`, body, this.token);
  }

  follow(event: string): void {
    this.event = event;
    this.client.follow(event, (info) => this.hear(info));
  }

  close(): void {
    this.client.close();
  }

  private hear(info: EventInfo): void {
    this.latest = info;
    const at = info.entrants.findIndex((one) => one.kind === 'person' && one.person.id === this.id);
    if (at >= 0 && info.status === 'open')
      this.once({ type: 'promise', promise: promiseOf(info.seal, this.contribution) });
    if (at >= 0 && info.status === 'called')
      this.once({ type: 'contribute', contribution: this.contribution });
    const table = info.me?.table;
    if (!table || info.me!.isOver || this.played.has(table)) return;
    this.played.add(table);
    const stop = followTable(this.client, table, {
      faults: this.plan.faults,
      onTurn: (message) => void this.move(message),
      onOver: () => stop(),
    });
  }

  private once(act: EventAct): void {
    if (this.said.has(act.type)) return;
    this.said.add(act.type);
    // Too late is too late: then we are left out, which the record says.
    void this.act(act).catch(() => undefined);
  }

  private async move({ table, view, ply }: TableMessage): Promise<void> {
    const text = anyMove(findGame(this.plan.game)!, view as never, this.rng);
    const outcome = await this.client.act(table, { type: 'move', text, ply: ply! });
    if (outcome.ok) this.plan.made.push({ table, ply: ply!, text });
    // A bot may have taken over meanwhile: whoever drops out is covered.
    else if (
      outcome.problem.code !== 'covered' &&
      outcome.problem.code !== 'too-late' &&
      outcome.problem.code !== 'refused'
    )
      this.plan.faults.push(`table ${table}: a move was answered ${outcome.problem.code}`);
  }
}
