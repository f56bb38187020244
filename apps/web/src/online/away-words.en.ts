/** Said on coming back; only then it is loaded. */
export const words = {
  close: 'Close',
  whileAway: 'While you were away',
  missed: (count: number) =>
    count === 1 ? 'One move while you were away.' : `${count} moves while you were away.`,
  step: (at: number, of: number) => `${at} of ${of}`,
  stepBack: 'Move before',
  stepOn: 'Next move',
  stepHold: 'Stop',
  stepGo: 'Show one after the other',
  signedOut: 'You were signed out here. Sign in again to play on; what you laid out stays.',
  signInAgain: 'Sign in again',
  asGuest: 'Go on as a guest',
  reload: 'Reload',
};

export type AwayWords = typeof words;
