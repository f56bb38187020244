import type { Chance, Rng } from './game.ts';
import { shuffle } from './shuffle.ts';

/**
 * sfc32: small, fast and good enough for simulations and search; never for live deals, since its
 * state can be computed from what it gave. Words live in an Int32Array, so no number is ever boxed.
 */
export class FastRng implements Rng {
  private readonly words = new Int32Array(4);

  constructor(seed: number | string) {
    this.reseed(hash(seed, 0), hash(seed, 1), 0);
  }

  /** Starts the stream that belongs to these three words. */
  reseed(high: number, low: number, name: number): void {
    const words = this.words;
    words[0] = high;
    words[1] = low;
    words[2] = mix(name + 0x3c6ef372);
    words[3] = 1;
    for (let i = 0; i < 12; i++) this.next();
  }

  /** 32 random bits, as a signed integer. */
  private next(): number {
    const words = this.words;
    const b = words[1]!;
    const c = words[2]!;
    const d = words[3]!;
    const out = (words[0]! + b + d) | 0;
    words[3] = d + 1;
    words[0] = b ^ (b >>> 9);
    words[1] = c + (c << 3);
    words[2] = ((c << 21) | (c >>> 11)) + out;
    return out;
  }

  /** The bias of one multiplication, below 1 in 2^25 for a deck of cards, is fine for simulations. */
  below(limit: number): number {
    return ((this.next() >>> 0) * limit * 2 ** -32) | 0;
  }

  shuffle(cards: Uint8Array): void {
    shuffle(cards, this);
  }
}

/** The luck of a simulated match. One generator serves all names: each call starts it anew. */
export function fastChance(seed: number | string): Chance {
  const high = hash(seed, 0);
  const low = hash(seed, 1);
  const rng = new FastRng(seed);
  return (name) => {
    rng.reseed(high, low, name);
    return rng;
  };
}

/** A 32-bit word from any text (FNV-1a); another one for each `turn`. */
function hash(seed: number | string, turn: number): number {
  const text = String(seed);
  let word = 0x811c9dc5 ^ Math.imul(turn, 0x5bf03635);
  for (let i = 0; i < text.length; i++) word = mix(Math.imul(word ^ text.charCodeAt(i), 0x01000193));
  return mix(word);
}

/** Spreads every bit of a word over all others (the finaliser of MurmurHash3). */
function mix(word: number): number {
  let w = word | 0;
  w = Math.imul(w ^ (w >>> 16), 0x85ebca6b);
  w = Math.imul(w ^ (w >>> 13), 0xc2b2ae35);
  return w ^ (w >>> 16);
}
