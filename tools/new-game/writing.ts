/** What the model is called; the new game's name takes its place. */
const MODEL = 'stairs';

/** Why a game cannot be called this; null if it can. `exists`: whether the repository has this folder. */
export function faultOfName(name: string, exists: (folder: string) => boolean): string | null {
  if (!/^[a-z][a-z0-9]{1,19}$/.test(name))
    return `Usage: npm run new-game NAME. A name is 2 to 20 small letters and digits, not "${name}".`;
  if (!isIdentifier(name)) return `"${name}" is a word of the language: the code could not say it.`;
  // All packages share one name space.
  const taken = ['games', 'packages', 'apps'].map((room) => `${room}/${name}`).find(exists);
  return taken ? `There is ${taken} already.` : null;
}

function isIdentifier(name: string): boolean {
  try {
    new Function(`'use strict'; const ${name} = 0;`);
    return true;
  } catch {
    return false;
  }
}

/** A file of the model as one of the new game. */
export function renamed(text: string, name: string): string {
  const title = name[0]!.toUpperCase() + name.slice(1);
  return text.replaceAll(MODEL, name).replaceAll('Stairs', title);
}

/** The catalog with one line more. */
export function catalogWith(text: string, name: string): string {
  const [head, ...lines] = text.trimEnd().split('\n');
  const line = `export { entry as ${name} } from '@quartet/${name}/entry';`;
  return `${[head, ...[...lines, line].sort()].join('\n')}\n`;
}

/** The lock file as npm would write it with this workspace. */
export function lockWith(text: string, name: string): string {
  const lock = JSON.parse(text);
  const { version, license, dependencies } = lock.packages['games/linko'];
  lock.packages[`games/${name}`] = { name: `@quartet/${name}`, version, license, dependencies };
  lock.packages[`node_modules/@quartet/${name}`] = { resolved: `games/${name}`, link: true };
  lock.packages = Object.fromEntries(
    Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
  );
  return `${JSON.stringify(lock, null, 2)}\n`;
}
