import type { KeltisStoryWords } from './story-words.en.ts';

export const words: KeltisStoryWords = {
  discards: (me) => (me ? 'wirfst ab' : 'wirft ab'),
  forStone: (stone) => `für Stein ${stone}:`,
  picks: (me) => (me ? 'nimmst' : 'nimmt'),
  draws: (me) => (me ? 'ziehst' : 'zieht'),
  onRow: (row) => `an die ${row} Reihe`,
  rows: { r: 'rote', y: 'gelbe', g: 'grüne', b: 'blaue', p: 'lila' },
  ended: (count) => `${count} von 5 Reihen beendet`,
  done: (me) => (me ? 'legst nichts mehr an' : 'legt nichts mehr an'),
  lastCard: (name, cards) => `${name} zog die letzte Karte: Leg bis zu ${cards} an oder hör auf.`,
  fifthRow: (name, cards) => `${name} beendete die fünfte Reihe: Leg bis zu ${cards} an oder hör auf.`,
};
