import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** All files in a folder and its folders, in one order, their paths written with slashes. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort();
}
