/** What is said when something does not work: what happened, and what to do about it. */
export const words = {
  faults: {
    full: {
      what: 'There is no room left on this device.',
      todo: 'Nothing more can be kept. Delete old games or other files, then try again.',
    },
    closed: {
      what: 'This browser keeps nothing for this page.',
      todo: 'Perhaps the window is private, or storage is off. Allow it or open a normal window, then try again.',
    },
    newer: {
      what: 'A newer Quartet is open in another tab.',
      todo: 'Reload this page to go on with that one.',
    },
    elsewhere: {
      what: 'This game is open in another tab.',
      todo: 'Only one of them can play. It goes on here when you close the other one, or take it.',
    },
    unloaded: {
      what: 'A part of Quartet could not be loaded.',
      todo: 'Look after your connection, then try again or reload.',
    },
    silent: { what: 'The game does not answer.', todo: 'Try again. If that does not help, reload the page.' },
    broken: {
      what: 'Something went wrong, and it was not you.',
      todo: 'Try again. If that does not help, reload the page.',
    },
  },
  unplayed: 'Your move was not played.',
  waits: 'The game waits.',
  kept: 'Every move you have seen is kept.',
  noTable: 'This table cannot be drawn.',
  plainTable: 'Show it in plain words',
  again: 'Try again',
  playHere: 'Play here',
  reload: 'Reload',
  myGames: 'My games on this device',
  nothingKept:
    'Nothing can be kept in this browser now, so no game can be started. Rules and lessons are here.',
};

export type FailureWords = typeof words;
