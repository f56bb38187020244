import type { TurnWords } from './turn-words.en.ts';

export const words: TurnWords = {
  toMove: (name) => `${name} ist am Zug`,
  since: {
    minutes: (count) => `seit ${count} min`,
    hours: (count) => `seit ${count} h`,
    days: (count) => `seit ${count} Tagen`,
  },
  left: {
    minutes: (count) => `noch ${count} min`,
    hours: (count) => `noch ${count} h`,
    days: (count) => `noch ${count} Tage`,
  },
};
