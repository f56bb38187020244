import type { Pace, ServerMessage } from '@quartet/protocol';
import type { HouseTime } from './house-time.ts';
import { peopleAmong, type Sitter } from './lines.ts';
import type { Here } from './whereabouts.ts';

/** How long somebody must be away before the others may let a bot play on. */
const GRACE = { live: 120_000, untimed: 120_000, days: 3 * 86_400_000 } as const;

/** Who looks at a table, and since when the others do not. Kept in memory: after a restart everybody was here last. */
export class Presence {
  private readonly here = new Map<string, number>();
  private readonly left = new Map<string, number>();
  private readonly time: HouseTime;
  private readonly opened: number;
  private readonly elsewhere: () => Here;
  private visitors = 0;

  /** `elsewhere`: those who look at it through other nodes. */
  constructor(time: HouseTime, elsewhere: () => Here) {
    this.time = time;
    this.opened = time.now();
    this.elsewhere = elsewhere;
  }

  /** Those who look at it through this node. */
  get local(): Here {
    return { people: [...this.here.keys()], visitors: this.visitors };
  }

  came(person: string | null): void {
    if (person === null) this.visitors++;
    else this.here.set(person, (this.here.get(person) ?? 0) + 1);
  }

  went(person: string | null): void {
    if (person === null) {
      this.visitors--;
      return;
    }
    const count = (this.here.get(person) ?? 1) - 1;
    if (count > 0) this.here.set(person, count);
    else {
      this.here.delete(person);
      this.noteGone([person]);
    }
  }

  /** They went from here or from another node; whoever is still at one of them has not left. */
  noteGone(people: readonly string[]): void {
    for (const person of people) if (!this.isHere(person)) this.left.set(person, this.time.now());
  }

  /** They did something: whoever watches nothing, such as a program that asks now and then, is not away for that. */
  acted(person: string): void {
    this.noteGone([person]);
  }

  private isHere(person: string): boolean {
    return this.here.has(person) || this.elsewhere().people.includes(person);
  }

  /** In house time; null: here. */
  awaySince(person: string): number | null {
    return this.isHere(person) ? null : (this.left.get(person) ?? this.opened);
  }

  isLongAway(person: string, pace: Pace): boolean {
    const since = this.awaySince(person);
    return since !== null && this.time.now() - since >= GRACE[pace.kind];
  }

  show(table: string, sitters: readonly Sitter[]): Extract<ServerMessage, { type: 'presence' }> {
    const away = sitters.flatMap((sitter, seat) => {
      if (sitter.kind !== 'person') return [];
      const since = this.awaySince(sitter.person);
      return [{ seat, since: since === null ? null : this.time.daytimeOf(since) }];
    });
    const seated = new Set(peopleAmong(sitters));
    const elsewhere = this.elsewhere();
    const everybody = new Set([...this.here.keys(), ...elsewhere.people]);
    const onlookers = [...everybody].filter((person) => !seated.has(person)).length;
    return { type: 'presence', table, away, watchers: onlookers + this.visitors + elsewhere.visitors };
  }
}
