/** Said to whoever is here for the first time. */
export const words = {
  welcome: 'Welcome! What shall we call you?',
  yourName: 'Your name',
  nameOrNot: 'your name, if you like',
  whichFirst: 'Which game first?',
  lesson: '60-second lesson',
  lessonNote: 'hands on',
  justPlay: 'Just play',
  easyBots: (count: number) => (count === 1 ? 'vs 1 easy bot' : `vs ${count} easy bots`),
  haveCode: 'I have a code',
  later: 'Look around first',
  stays: 'No account, no ads. Name and face stay on this device.',
};

export type FirstVisitWords = typeof words;
