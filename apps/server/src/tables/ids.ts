import { createHash, randomBytes, randomInt } from 'node:crypto';

/** No vowels and no look-alikes: nothing to misread, no words by accident. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
const CODE_LENGTH = 6;

/** Nobody guesses it: whoever has the link may watch. */
export function newTableId(): string {
  return noFlag(randomBytes(16).toString('base64url'));
}

/** On a command line a word that begins with a dash is taken for a flag. */
export function noFlag(id: string): string {
  return id.replace(/^-/, 'x');
}

export function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** The same for everybody who asks, so that two who press "again" at once meet at one table. */
export function rematchId(table: string): string {
  return noFlag(createHash('sha256').update(`rematch of ${table}`).digest('base64url').slice(0, 22));
}
