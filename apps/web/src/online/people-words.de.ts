import type { PeopleWords } from './people-words.en.ts';

export const words: PeopleWords = {
  people: 'Mit wem du gespielt hast',
  friend: 'befreundet',
  inviteAgain: 'Wieder einladen',
  invite: 'Einladen',
  invited: (name) => `${name} ist eingeladen.`,
  noTable: 'Gerade ließ sich kein Tisch aufmachen.',
  moreAbout: (name) => `Mehr zu ${name}`,
  friends: {
    no: 'Freundschaft anbieten',
    asked: 'Doch nicht anbieten',
    asks: 'Ja, befreundet sein',
    yes: 'Nicht mehr befreundet sein',
  },
  asksYou: 'möchte mit dir befreundet sein',
  block: 'Von meinen Tischen fernhalten',
  unblock: 'Wieder an meine Tische lassen',
  isBlocked: 'ferngehalten: kein Platz an deinen Tischen, kein Chat, keine Einladungen',
  report: 'Melden',
  reportAbout: (name) => `${name} melden`,
  whatHappened: 'Was ist passiert? Wer diesen Server betreibt, liest es.',
  reported: 'Wer diesen Server betreibt, wird es lesen.',
  send: 'Senden',
  score: (mine, theirs) =>
    mine === theirs
      ? `je ${mine}`
      : mine > theirs
        ? `du führst ${mine} : ${theirs}`
        : `führt ${theirs} : ${mine}`,
};
