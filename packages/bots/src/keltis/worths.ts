import { tableFor } from '@quartet/core';
import { keltis, LAST_STONE, State } from '@quartet/keltis';

/** No row scores more for a further card. */
export const LONGEST = 9;
/** As many cards of one colour can still be to come. */
const MOST_TO_COME = 18;
/** Chances are told apart in steps of 1 / FINENESS; above the last step they hardly ever lie. */
const FINENESS = 128;
const STEPS = 64;

/** Points of a row by its length, as the rules count them. */
export const ROW_POINTS = Float64Array.from({ length: LONGEST + 1 }, (_, length) => rowPoints(length));

/** Points of so many wishing stones, likewise. */
export const STONE_POINTS = Float64Array.from({ length: LAST_STONE + 1 }, (_, stones) => stonePoints(stones));

/** Asked of the rules themselves, which alone know the scale. */
function rowPoints(length: number): number {
  const probe = new State(tableFor(keltis, 2));
  const totals = new Int32Array(2);
  probe.lengths[0] = length;
  keltis.points(probe, totals);
  return totals[0]! - totals[1]!;
}

function stonePoints(stones: number): number {
  const probe = new State(tableFor(keltis, 2));
  const totals = new Int32Array(2);
  for (let value = 1; value <= stones; value++) probe.stoneOwners[value] = 1;
  keltis.points(probe, totals);
  return totals[0]!;
}

/** [(chance × (LONGEST + 1) + sure) × (MOST_TO_COME + 1) + to come] → what the row may be expected to score. */
const EXPECTED = listExpected();

function placeOf(chance: number, sure: number, toCome: number): number {
  return (chance * (LONGEST + 1) + sure) * (MOST_TO_COME + 1) + toCome;
}

/** The step of a chance, as `expectedRow` wants it. */
export function stepOf(chance: number): number {
  const step = (chance * FINENESS) | 0;
  return step < STEPS ? step : STEPS - 1;
}

/** What a row scores on average with `sure` cards and so many more that each join it with this chance (its step). */
export function expectedRow(sure: number, toCome: number, chance: number): number {
  return EXPECTED[placeOf(chance, sure < LONGEST ? sure : LONGEST, toCome)]!;
}

function listExpected(): Float64Array {
  const table = new Float64Array(STEPS * (LONGEST + 1) * (MOST_TO_COME + 1));
  for (let chance = 0; chance < STEPS; chance++) {
    const likely = chance / FINENESS;
    for (let sure = LONGEST; sure >= 0; sure--) {
      const longer = Math.min(sure + 1, LONGEST);
      table[placeOf(chance, sure, 0)] = ROW_POINTS[sure]!;
      for (let toCome = 1; toCome <= MOST_TO_COME; toCome++) {
        const joined = table[placeOf(chance, longer, toCome - 1)]!;
        const missed = table[placeOf(chance, sure, toCome - 1)]!;
        table[placeOf(chance, sure, toCome)] = likely * joined + (1 - likely) * missed;
      }
    }
  }
  return table;
}
