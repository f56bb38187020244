import type { CombosStoryWords } from './story-words.en.ts';

export const words: CombosStoryWords = {
  opens: (me) => (me ? 'eröffnest mit' : 'eröffnet mit'),
  ended: (draws, me) =>
    `${me ? 'beendest' : 'beendet'} den Zug${draws > 0 ? `, ${me ? 'ziehst' : 'zieht'} ${draws}` : ''}`,
  redraw: 'Nachziehen',
  stop: 'Stopp',
  reserve: 'Reserve',
  bust: (me) => (me ? 'gibst auf' : 'gibt auf'),
  wins: (draws, me) =>
    `${me ? 'gewinnst' : 'gewinnt'} den Zug${draws > 0 ? `, ${me ? 'ziehst' : 'zieht'} ${draws}` : ''}`,
  pays: (left, me) => `${me ? 'zahlst' : 'zahlt'} einen Chip, ${left} übrig`,
  broke: 'kann nicht zahlen',
};
