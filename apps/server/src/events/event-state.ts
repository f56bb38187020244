import { assert, eventSealOf } from '@quartet/core';
import type { Entrant, EventEntryOf, EventStep } from './event-lines.ts';

type Dealt = EventEntryOf<'dealt'>;
type Scored = EventEntryOf<'scored'>;

/** One deal and all its tables. */
interface Round extends Omit<Dealt, 'kind'> {
  readonly at: number;
  readonly scored: Scored['tables'] | null;
}

/** How many lines of a kind that can be repeated the log has of one person. */
interface Repeated {
  readonly joined: number;
  readonly promised: number;
}

const NEVER_THERE: Repeated = { joined: 0, promised: 0 };

/**
 * An evening as its log makes it. It never changes: a line more makes another state. What it holds is bounded by people and deals,
 * not by lines. Secrets are not in it.
 */
export class EventState {
  readonly id: string;
  readonly plan: EventEntryOf<'created'>;
  /** The one under which people promise. */
  readonly seal: string;
  seq = 0;
  /** Everybody who ever took part. */
  readonly repeated = new Map<string, Repeated>();
  /** People who take part, in the order in which they came. */
  readonly people = new Set<string>();
  /** People who cannot come back. */
  readonly sentAway = new Set<string>();
  /** Who opened it, as long as they take part; then the person who has taken part for longest. */
  host: string;
  isLocked = false;
  readonly hushed = new Set<string>();
  /** Number of lines by which the host has locked it or silenced people. */
  hostLines = 0;
  /** Who agrees that the deal that is being played is the last. */
  readonly endAgreed = new Set<string>();
  readonly promised = new Map<string, string>();
  readonly given = new Map<string, string>();
  calledAt: number | null = null;
  started: EventEntryOf<'started'> | null = null;
  readonly rounds: Round[] = [];
  isEnded = false;
  /** Who ended it before its last deal; null: nobody did, or nobody was left. */
  endedBy: 'host' | 'house' | null = null;
  /** When the last deal was over. */
  scoredAt = 0;

  private constructor(id: string, plan: EventEntryOf<'created'>, seal: string) {
    this.id = id;
    this.plan = plan;
    this.host = plan.host;
    this.seal = seal;
  }

  static load(id: string, steps: readonly EventStep[]): EventState {
    const [first] = steps;
    assert(first?.line.kind === 'created', `event ${id}: its log begins with "${first?.line.kind}"`);
    const { line } = first;
    const state = new EventState(id, line, eventSealOf({ id, seals: line.seals }));
    for (const step of steps) state.apply(step);
    return state;
  }

  /** As it is with these lines more. */
  after(steps: readonly EventStep[]): EventState {
    const { id, plan, seal, people, promised, given, rounds, repeated, sentAway, hushed, endAgreed } = this;
    const next = Object.assign(new EventState(id, plan, seal), this, {
      people: new Set(people),
      sentAway: new Set(sentAway),
      hushed: new Set(hushed),
      endAgreed: new Set(endAgreed),
      promised: new Map(promised),
      given: new Map(given),
      rounds: [...rounds],
      repeated: new Map(repeated),
    });
    for (const step of steps) next.apply(step);
    return next;
  }

  repeatedBy(person: string): Repeated {
    return this.repeated.get(person) ?? NEVER_THERE;
  }

  get status(): 'open' | 'called' | 'playing' | 'over' {
    // Ended before anything was dealt: nothing comes any more.
    if (!this.started) return this.isEnded ? 'over' : this.calledAt === null ? 'open' : 'called';
    return this.isOver ? 'over' : 'playing';
  }

  private get isOver(): boolean {
    return this.running === null && this.scored >= this.last;
  }

  /** How many deals there will be. */
  get last(): number {
    return this.isEnded ? this.rounds.length : this.plan.deals;
  }

  /** Deals that are no secret any more. */
  get scored(): number {
    return this.rounds.filter(({ scored }) => scored !== null).length;
  }

  /** The deal that is being played. */
  get running(): Round | null {
    const round = this.rounds.at(-1);
    return round && round.scored === null ? round : null;
  }

  /** By place; before the start the people there are. */
  get holders(): readonly Entrant[] {
    if (this.rounds.length > 0) return this.rounds.at(-1)!.holders;
    return this.started?.entrants ?? [...this.people].map((person) => ({ kind: 'person', person }));
  }

