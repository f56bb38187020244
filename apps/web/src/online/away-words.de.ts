import type { AwayWords } from './away-words.en.ts';

export const words: AwayWords = {
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
