import { createHash, randomBytes, randomInt } from 'node:crypto';
import { noFlag } from '../tables/ids.ts';

/** Easily told apart, also by whoever reads them aloud. */
const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const CODE_LENGTH = 8;

/** 256 random bits. The name in front tells scanners of leaked secrets what they found. */
export function newToken(): string {
  return `quartet_${randomBytes(32).toString('base64url')}`;
}

export function newId(): string {
  return noFlag(randomBytes(12).toString('base64url'));
}

/** All that the store knows of a token: from 256 random bits nobody finds the way back. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** For typing on another device: `K7QM-4TXB`. */
export function newDeviceCode(): string {
  const letters = Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]);
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}

/** The code as it was made, however it was typed; null: it cannot be one. */
export function readDeviceCode(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '');
  const isCode = letters.length === CODE_LENGTH && [...letters].every((one) => CODE_LETTERS.includes(one));
  return isCode ? `${letters.slice(0, 4)}-${letters.slice(4)}` : null;
}
