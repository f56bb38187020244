import type { LinxStoryWords } from './story-words.en.ts';

export const words: LinxStoryWords = {
  draws: (me) => (me ? 'ziehst' : 'zieht'),
  takes: (me) => (me ? 'nimmst' : 'nimmt'),
  discards: (me) => (me ? 'wirfst ab' : 'wirft ab'),
  lays: (cards, points, me) => `${me ? 'legst' : 'legt'} ${cards} für +${points}`,
  newAnchors: (letters) => `neuer Anker ${letters}`,
};
