import { chacha20 } from '@noble/ciphers/chacha.js';
import type { Chance, Rng } from './game.ts';
import { shuffle } from './shuffle.ts';

const BLOCK = 256;

/**
 * Live luck: the ChaCha20 key stream (RFC 8439) of a 256-bit secret; the nonce is eight zero bytes
 * and the name as a little-endian word. Nobody computes the deck from cards seen, and everybody can
 * recompute it once the secret is opened.
 */
class SecretRng implements Rng {
  private readonly secret: Uint8Array;
  private readonly nonce = new Uint8Array(12);
  private block = new Uint8Array(0);
  private at = 0;
  private blocks = 0;

  constructor(secret: Uint8Array, name: number) {
    this.secret = secret;
    new DataView(this.nonce.buffer).setUint32(8, name, true);
  }

  /** The next four bytes of the stream, little-endian. */
  private next(): number {
    if (this.at === this.block.length) {
      const counter = (this.blocks++ * BLOCK) / 64;
      this.block = chacha20(this.secret, this.nonce, new Uint8Array(BLOCK), undefined, counter);
      this.at = 0;
    }
    const word = new DataView(this.block.buffer, this.block.byteOffset).getUint32(this.at, true);
    this.at += 4;
    return word;
  }

  /** Exactly uniform: words beyond the last whole multiple of `limit` are passed over. */
  below(limit: number): number {
    const end = 2 ** 32 - (2 ** 32 % limit);
    let word = this.next();
    while (word >= end) word = this.next();
    return word % limit;
  }

  shuffle(cards: Uint8Array): void {
    shuffle(cards, this);
  }
}

export function secretChance(secret: Uint8Array): Chance {
  return (name) => new SecretRng(secret, name);
}
