/** What is said around the rules. */
export const words = {
  search: 'Search the rules',
  /** Whoever looks for one of these finds the others, too. */
  alike: [
    ['tie', 'draw game', 'level', 'equal total', 'share the win', 'winners alike'],
    ['winner', 'who wins', 'wins', 'points win', 'win.'],
  ],
  found: (count: number) => (count === 1 ? '1 rule found' : `${count} rules found`),
  nothing: (query: string) => `No rule has “${query}” in it.`,
  ruleNow: 'The rule for this moment',
  rule: (number: string) => `Rule §${number}`,
  example: 'Example',
  allRules: 'All rules',
  learnInstead: 'Play the lesson',
};

export type RuleWords = typeof words;
