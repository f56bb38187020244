import { type Place, valueAt } from './hidden.ts';

/** Which cards lie hidden where, and how many of them: `seats.1.hand.cards 7`. */
export type Counts = ReadonlyMap<string, number>;

/** The least and most of each hidden card, over all states added. */
export class Ranges {
  states = 0;
  private readonly least = new Map<string, number>();
  private readonly most = new Map<string, number>();

  add(counts: Counts): void {
    for (const [key, least] of this.least) {
      if (least > (counts.get(key) ?? 0)) this.least.set(key, counts.get(key) ?? 0);
    }
    for (const [key, count] of counts) {
      if (this.states === 0) this.least.set(key, count);
      if (count > (this.most.get(key) ?? 0)) this.most.set(key, count);
    }
    this.states++;
  }

  /** Where all are alike, chance has shown nothing; that it may not, L16 says. */
  vary(): boolean {
    return [...this.most].some(([key, most]) => most > (this.least.get(key) ?? 0));
  }

  /** Those of which there are fewer or more than in any state added. */
  outside(counts: Counts): string[] {
    const fewer = [...this.least].filter(([key, least]) => (counts.get(key) ?? 0) < least);
    const more = [...counts].filter(([key, count]) => count > (this.most.get(key) ?? 0));
    return [...fewer, ...more].map(([key]) => key);
  }
}

export function countsIn(hidden: readonly Place[], picture: unknown): Counts {
  const counts = new Map<string, number>();
  for (const place of hidden) {
    const value = valueAt(picture, place);
    const name = place.join('.');
    for (const card of Array.isArray(value) ? value : [value]) {
      const key = `${name} ${card}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}
