import type { Trust } from '../knowledge.ts';
import type { Rated } from '../rated.ts';
import { type Considered, Evidence } from './search.ts';

/** Who lags so many standard errors behind is beaten, unless a search says otherwise. */
const CLEAR = 3.5;
/** The first look at who is beaten comes after so many deals, the next ones each time so much later. */
const FIRST_LOOK = 12;
const LATER = 1.25;
/** Variance of a difference that so few deals may have hidden. */
const UNSEEN = 1e-4;

/** Candidates that are played out on the same deals, until one is left. */
export class Rivals {
  /** Those still in question, in no order. */
  alive: readonly Evidence[];
  /** How many deals they have seen. */
  dealt = 0;
  private readonly all: readonly Evidence[];
  /** What the rating adds to the sum of a candidate's rewards: much while lines are few, little when they are many. */
  private readonly leaning: ReadonlyMap<Evidence, number>;
  private readonly clear: number;
  private look = FIRST_LOOK;

  constructor(candidates: readonly Rated[], { perPoint, most }: Trust, clear = CLEAR) {
    this.clear = clear;
    const top = candidates[0]!.rating;
    const entries = candidates.map(({ code, rating }) => {
      const behind = Math.min(most, perPoint * (top - rating));
      return [new Evidence(code), -behind] as const;
    });
    this.leaning = new Map(entries);
    this.all = entries.map(([evidence]) => evidence);
    this.alive = this.all;
  }

  get isDecided(): boolean {
    return this.alive.length === 1;
  }

  /** To be called when all of them have seen one more deal. */
  nextDeal(): void {
    this.dealt++;
    if (this.dealt < this.look || this.isDecided) return;
    this.look = Math.ceil(this.dealt * LATER);
    const leader = this.inOrder()[0]!;
    this.alive = this.alive.filter((rival) => rival === leader || !this.isBeaten(rival, leader));
  }

  halve(): void {
    this.alive = this.inOrder().slice(0, Math.ceil(this.alive.length / 2));
  }

  /** The best of those still in question, then the others by what they came to. */
  ranked(): Considered[] {
    const best = this.inOrder()[0]!;
    return [...this.all]
      .sort((a, b) => Number(b === best) - Number(a === best) || b.mean - a.mean)
      .map((candidate) => candidate.considered());
  }

  private inOrder(): Evidence[] {
    return [...this.alive].sort((a, b) => this.promise(b) - this.promise(a));
  }

  private promise(candidate: Evidence): number {
    return candidate.mean + this.leaning.get(candidate)! / candidate.tried;
  }

  private isBeaten(rival: Evidence, leader: Evidence): boolean {
    const error = Math.sqrt((rival.varianceAgainst(leader) + UNSEEN) / this.dealt);
    return this.promise(leader) - this.promise(rival) > this.clear * error;
  }
}
