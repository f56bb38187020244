import type { RuleWords } from './words.en.ts';

export const words: RuleWords = {
  alike: [
    [
      'gleichstand',
      'unentschieden',
      'gleicher summe',
      'sieg geteilt',
      'teilt man sich den sieg',
      'gewinnen gleichermaßen',
    ],
    ['sieger', 'gewinner', 'gewinnt', 'gewinnen', 'sieg'],
  ],
  search: 'Regeln durchsuchen',
  found: (count) => (count === 1 ? '1 Regel gefunden' : `${count} Regeln gefunden`),
  nothing: (query) => `In keiner Regel kommt „${query}“ vor.`,
  ruleNow: 'Die Regel für diesen Augenblick',
  rule: (number) => `Regel §${number}`,
  example: 'Beispiel',
  allRules: 'Alle Regeln',
  learnInstead: 'Lektion spielen',
};
