import type { Language } from '@quartet/core';

/** Said on coming back; only then it is loaded. */
const en = {
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

export type AwayWords = typeof en;

const de: AwayWords = {
  close: 'Schließen',
  whileAway: 'Während du weg warst',
  missed: (count) =>
    count === 1 ? 'Ein Zug, während du weg warst.' : `${count} Züge, während du weg warst.`,
  step: (at, of) => `${at} von ${of}`,
  stepBack: 'Zug davor',
  stepOn: 'Nächster Zug',
  stepHold: 'Anhalten',
  stepGo: 'Nacheinander zeigen',
  signedOut: 'Du bist hier abgemeldet worden. Melde dich wieder an; was du ausgelegt hast, bleibt liegen.',
  signInAgain: 'Wieder anmelden',
  asGuest: 'Als Gast weiter',
  reload: 'Neu laden',
};

export const AWAY_WORDS: Readonly<Record<Language, AwayWords>> = { en, de };
