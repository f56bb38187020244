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
