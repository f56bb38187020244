import type { Round } from './movement.ts';

type Square = readonly (readonly number[])[];

/**
 * The same entrants at tables where fewer have met: two change places as long as that helps. A meeting weighs the more,
 * the more there were of the same two.
 */
export function swapped(round: Round, met: Square): Round {
  const costs = met.map((row) => row.map(weight));
  const tables = round.map((table) => [...table]);
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (let a = 0; a < tables.length; a++)
      for (let b = a + 1; b < tables.length; b++) if (improve(tables[a]!, tables[b]!, costs)) isBetter = true;
  }
  return tables;
}

function improve(here: number[], there: number[], costs: Square): boolean {
  let isBetter = false;
  for (let i = 0; i < here.length; i++)
    for (let j = 0; j < there.length; j++) {
      if (gainOf(here, i, there[j]!, costs) + gainOf(there, j, here[i]!, costs) <= 0) continue;
      [here[i], there[j]] = [there[j]!, here[i]!];
      isBetter = true;
    }
  return isBetter;
}

/** By how much it becomes better here when `other` comes in this place. */
function gainOf(table: readonly number[], at: number, other: number, costs: Square): number {
  const before = costs[table[at]!]!;
  const after = costs[other]!;
  let gain = 0;
  for (let k = 0; k < table.length; k++) if (k !== at) gain += before[table[k]!]! - after[table[k]!]!;
  return gain;
}

/** What the meetings of a whole round cost. */
export function costOf(round: Round, met: Square): number {
  let cost = 0;
  for (const table of round)
    for (const one of table) for (const other of table) if (other > one) cost += weight(met[one]![other]!);
  return cost;
}

/** What one meeting more costs. */
function weight(met: number): number {
  return (met + 1) ** 3 - met ** 3;
}
