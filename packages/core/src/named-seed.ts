import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { type Seed, secretSeed } from './seed.ts';

/** The seed of a deal that is the same for everybody: its name is public, and whoever knows it can deal. */
export function namedSeed(name: string): Seed {
  return secretSeed(sha256(utf8ToBytes(`${name}\n`)));
}
