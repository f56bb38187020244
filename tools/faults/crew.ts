import { findGame } from '@quartet/catalog';
import { anyMove, FastRng } from '@quartet/core';
import type { Act, TableMessage } from '@quartet/protocol';
import { LiveClient } from '@quartet/protocol/client';
import { askUntilAnswered } from './ask.ts';
import { followTable } from './follow-table.ts';
import { openShaky, type Shakes } from './shaky-socket.ts';

/** An act that was answered. */
export interface Answered {
  readonly table: string;
  readonly person: string;
  readonly id: string;
  readonly act: Act;
  /** Null: it was refused. */
  readonly seq: number | null;
}

/** What all crews write down. */
export interface Notes {
  readonly answered: Answered[];
  /** Called at the very moment of the next answer. */
  onAnswer: (() => void) | null;
  /** Milliseconds without a line. */
  readonly reconnects: number[];
  readonly shakes: Shakes;
  readonly faults: string[];
  readonly finished: string[];
}

export interface CrewPlan {
  readonly url: string;
  readonly game: string;
  /** Milliseconds somebody thinks at most. */
  readonly thought: number;
  readonly people: number;
  readonly notes: Notes;
}

/** Less than the longest outage: were it counted, whoever is on would lose on time. */
const PACE = { kind: 'live', bank: 30, increment: 2 } as const;
const BOT = { level: 'easy', temper: 'balanced' } as const;

/** Some people and a bot who play whole games, each over a line of their own that shakes. */
export class Crew {
  private readonly plan: CrewPlan;
  private readonly members: readonly Member[];
  /** What it waits for, should it get stuck. */
  table: string | null = null;

  private constructor(plan: CrewPlan, members: readonly Member[]) {
    this.plan = plan;
    this.members = members;
  }

  static async gather(plan: CrewPlan): Promise<Crew> {
    const members = Array.from({ length: plan.people }, async (_, n) => {
      const guest = { name: `${plan.game} ${n}`, emblem: 'star', program: true };
      const signedIn = await askUntilAnswered<SignedIn>(plan.url, '/api/me', guest);
      return new Member(plan, signedIn.me.person.id, signedIn.token);
    });
    return new Crew(plan, await Promise.all(members));
  }

  /** Whole games, one after the other, and at least one. */
  async playWhile(isOn: () => boolean): Promise<void> {
    do await this.playGame();
    while (isOn());
  }

  close(): void {
    for (const member of this.members) member.client.close();
  }

  private async playGame(): Promise<void> {
    const { url, game, notes } = this.plan;
    const [host, ...others] = this.members;
    const bots = [...this.members.map(() => null), BOT];
    const plan = { game, seats: bots.length, bots, pace: PACE };
    const { table } = await askUntilAnswered<{ table: string }>(url, '/api/tables', plan, host!.token);
    this.table = table;
    for (const other of others) await other.act(table, { type: 'sit' });
    const games = this.members.map((member) => member.play(table));
    await host!.act(table, { type: 'start' });
    await Promise.all(games);
    await Promise.all(this.members.map((member) => member.idle()));
    notes.finished.push(table);
    this.table = null;
  }
}

interface SignedIn {
  readonly me: { readonly person: { readonly id: string } };
  readonly token: string;
}

class Member {
  readonly client: LiveClient;
  readonly token: string;
  private readonly plan: CrewPlan;
  private readonly person: string;
  private readonly rng: FastRng;
  private lostAt: number | null = null;
  private readonly underway = new Set<Promise<void>>();

  constructor(plan: CrewPlan, person: string, token: string) {
    this.plan = plan;
    this.person = person;
    this.token = token;
    this.rng = new FastRng(person);
    this.client = new LiveClient({
      url: `${plan.url.replace('http', 'ws')}/live`,
      token,
      open: (url) => openShaky(url, plan.notes.shakes),
      onLink: (link) => {
        if (link === 'lost') this.lostAt ??= performance.now();
        if (link !== 'open' || this.lostAt === null) return;
        plan.notes.reconnects.push(performance.now() - this.lostAt);
        this.lostAt = null;
      },
    });
  }

  /** Until the match is over. */
  play(table: string): Promise<void> {
    const { notes, thought } = this.plan;
    return new Promise((resolve) => {
      const stop = followTable(this.client, table, {
        faults: notes.faults,
        onTurn: (message) => void setTimeout(() => this.move(message), this.rng.below(1 + thought)),
        onOver: () => {
          stop();
          resolve();
        },
      });
    });
  }

  /** Once everything that was sent is answered. */
  async idle(): Promise<void> {
    await Promise.all(this.underway);
  }

  act(table: string, act: Act): Promise<void> {
    const acting = this.send(table, act).finally(() => this.underway.delete(acting));
    this.underway.add(acting);
    return acting;
  }

  private async send(table: string, act: Act): Promise<void> {
    const id = crypto.randomUUID();
    const { notes } = this.plan;
    const { answered, faults } = notes;
    const outcome = await this.client.act(table, act, id);
    answered.push({ table, person: this.person, id, act, seq: outcome.ok ? outcome.seq : null });
    notes.onAnswer?.();
    if (!outcome.ok && act.type !== 'chat')
      faults.push(`table ${table}: ${act.type} was refused: ${JSON.stringify(outcome.problem)}`);
  }

  private move({ table, view, ply }: TableMessage): void {
    const text = anyMove(findGame(this.plan.game)!, view as never, this.rng);
    void this.act(table, { type: 'move', text });
    // Two acts at once: whichever comes first, both are done.
    if (this.rng.below(20) === 0) void this.act(table, { type: 'chat', text: `ply ${ply}` });
  }
}
