import type { SharedWords } from './phrases.ts';

export const shared: SharedWords = {
  language: 'en',
  matchOver: 'The match is over.',
  refusals: {
    'not-your-turn': ({ seat, actor }) => `It is seat ${actor}'s turn, not seat ${seat}'s.`,
    'match-over': () => 'The match is over.',
    unreadable: ({ text }) => `"${text}" is not a move of this game.`,
  },
};

/** "1 card", "2 cards". */
export function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

/** "Mia", "Mia and Otto", "Mia, Otto and Ada". */
export function listed(items: readonly string[]): string {
  const [last = '', ...others] = [...items].reverse();
  return others.length === 0 ? last : `${others.reverse().join(', ')} and ${last}`;
}

/** How whoever reads it is called among the names. */
export const YOU = 'You';

/** "Mia plays", "You play". */
export function does(name: string | undefined, verb: string): string {
  return `${name} ${verbOf(name, verb)}`;
}

/** What a name does, in the right form: "plays", "play". */
export function verbOf(name: string | undefined, verb: string): string {
  if (name?.toLowerCase() !== 'you') return verb;
  return IRREGULAR[verb] ?? verb.replace(/(?<=ss|sh|ch|x|o)es$|s$/, '');
}

const IRREGULAR: Readonly<Record<string, string>> = { is: 'are', has: 'have', was: 'were' };

/** A name within a sentence: "Mia", "you". */
export function whom(name: string | undefined): string {
  return name === YOU ? 'you' : `${name}`;
}

/** "Mia's", "your". */
export function whose(name: string | undefined): string {
  return name === YOU ? 'your' : `${name}'s`;
}
