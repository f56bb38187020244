import type { Summed } from '@quartet/bots/master';

/** Of so many, at most, one is chosen. */
export const MOST = 24;

/** Sums in groups, of each of which one is chosen: a move, or the seat that wins. The more a sum comes to, the likelier. */
export class Groups {
  /** [group] → the match it is from. */
  readonly matches: number[] = [];
  private places = new Uint16Array(1 << 16);
  private times = new Int16Array(1 << 16);
  /** [sum] → where its places begin; what it has beside them. [group] → its first sum. */
  private readonly begins: number[] = [0];
  private readonly settled: number[] = [];
  private readonly firsts: number[] = [0];

  get count(): number {
    return this.matches.length;
  }

  add({ places, times, length }: Summed, settled = 0): void {
    const begin = this.begins.at(-1)!;
    if (begin + length > this.places.length) this.grow();
    this.places.set(places.subarray(0, length), begin);
    this.times.set(times.subarray(0, length), begin);
    this.begins.push(begin + length);
    this.settled.push(settled);
  }

  /** What was added since the last call is a group. */
  close(match: number): void {
    this.firsts.push(this.settled.length);
    this.matches.push(match);
  }

  first(group: number): number {
    return this.firsts[group]!;
  }

  size(group: number): number {
    return this.firsts[group + 1]! - this.firsts[group]!;
  }

  /** How likely each of the group is. */
  shares(group: number, numbers: Float64Array, into: Float64Array): void {
    const first = this.first(group);
    const size = this.size(group);
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < size; i++) {
      into[i] = this.sum(first + i, numbers);
      best = Math.max(best, into[i]!);
    }
    let sum = 0;
    for (let i = 0; i < size; i++) {
      into[i] = Math.exp(into[i]! - best);
      sum += into[i]!;
    }
    for (let i = 0; i < size; i++) into[i]! /= sum;
  }

  /** Adds to every number how much its sums are to change. */
  spread(group: number, changes: Float64Array, into: Float64Array): void {
    const first = this.first(group);
    for (let i = 0; i < this.size(group); i++) {
      for (let at = this.begins[first + i]!; at < this.begins[first + i + 1]!; at++) {
        into[this.places[at]!]! += changes[i]! * this.times[at]!;
      }
    }
  }

  private sum(index: number, numbers: Float64Array): number {
    let sum = this.settled[index]!;
    for (let at = this.begins[index]!; at < this.begins[index + 1]!; at++) {
      sum += numbers[this.places[at]!]! * this.times[at]!;
    }
    return sum;
  }

  private grow(): void {
    const { places, times } = this;
    this.places = new Uint16Array(2 * places.length);
    this.places.set(places);
    this.times = new Int16Array(2 * times.length);
    this.times.set(times);
  }
}
