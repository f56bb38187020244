import type { Choice } from './choices.ts';
import { kindOf } from './manners.ts';

/** How often something that could be done was done. */
class Tally {
  private could = 0;
  private did = 0;

  add(isDone: boolean): void {
    this.could++;
    this.did += Number(isDone);
  }

  get cases(): number {
    return this.could;
  }

  /** In percent. */
  toString(): string {
    return this.could === 0 ? '–' : `${Math.round((100 * this.did) / this.could)}`;
  }
}

/** How often something was done where it could be: early, midway and late in a round, and by the most cards it could be about. */
interface Readiness {
  readonly parts: readonly [Tally, Tally, Tally];
  readonly byCards: Map<number, Tally>;
}

/** `rounds`: the choices of each. */
export function readinessOf(rounds: readonly (readonly Choice[])[]): ReadonlyMap<string, Readiness> {
  const readiness = new Map<string, Readiness>();
  for (const choices of rounds) {
    for (const [i, { done, open }] of choices.entries()) {
      const part = Math.floor((3 * i) / choices.length);
      for (const [kind, cards] of open) {
        const one = readiness.get(kind) ?? unknown();
        const size = one.byCards.get(cards) ?? new Tally();
        const isDone = done.some((deed) => kindOf(deed) === kind);
        one.parts[part]!.add(isDone);
        size.add(isDone);
        readiness.set(kind, one);
        one.byCards.set(cards, size);
      }
    }
  }
  return readiness;
}

function unknown(): Readiness {
  return { parts: [new Tally(), new Tally(), new Tally()], byCards: new Map() };
}

/** Of fewer cases nothing is said. */
const ENOUGH = 50;

export function readinessCell({ parts, byCards }: Readiness): string {
  const sizes = [...byCards]
    .filter(([cards, { cases }]) => cards > 0 && cases >= ENOUGH)
    .sort(([a], [b]) => a - b)
    .map(([cards, tally]) => `${cards}: ${tally}`);
  const early = parts.join(', ');
  return sizes.length > 1 ? `${early}; by cards ${sizes.join(', ')}` : early;
}
