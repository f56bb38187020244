import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LEAST_ADMIN_TOKEN } from '../serve-options.ts';

/** Throws with a sentence when there is none. */
export async function readSecret(folder: string): Promise<string> {
  const file = fileIn(folder);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    const why = error.code === 'ENOENT' ? 'is not there; the server makes it at its first start' : error.code;
    throw new Error(`${file} ${why}.`, { cause: error });
  });
  const secret = text.trim();
  if (secret.length < LEAST_ADMIN_TOKEN)
    throw new Error(`${file} has fewer than ${LEAST_ADMIN_TOKEN} letters; delete it, and another is made.`);
  return secret;
}

/** The secret of this store's administration, made at the first start. Only the owner of the folder can read it. */
export async function ownSecret(folder: string): Promise<string> {
  const made = `quartet_admin_${randomBytes(32).toString('base64url')}`;
  try {
    await writeFile(fileIn(folder), `${made}\n`, { mode: 0o600, flag: 'wx' });
    return made;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return readSecret(folder);
    throw error;
  }
}

function fileIn(folder: string): string {
  return join(folder, 'admin-token');
}
