import { type Event, keltis } from '@quartet/keltis';
import { checkWordings } from '@quartet/testkit';
import { expect, test } from 'vitest';
import { wording as de } from '../src/wording.de.ts';
import { wording as en } from '../src/wording.en.ts';
import { kit } from './kit.ts';
import { position, type Setting } from './position.ts';

const setting: Setting = {
  hands: [['r9', 'b6', '*0'], ['y1']],
  known: [['b6'], []],
  rows: [{ r: ['r3', '*3', 'r3', 'rE'] }, {}],
  points: [['*1', '*10'], []],
  stones: [[5], [9]],
  discards: { g: ['g2', 'gE'], '*': ['*4'] },
  phase: 'draw',
  dry: 7,
};

test.each([2, 3, 4])('every sentence is there with %i seats', (seats) => {
  checkWordings(kit, { seats, games: 3, seed: 'fixed' });
});

const names = ['Mia', 'Otto'];

test('a table in English', () => {
  const s = position(setting);
  expect(en.table(keltis.view(s, 0), names)).toEqual([
    'Draw pile: 20 cards. Out of the game: 30.',
    'Wishing stones on the table: 1, 2, 3, 4, 6, 7, 8',
    'Discard piles, top card last:',
    '  green: 2, End',
    '  point: 4',
    'Mia: 3 cards in hand; known to all: blue 6; wishing stones: 5',
    '  red: 3, point 3, 3, End',
    '  point row: 1, 10',
    '  hand: red 9, blue 6, point 0',
    'Otto: 1 card in hand; wishing stones: 9',
  ]);
  expect(en.prompt(keltis.view(s, 0), names)).toBe(
    'Draw a card from the draw pile: the discard piles are closed.',
  );
  expect(en.prompt(keltis.view(s, 'table'), names)).toBe('Waiting for Mia to draw.');
});

test('a table in German', () => {
  const s = position(setting);
  expect(de.table(keltis.view(s, 1), names)).toEqual([
    'Nachziehstapel: 20 Karten. Außerhalb des Spiels: 30.',
    'Wunschsteine auf dem Tisch: 1, 2, 3, 4, 6, 7, 8',
    'Ablagestapel, oberste Karte zuletzt:',
    '  Grün: 2, Ende',
    '  Punkt: 4',
    'Mia: 3 Karten auf der Hand; davon allen bekannt: Blau 6; Wunschsteine: 5',
    '  Rot: 3, Punkt 3, 3, Ende',
    '  Punktereihe: 1, 10',
    'Otto: 1 Karte auf der Hand; Wunschsteine: 9',
    '  Hand: Gelb 1',
  ]);
  expect(de.prompt(keltis.view(s, 1), names)).toBe('Mia zieht nach.');
});

test.each([
  [
    'row r5',
    'Your red row goes up: it needs 7 or more.',
    'Deine rote Reihe geht aufwärts: Sie braucht 7 oder mehr.',
  ],
  [
    'row *5 p',
    'The last number of your purple row is 4: it takes point 4 only.',
    'Die letzte Zahl deiner lila Reihe ist 4: Sie nimmt nur Punkt 4 an.',
  ],
  ['discard y1', 'You do not hold yellow 1.', 'Gelb 1 hast du nicht auf der Hand.'],
])('why not %s', (text, english, german) => {
  const s = position({ hands: [['r5', '*5'], []], rows: [{ r: ['r3', 'r7'], p: ['p4'] }] });
  const why = keltis.refuse(s, keltis.parse(text)!)!;
  expect(en.refusal(why)).toBe(english);
  expect(de.refusal(why)).toBe(german);
});

test('who wins, alone and together', () => {
  const alone: Event = { type: 'match-over', scores: [1, -4], winners: [0] };
  const shared: Event = { type: 'match-over', scores: [7, 7], winners: [0, 1] };
  expect(en.event(alone, names)).toBe('Mia wins with 1 point.');
  expect(de.event(alone, names)).toBe('Mia gewinnt mit 1 Punkt.');
  expect(en.event(shared, names)).toBe('Mia and Otto share the win with 7 points.');
  expect(de.event(shared, names)).toBe('Mia und Otto gewinnen gemeinsam mit 7 Punkten.');
});
