import type { CombosStoryWords } from './story-words.en.ts';

export const words: CombosStoryWords = {
  opens: (me) => (me ? 'eröffnest mit' : 'eröffnet mit'),
  ends: (me) => (me ? 'beendest den Durchgang' : 'beendet den Durchgang'),
  wins: (me) => (me ? 'gewinnst den Durchgang' : 'gewinnt den Durchgang'),
  draws: (count, me) => `· ${me ? 'ziehst' : 'zieht'} ${count}`,
  reserve: 'Reserve',
  toPlaces: (places) => `auf ${places.length > 1 ? '' : 'Platz '}${places.join(', ')}`,
  bust: (me) => (me ? 'gibst dich geschlagen' : 'gibt sich geschlagen'),
  pays: (left, me) => `${me ? 'zahlst' : 'zahlt'} einen Chip, ${left} übrig`,
  broke: 'kann nicht zahlen',
};
