import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import postcss, { type Root } from 'postcss';

const SRC = fileURLToPath(new URL('../../src', import.meta.url));

export interface Sheet {
  /** Its path below src, with slashes. */
  readonly path: string;
  readonly folder: string;
  readonly root: Root;
}

export interface Source {
  readonly path: string;
  readonly folder: string;
  readonly text: string;
}

/** Who owns a file's class names: a game, or a folder of the app. */
function folderOf(path: string): string {
  const [first, second] = path.split('/');
  return first === 'games' ? second! : first!;
}

function filesOf(ending: RegExp): readonly Source[] {
  return readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => name.split(sep).join('/'))
    .map((path) => ({ path, folder: folderOf(path), text: readFileSync(join(SRC, path), 'utf8') }));
}

export const SHEETS: readonly Sheet[] = filesOf(/\.css$/).map(({ path, folder, text }) => ({
  path,
  folder,
  root: postcss.parse(text, { from: path }),
}));

export const SOURCES: readonly Source[] = filesOf(/\.tsx?$/);

/** The class names a selector has of its own folder; what stands in :global(…) is somebody else's. */
export function ownClasses(selector: string): readonly string[] {
  const own = selector.replaceAll(/:global\([^)]*\)/g, '');
  return [...own.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => name!);
}

/** All class names that a folder's sheets have rules for. */
export function classesOf(folder: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { root } of SHEETS.filter((sheet) => sheet.folder === folder)) {
    root.walkRules((rule) => {
      for (const name of ownClasses(rule.selector)) found.add(name);
    });
  }
  return found;
}
