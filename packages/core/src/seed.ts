import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { fastChance } from './fast-rng.ts';
import type { Chance } from './game.ts';
import { secretChance } from './secret-rng.ts';

/** Where the luck of a match comes from, as a record writes it: `chacha20:<64 hex digits>` or `fast:<text>`. */
export type Seed = string;

const SECRET = /^chacha20:([0-9a-f]{64})$/;
const FAST = /^fast:(.{1,200})$/su;

/** The seed of a live match. `secret`: 32 bytes from a cryptographic source, used for nothing else. */
export function secretSeed(secret: Uint8Array): Seed {
  return `chacha20:${bytesToHex(secret)}`;
}

/** The seed of a simulated match. */
export function fastSeed(text: string | number): Seed {
  return `fast:${text}`;
}

/** Null if the text is no seed. */
export function chanceOf(seed: Seed): Chance | null {
  const secret = secretOf(seed);
  if (secret) return secretChance(secret);
  const fast = FAST.exec(seed);
  return fast ? fastChance(fast[1]!) : null;
}

/** The 32 secret bytes of a live seed; null for any other. */
export function secretOf(seed: Seed): Uint8Array | null {
  const secret = SECRET.exec(seed);
  return secret ? hexToBytes(secret[1]!) : null;
}
