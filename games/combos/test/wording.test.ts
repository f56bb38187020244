import { combos } from '@quartet/combos';
import { checkWordings } from '@quartet/testkit';
import { expect, test } from 'vitest';
import { wording as de } from '../src/wording.de.ts';
import { wording as en } from '../src/wording.en.ts';
import { kit } from './kit.ts';
import { laid, play, position, type Setting } from './position.ts';

const names = ['Mia', 'Otto', 'Ada'];

const setting: Setting = {
  hands: ['9 4', '6 X S', '1'],
  known: [[{ position: 1, card: '9' }], [], []],
  reserves: ['5 R', '7', ''],
  chips: [2, 1, 0],
  actor: 1,
  laid: [laid('7 X', 8)],
  pile: '3 11 10',
  away: '2 2 S',
};

test.each([2, 3, 4, 5])('every sentence is there with %i seats', (seats) => {
  checkWordings(kit, { seats, games: 3, seed: 'fixed' });
});

test('a table in English', () => {
  const view = combos.view(position(setting), 1);
  expect(en.table(view, names)).toEqual([
    'Round 1. Draw pile: 3 cards. Put away: 2 2 S.',
    'To beat: 7 X(8) (two-straight, sum 15), by Mia.',
    'Mia (opener): 2 chips; hand: 2 cards (9 at 1); reserve: 5 R; laid: 7 X(8).',
    'Otto (to act): 1 chip; hand: 1:6 2:X 3:S; reserve: 7.',
    'Ada: 0 chips; hand: 1 card; reserve: none.',
  ]);
  expect(en.prompt(view, names)).toBe('Beat 7 X(8), or take a reserve card.');
  expect(en.prompt({ ...view, viewer: 'table' }, names)).toBe('Waiting for Otto.');
});

test('a table in German', () => {
  const s = position(setting);
  play(s, 'play 1-2 as 6');
  const view = combos.view(s, 1);
  expect(de.table(view, names)).toEqual([
    'Runde 1. Nachziehstapel: 2 Karten. Weggelegt: 2 2 S.',
    'Zu überbieten: 6 X(6) (Paar, Summe 12) von Otto.',
    'Otto hat 3 gezogen und zieht danach noch 2.',
    'Mia (eröffnet): 2 Chips; Hand: 2 Karten (9 an Stelle 1); Reserve: 5 R; gelegt: 7 X(8).',
    'Otto (am Zug): 1 Chip; Hand: 1:S; Reserve: 7; gelegt: 6 X(6).',
    'Ada: 0 Chips; Hand: 1 Karte; Reserve: keine.',
  ]);
  expect(de.prompt(view, names)).toBe('Du hast 3 gezogen. Wohin damit? Danach kommen noch 2.');
});

test.each([
  [
    'play 1',
    'Too low: solo with sum 6 against two-straight with sum 15.',
    'Zu niedrig: Einzelkarte mit Summe 6 gegen Zweierfolge mit Summe 15.',
  ],
  [
    'play 2-3',
    'Stop is never part of a combination: play it alone.',
    'Stopp gehört nie zu einer Kombination: einzeln spielen.',
  ],
  [
    'play 1-2',
    'Say what each X stands for: needs 1 number, not 0.',
    'Sag, wofür jedes X steht: Nötig ist 1 Zahl, nicht 0.',
  ],
  [
    'bust',
    'You cannot go bust with 1 reserve card left.',
    'Solange du noch 1 Reservekarte hast, kannst du dich nicht geschlagen geben.',
  ],
  [
    'reserve 2 at 0',
    'There is no reserve card 2: only one is left.',
    'Es gibt keine Reservekarte 2: Nur eine ist noch da.',
  ],
])('why not %s', (text, english, german) => {
  const why = combos.refuse(position(setting), combos.parse(text)!)!;
  expect(en.refusal(why)).toBe(english);
  expect(de.refusal(why)).toBe(german);
});

test.each([
  ['play 3-5 as 7', 'play cards 3 to 5 with X as 7', 'Karten 3 bis 5 spielen, mit X als 7'],
  ['play 1-3 as 5 7', 'play cards 1 to 3 with X as 5 and 7', 'Karten 1 bis 3 spielen, mit X als 5 und 7'],
  ['reserve 1 at 0', 'take reserve card 1, at the left end', 'Reservekarte 1 nehmen, ganz links'],
  ['insert 4', 'put the card right of card 4', 'Karte rechts neben Karte 4 einstecken'],
  ['bust', 'go bust', 'sich geschlagen geben'],
])('the move %s', (text, english, german) => {
  const move = combos.parse(text)!;
  expect(en.move(move)).toBe(english);
  expect(de.move(move)).toBe(german);
});

test.each([
  ['play 1', 'play the 6', '6 spielen'],
  ['play 1-2 as 7', 'play 6 X(7)', '6 X(7) spielen'],
  ['reserve 1 at 0', 'take the 7 of the reserve, at the left end', '7 aus der Reserve nehmen, ganz links'],
  [
    'reserve 1 at 1',
    'take the 7 of the reserve, between 6 and X',
    '7 aus der Reserve nehmen, zwischen 6 und X',
  ],
  ['reserve 1 at 3', 'take the 7 of the reserve, at the right end', '7 aus der Reserve nehmen, ganz rechts'],
])('whoever sees the hand is told its faces: %s', (text, english, german) => {
  const view = combos.view(position(setting), 1);
  expect(en.move(combos.parse(text)!, view)).toBe(english);
  expect(de.move(combos.parse(text)!, view)).toBe(german);
  const stranger = combos.view(position(setting), 0);
  if (text.startsWith('play')) expect(en.move(combos.parse(text)!, stranger)).toMatch(/^play cards? 1/);
});

test('who wins, alone and together', () => {
  const alone = { type: 'match-over', scores: [-1, 2, 0], winners: [1] } as const;
  const together = { type: 'match-over', scores: [1, 2, 0], winners: [0, 1, 2] } as const;
  expect(en.event(alone, names)).toBe('Otto wins.');
  expect(de.event(alone, names)).toBe('Otto gewinnt.');
  expect(en.event(together, names)).toBe('Mia, Otto and Ada win.');
  expect(de.event(together, names)).toBe('Mia, Otto und Ada gewinnen.');
});

test('cards by name', () => {
  expect(['7', 'X', 'S', 'R'].map(en.card)).toEqual(['7', 'X', 'Stop', 'Redraw']);
  expect(['7', 'X', 'S', 'R'].map(de.card)).toEqual(['7', 'X', 'Stopp', 'Nachziehen']);
});
