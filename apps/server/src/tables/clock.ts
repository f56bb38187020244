import type { Seat } from '@quartet/core';
import type { Clock, Pace } from '@quartet/protocol';
import type { Daytime } from './house-time.ts';
import type { LineOf } from './lines.ts';
import { dueAfter } from './time-off.ts';

const DAY = 86_400_000;
/** Whoever ran out of time still gets this long for the next decision, or a late return could never catch up. */
const LEAST = 5_000;

/** How many times the first bank a casual match may be extended by in all. */
const CASUAL_BANKS = 10;

/** The time of day at the same moment, and where somebody is. */
export interface Wall {
  readonly at: number;
  readonly zone: string;
}

/** The time people have at one table. Every time here is house time. */
export class TableClock {
  /** Milliseconds by seat; 0 where nothing is saved up. */
  private readonly banks: number[];
  /** When the running clock is used up, or how to find out; null: none runs. */
  private due: number | null | (() => number) = null;
  /** What was left of it when the match was paused. */
  private left: number | null = null;

  /** Milliseconds by which it was extended, by seat. */
  private readonly added: number[];

  constructor(seats: number) {
    this.banks = Array.from({ length: seats }, () => 0);
    this.added = [...this.banks];
  }

  start(pace: Pace): void {
    this.banks.fill(pace.kind === 'live' ? pace.bank * 1000 : 0);
  }

  /** When the running clock is used up; null: none runs. */
  get until(): number | null {
    // Worked out when it is asked for: a log that is replayed winds many clocks.
    if (typeof this.due === 'function') this.due = this.due();
    return this.due;
  }

  set until(time: number | null) {
    this.due = time;
  }

  /** From now on it runs for this seat; null: for nobody. `wall`: what their own clock says. */
  wind(pace: Pace, seat: Seat | null, at: number, wall: Wall = { at, zone: 'UTC' }): void {
    const time = seat === null ? null : allowance(pace, this.banks[seat]!);
    const off = pace.kind === 'days' ? (pace.off ?? []) : [];
    if (time === null) this.due = null;
    else if (off.length === 0) this.due = at + time;
    else this.due = () => at + dueAfter(wall.at, time, off, wall.zone) - wall.at;
  }

  /** What the log notes of the time that is left after a decision made now. */
  leaves(pace: Pace, now: number): { readonly bank?: number } {
    if (this.until === null) return {};
    return { bank: pace.kind === 'live' ? Math.max(0, this.until - now) + pace.increment * 1000 : 0 };
  }

  /** The same for a decision that is taken back: what there was before it, but for the time it took. */
  returns(pace: Pace, seat: Seat): { readonly bank?: number } {
    return pace.kind === 'live' ? { bank: Math.max(0, this.banks[seat]! - pace.increment * 1000) } : {};
  }

  keep(seat: Seat, bank: number): void {
    this.banks[seat] = bank;
  }

  pause(left: number | null): void {
    this.left = left;
    this.until = null;
  }

  resume(at: number): void {
    this.until = this.left === null ? null : at + this.left;
  }

  /** More time for every seat; that of the running clock, too, while it is paused. Older lines are for one seat. */
  extend({ all, seat: one, seconds }: LineOf<'extended'>, actor: Seat | null): void {
    const time = seconds * 1000;
    for (const seat of this.banks.keys()) {
      if (!all && seat !== one) continue;
      this.added[seat]! += time;
      this.banks[seat]! += time;
    }
    if (this.until !== null && (all || actor === one)) this.until += time;
    if (this.left !== null && all) this.left += time;
  }

  /** Milliseconds that may still be added: in all the bank again where it is rated, else ten times the bank. */
  extendable(pace: Pace, isRated: boolean): number {
    if (pace.kind === 'untimed') return 0;
    const given = pace.kind === 'live' ? pace.bank * 1000 : pace.days * DAY;
    return given * (isRated ? 1 : CASUAL_BANKS) - Math.max(...this.added);
  }

  /** To people, by the clock of the machine. */
  show(actor: Seat | null, time: Daytime): Clock {
    const banks = [...this.banks];
    if (this.until === null) return { running: null, until: null, banks };
    return { running: actor, until: time.daytimeOf(this.until), banks };
  }
}

/** How long this decision may take; null: for ever. */
function allowance(pace: Pace, bank: number): number | null {
  if (pace.kind === 'untimed') return null;
  return pace.kind === 'days' ? pace.days * DAY : Math.max(bank, LEAST);
}
