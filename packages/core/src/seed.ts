import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

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

/** The 32 secret bytes of a live seed; null for any other. */
export function secretOf(seed: Seed): Uint8Array | null {
  const secret = SECRET.exec(seed);
  return secret ? hexToBytes(secret[1]!) : null;
}

/** The text of a simulated match's seed; null for any other. */
export function fastTextOf(seed: Seed): string | null {
  return FAST.exec(seed)?.[1] ?? null;
}
