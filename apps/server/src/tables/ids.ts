import { createHash, randomBytes, randomInt } from 'node:crypto';

/** No vowels and no look-alikes: nothing to misread, no words by accident. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
const CODE_LENGTH = 6;

/** Nobody guesses it: whoever has the link may watch. */
export function newTableId(): string {
  return randomBytes(16).toString('base64url');
}

export function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** The same for everybody who asks, so that two who press "again" at once meet at one table. */
export function rematchId(table: string): string {
  return createHash('sha256').update(`rematch of ${table}`).digest('base64url').slice(0, 22);
}
