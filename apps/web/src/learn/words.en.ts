/** What the lessons say around their scripts. */
export const words = {
  title: 'Learn',
  intro: 'A short hand with real cards: about a minute for each game. You may leave at any time.',
  start: 'Start the lesson',
  again: 'Once more',
  learned: 'Learned',
  leave: 'Leave the lesson',
  restart: 'Start over',
  coach: 'Coach',
  step: (act: number, of: number) => `Step ${act} of ${of}`,
  tap: 'Tap here',
  next: (name: string) => `Next: ${name}`,
  wait: (name: string) => `${name} is playing …`,
  followMark: 'That is allowed too. For now, tap the mark.',
  playInstead: (move: string) => `That is allowed too. In this lesson: ${move}.`,
  done: (game: string) => `That was ${game}`,
  doneNote: 'You know the essentials.',
  playNow: 'Play a game against bots',
  readRules: 'Read the rules',
  otherLessons: 'Other lessons',
  lookAtTable: 'Look at the table',
  finished: 'The lesson is over.',
  whatNext: 'What next?',
  tip: 'Tip',
  noLesson: 'There is no lesson for this game.',
};

export type LearnWords = typeof words;
