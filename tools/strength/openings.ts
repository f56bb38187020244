import { type Choice, cardsIn } from './choices.ts';
import { type Deed, kindOf } from './manners.ts';

/** How somebody does something for the first time in a round, on average. */
interface Opening {
  /** Which turn of their own it is, from 1. */
  readonly turn: number;
  /** How many cards it is about, and the number on the first of them; NaN where it says nothing of either. */
  readonly cards: number;
  readonly number: number;
  /** In how many rounds somebody does it at all, 0 to 1. */
  readonly share: number;
}

interface First {
  readonly kind: string;
  readonly turn: number;
  readonly deed: Deed;
}

/** `rounds`: the choices of each. */
export function openingsOf(rounds: readonly (readonly Choice[])[]): ReadonlyMap<string, Opening> {
  const firsts = rounds.flatMap(firstsIn);
  const seats = rounds.reduce((sum, choices) => sum + new Set(choices.map(({ seat }) => seat)).size, 0);
  const kinds = Map.groupBy(firsts, ({ kind }) => kind);
  return new Map(
    [...kinds].map(([kind, all]) => [
      kind,
      {
        turn: mean(all.map(({ turn }) => turn)),
        cards: mean(all.map(({ deed }) => cardsIn(deed)).filter((count) => count > 0)),
        number: mean(all.map(({ deed }) => numberOn(deed)).filter((number) => !Number.isNaN(number))),
        share: all.length / seats,
      },
    ]),
  );
}

/** A seat has the next turn when somebody else has decided since its last decision. */
function firstsIn(choices: readonly Choice[]): First[] {
  const firsts = new Map<string, First>();
  const turns = new Map<number, number>();
  let before = -1;
  for (const { seat, done } of choices) {
    if (seat !== before) turns.set(seat, (turns.get(seat) ?? 0) + 1);
    before = seat;
    for (const deed of done) {
      const kind = kindOf(deed);
      const key = `${seat} ${kind}`;
      if (!firsts.has(key)) firsts.set(key, { kind, turn: turns.get(seat)!, deed });
    }
  }
  return [...firsts.values()];
}

function numberOn({ cards }: Deed): number {
  return Number(cards?.[0]);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

export function openingCell({ turn, cards, number, share }: Opening): string {
  const parts = [`turn ${turn.toFixed(1)}`];
  if (!Number.isNaN(cards)) parts.push(`${cards.toFixed(1)} cards`);
  if (!Number.isNaN(number)) parts.push(`number ${number.toFixed(1)}`);
  if (share < 0.995) parts.push(`in ${Math.round(100 * share)} %`);
  return parts.join(', ');
}
