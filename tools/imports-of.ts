interface Import {
  readonly specifier: string;
  /** Whether only types are imported. */
  readonly types: boolean;
}

const STATIC = /^\s*(?:import|export)\s+(type\s+)?(?:([\w*${}\s,]*?)\s+from\s+)?['"]([^'"]+)['"]/gm;
const DYNAMIC = /\bimport\(\s*['"]([^'"]+)['"]/g;

/** The imports and re-exports of a source file. */
export function importsOf(text: string): Import[] {
  const found: Import[] = [];
  for (const [, type, names, specifier] of text.matchAll(STATIC)) {
    found.push({ specifier: specifier!, types: type !== undefined || onlyTypes(names) });
  }
  for (const [, specifier] of text.matchAll(DYNAMIC)) found.push({ specifier: specifier!, types: false });
  return found;
}

/** `{ type A, type B }` imports nothing at run time. */
function onlyTypes(names: string | undefined): boolean {
  const inner = /^\{([\s\S]*)\}$/.exec(names?.trim() ?? '')?.[1];
  if (inner === undefined) return false;
  return inner
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .every((name) => name.startsWith('type '));
}