  /** Who has each place with the next deal: bots for those who left, and those who came late for bots. */
  get nextHolders(): Entrant[] {
    const { bot } = this.plan;
    const next = this.holders.map(
      (one): Entrant => (one.kind === 'person' && !this.people.has(one.person) ? { kind: 'bot', bot } : one),
    );
    for (const person of this.waiting) {
      const old = this.rounds.findLast(({ holders }) => placeOf(holders, person) !== null);
      const own = old ? placeOf(old.holders, person)! : -1;
      const place = next[own]?.kind === 'bot' ? own : next.findIndex(({ kind }) => kind === 'bot');
      if (place >= 0) next[place] = { kind: 'person', person };
    }
    return next;
  }

  /** Those who came after the start and have no place yet. */
  get waiting(): string[] {
    if (!this.started) return [];
    return [...this.people].filter((person) => placeOf(this.holders, person) === null);
  }

  /** Places that somebody who comes now could have. */
  get free(): number {
    return this.nextHolders.filter(({ kind }) => kind === 'bot').length;
  }

  /** Those who must agree to the end before the last deal: all who have a place, but for those who made no decision in the last deal. */
  get enders(): string[] {
    const last = this.rounds.findLast(({ scored }) => scored !== null);
    const isAbsent = (person: string): boolean => last !== undefined && ownIn(last, person) === 0;
    return [...this.people].filter(
      (person) => placeOf(this.holders, person) !== null && (person === this.host || !isAbsent(person)),
    );
  }

  /** Whether the host wants the end before the last deal, and all who must agree do. */
  get isEndAgreed(): boolean {
    return this.endAgreed.has(this.host) && this.enders.every((person) => this.endAgreed.has(person));
  }

  /** Whether somebody who was asked may still answer. */
  get isAwaited(): boolean {
    return [...this.promised.keys()].some((person) => this.people.has(person) && !this.given.has(person));
  }

  private count(person: string, kind: keyof Repeated): void {
    const before = this.repeatedBy(person);
    this.repeated.set(person, { ...before, [kind]: before[kind] + 1 });
  }

  /** Without people it stays with the last host. */
  private passHosting(): void {
    const [first] = this.people;
    if (!this.people.has(this.host) && first !== undefined) this.host = first;
  }

  private apply({ seq, at, by, line }: EventStep): void {
    assert(seq === this.seq + 1, `event ${this.id}: entry ${seq} after ${this.seq}`);
    this.seq = seq;
    switch (line.kind) {
      case 'created':
        this.people.add(line.host);
        this.count(line.host, 'joined');
        break;
      case 'joined':
        this.people.add(line.person);
        this.count(line.person, 'joined');
        this.passHosting();
        break;
      case 'left':
        this.people.delete(line.person);
        if (line.sentAway) this.sentAway.add(line.person);
        this.passHosting();
        break;
      case 'locked':
        this.isLocked = line.on;
        this.hostLines++;
        break;
      case 'hushed':
        this.hushed[line.on ? 'add' : 'delete'](line.person);
        this.hostLines++;
        break;
      case 'end-agreed':
        this.endAgreed.add(line.person);
        break;
      case 'promised':
        this.promised.set(line.person, line.promise);
        this.count(line.person, 'promised');
        break;
      case 'called':
        this.calledAt = at;
        break;
      case 'contributed':
        this.given.set(line.person, line.contribution);
        break;
      case 'started':
        this.started = line;
        break;
      case 'dealt':
        this.rounds.push({ ...line, at, scored: null });
        this.endAgreed.clear();
        break;
      case 'scored':
        this.rounds[line.deal - 1] = { ...this.rounds[line.deal - 1]!, scored: line.tables };
        this.scoredAt = at;
        break;
      case 'ended':
        this.endedBy = by !== null || this.isEndAgreed ? 'host' : this.people.size > 0 ? 'house' : null;
        this.isEnded = true;
        break;
    }
  }
}

/** How many decisions this person made in a deal; null: they had no place in it. */
function ownIn({ holders, tables, scored }: Round, person: string): number | null {
  const place = placeOf(holders, person);
  if (place === null) return null;
  const table = tables.findIndex((seats) => seats.includes(place));
  return scored![table]![tables[table]!.indexOf(place)]!.own;
}

/** Where this person sits among all places; null: nowhere. */
export function placeOf(holders: readonly Entrant[], person: string): number | null {
  const place = holders.findIndex((one) => one.kind === 'person' && one.person === person);
  return place < 0 ? null : place;
}
