/** What is said around the rules. */
export const words = {
  search: 'Search the rules',
  found: (count: number) => (count === 1 ? '1 rule found' : `${count} rules found`),
  nothing: (query: string) => `No rule has “${query}” in it.`,
  ruleNow: 'The rule for this moment',
  rule: (number: string) => `Rule §${number}`,
  example: 'Example',
  allRules: 'All rules',
  learnInstead: 'Play the lesson',
};

export type RuleWords = typeof words;
