import type { SharedWords } from './phrases.ts';

export const shared: SharedWords = {
  language: 'de',
  matchOver: 'Die Partie ist zu Ende.',
  refusals: {
    'not-your-turn': ({ seat, actor }) => `Platz ${actor} ist am Zug, nicht Platz ${seat}.`,
    'match-over': () => 'Die Partie ist zu Ende.',
    unreadable: ({ text }) => `„${text}“ ist kein Zug dieses Spiels.`,
  },
};

/** „1 Karte“, „2 Karten“. */
export function counted(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`;
}

/** „Mia“, „Mia und Otto“, „Mia, Otto und Ada“. */
export function listed(items: readonly string[]): string {
  const [last = '', ...others] = [...items].reverse();
  return others.length === 0 ? last : `${others.reverse().join(', ')} und ${last}`;
}

/** How whoever reads it is called among the names. */
export const YOU = 'Du';

/** „Mia legt“, „Du legst“. */
export function does(name: string | undefined, verb: string): string {
  return `${name} ${verbOf(name, verb)}`;
}

/** What a name does, in the right form: „legt“, „legst“. */
export function verbOf(name: string | undefined, verb: string): string {
  if (name?.toLowerCase() !== 'du') return verb;
  return IRREGULAR[verb] ?? (/[sßzx]t$/.test(verb) ? verb : verb.replace(/(?<!äl)t$|(?<=ält)$/, 'st'));
}

const IRREGULAR: Readonly<Record<string, string>> = {
  ist: 'bist',
  hat: 'hast',
  muss: 'musst',
  darf: 'darfst',
};

/** Within a sentence: „Mia“, „du“. */
export function nominative(name: string | undefined): string {
  return name === YOU ? 'du' : `${name}`;
}

/** „Mia“, „dir“. */
export function dative(name: string | undefined): string {
  return name === YOU ? 'dir' : `${name}`;
}

/** „Mia“, „dich“. */
export function accusative(name: string | undefined): string {
  return name === YOU ? 'dich' : `${name}`;
}

/** „Mia und Otto teilen sich“, „Du und Otto teilt euch“. */
export function together(names: readonly string[], they: string, you: string): string {
  return `${listed(names)} ${names.includes(YOU) ? you : they}`;
}
