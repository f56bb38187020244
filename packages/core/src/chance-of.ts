import { fastChance } from './fast-rng.ts';
import type { Chance } from './game.ts';
import { secretChance } from './secret-rng.ts';
import { fastTextOf, type Seed, secretOf } from './seed.ts';

/** Null if the text is no seed. Apart from the seeds themselves: who starts a match need not be able to deal it. */
export function chanceOf(seed: Seed): Chance | null {
  const secret = secretOf(seed);
  if (secret) return secretChance(secret);
  const text = fastTextOf(seed);
  return text === null ? null : fastChance(text);
}
