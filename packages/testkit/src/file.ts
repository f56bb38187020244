import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

/** A file's bytes, for tests of packages that know no machine. */
export async function readBytes(file: URL): Promise<Uint8Array> {
  return new Uint8Array(await readFile(file));
}

/** How many bytes are left of these when they are sent. */
export function gzippedSize(bytes: Uint8Array): number {
  return gzipSync(bytes, { level: 9 }).length;
}
