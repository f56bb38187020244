import type { InvitationWords } from './invitation-words.en.ts';

export const words: InvitationWords = {
  title: (game) => `Spiel ${game} mit uns`,
  titleOf: (game, host) => `Spiel ${game} mit ${host}`,
  description: (seats, free, pace, rated) =>
    [
      free === 0 ? 'Alle Plätze sind besetzt; du kannst zuschauen' : `${free} von ${seats} Plätzen frei`,
      PACES[pace.kind],
      rated ? 'gewertet' : 'ohne Wertung',
      'ganz ohne Konto',
    ].join(' · '),
  noTable: 'Es gibt keinen Tisch mit diesem Code.',
  eventTitle: (game) => `Spiel ${game} mit uns: ein Duplikat-Abend`,
  eventDescription: (seats, deals, pace, isOver) =>
    [
      isOver ? 'Der Abend ist vorbei: alle Blätter und die Rangliste' : 'An jedem Tisch dieselben Karten',
      deals === 1 ? '1 Blatt' : `${deals} Blätter`,
      `Tische zu ${seats}`,
      ...(isOver ? [] : [PACES[pace.kind], 'ganz ohne Konto']),
    ].join(' · '),
  noEvent: 'Es gibt keinen Abend mit diesem Code.',
};

const PACES = { untimed: 'ohne Uhr', live: 'live, mit Uhr', days: 'über Tage' } as const;
