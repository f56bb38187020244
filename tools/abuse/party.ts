import { findGame } from '@quartet/catalog';
import { anyMove, FastRng } from '@quartet/core';
import type { Act, TableMessage } from '@quartet/protocol';
import { LiveClient } from '@quartet/protocol/client';
import type { Answered } from '../faults/crew.ts';
import { followTable } from '../faults/follow-table.ts';
import { type Asking, askFrom, openFrom } from './sockets.ts';

/** What people who just play write down. */
export interface Diary {
  readonly answered: Answered[];
  readonly finished: string[];
  readonly faults: string[];
  /** Milliseconds until an act was acknowledged, and until a request was answered, since they were last read. */
  acts: number[];
  requests: number[];
  lostLines: number;
}

export interface PartyPlan {
  readonly url: string;
  readonly game: string;
  readonly nth: number;
  readonly people: number;
  /** Milliseconds somebody thinks at most. */
  readonly thought: number;
  readonly diary: Diary;
}

/** A table of people who just play, one match after the other, each from an address of their own. */
export class Party {
  private readonly plan: PartyPlan;
  private readonly guests: readonly Guest[];
  /** Where they sit; null: between two matches. */
  table: string | null = null;

  private constructor(plan: PartyPlan, guests: readonly Guest[]) {
    this.plan = plan;
    this.guests = guests;
  }

  static async gather(plan: PartyPlan): Promise<Party> {
    const guests = Array.from({ length: plan.people }, (_, n) =>
      Guest.arrive(plan, `198.51.${plan.nth}.${n + 1}`),
    );
    return new Party(plan, await Promise.all(guests));
  }

  async playWhile(isOn: () => boolean): Promise<void> {
    while (isOn()) await this.playMatch(isOn);
  }

  close(): void {
    for (const { client } of this.guests) client.close();
  }

  private async playMatch(isOn: () => boolean): Promise<void> {
    const { game, people, diary } = this.plan;
    const [host, ...others] = this.guests;
    const body = { game, seats: people };
    const { table } = await host!.ask<{ table: string }>({ method: 'POST', path: '/api/tables', body });
    for (const other of others) {
      await other.ask({ path: `/api/tables/${table}` });
      await other.act(table, { type: 'sit' });
    }
    const matches = this.guests.map((guest) => guest.play(table, isOn));
    await host!.act(table, { type: 'start' });
    this.table = table;
    const isOver = await Promise.all(matches);
    this.table = null;
    await Promise.all(this.guests.map((guest) => guest.idle()));
    if (isOver.every(Boolean)) diary.finished.push(table);
  }
}

class Guest {
  readonly client: LiveClient;
  private readonly plan: PartyPlan;
  private readonly address: string;
  private readonly token: string;
  private readonly person: string;
  private readonly rng: FastRng;
  private readonly underway = new Set<Promise<void>>();

  private constructor(plan: PartyPlan, address: string, signedIn: SignedIn) {
    this.plan = plan;
    this.address = address;
    this.token = signedIn.token;
    this.person = signedIn.me.person.id;
    this.rng = new FastRng(this.person);
    this.client = new LiveClient({
      url: plan.url,
      token: this.token,
      open: () => openFrom(plan.url, address) as unknown as WebSocket,
      onLink: (link) => {
        if (link === 'lost') plan.diary.lostLines++;
      },
    });
  }

  static async arrive(plan: PartyPlan, address: string): Promise<Guest> {
    const body = { name: `Guest ${plan.nth}`, emblem: 'star', program: true };
    const response = await askFrom(plan.url, address, { method: 'POST', path: '/api/me', body });
    return new Guest(plan, address, (await response.json()) as SignedIn);
  }

  async ask<T>(asking: Asking): Promise<T> {
    const from = performance.now();
    const response = await askFrom(this.plan.url, this.address, { token: this.token, ...asking });
    const answer = await response.json();
    this.plan.diary.requests.push(performance.now() - from);
    if (!response.ok) throw new Error(`${asking.path} was refused: ${JSON.stringify(answer)}`);
    return answer as T;
  }

  /** Until the match is over, which it says, or nobody wants to play on. */
  play(table: string, isOn: () => boolean): Promise<boolean> {
    const { diary, thought } = this.plan;
    return new Promise((resolve) => {
      const end = (isOver: boolean): void => {
        clearInterval(looking);
        stop();
        resolve(isOver);
      };
      const stop = followTable(this.client, table, {
        faults: diary.faults,
        onTurn: (message) =>
          void setTimeout(() => isOn() && void this.move(message), this.rng.below(1 + thought)),
        onOver: () => end(true),
      });
      const looking = setInterval(() => isOn() || end(false), 200);
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
    const { diary } = this.plan;
    const from = performance.now();
    const outcome = await this.client.act(table, act, id);
    diary.acts.push(performance.now() - from);
    diary.answered.push({ table, person: this.person, id, act, seq: outcome.ok ? outcome.seq : null });
    if (!outcome.ok)
      diary.faults.push(`table ${table}: ${act.type} was refused: ${JSON.stringify(outcome.problem)}`);
  }

  private move({ table, view }: TableMessage): Promise<void> {
    const text = anyMove(findGame(this.plan.game)!, view as never, this.rng);
    return this.act(table, { type: 'move', text });
  }
}

interface SignedIn {
  readonly me: { readonly person: { readonly id: string } };
  readonly token: string;
}
