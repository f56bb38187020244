/** What practice says. */
export const words = {
  title: 'Practice',
  intro: 'One decision at a time, at the real table. What would you play?',
  what: 'What would you play?',
  solved: (count: number, of: number) => `${count} of ${of} solved`,
  solvedSoFar: (count: number) => (count === 1 ? '1 puzzle solved' : `${count} puzzles solved`),
  practise: 'Practise',
  leave: 'Leave practice',
  stars: (grade: number) => `Difficulty ${grade} of 5`,
  right: 'Right!',
  wrong: 'There is a better move',
  best: (move: string) => `Best: ${move}`,
  yours: (move: string, percent: number) => `Yours: ${move}, ${percent} % less`,
  earlier: (move: string) => `In your game you played: ${move}`,
  next: 'Next',
  tryAgain: 'Try again',
  more: 'Who finds it, and the other moves',
  moreOwn: 'The other moves',
  whoFinds: 'Found by',
  others: 'Other moves',
  less: (percent: number) => `${percent} % less`,
  verdict: 'Verdict',
  none: 'There are no puzzles for this game.',
  otherGames: 'Other games',
  outdated: 'These puzzles are for other rules than the ones here. Reload the page.',
};

export type PracticeWords = typeof words;
