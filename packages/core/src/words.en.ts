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
