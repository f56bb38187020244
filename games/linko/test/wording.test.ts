import { checkWordings } from '@quartet/testkit';
import { expect, test } from 'vitest';
import { linko } from '../src/index.ts';
import { kit } from './kit.ts';
import { at, play } from './position.ts';

const { en, de } = kit.wordings;
const NAMES = ['Mia', 'Otto', 'Ada'];

test.each([2, 3, 5])('everything has words in both languages, %i seats', (seats) => {
  checkWordings(kit, { seats, games: 2, seed: 'fixed' });
});

test('a whole snatch in words', () => {
  const state = at({ seats: [{ hand: '8 9' }, { hand: 'X', layers: '7' }, { hand: '2' }], pile: '11' });
  const events = play(state, 'play 8', 'leave', 'discard', 'draw pile').map(
    (event) => linko.redact(event, 0)!,
  );
  expect(events.map((event) => en.event(event, NAMES))).toEqual([
    'Mia plays an 8.',
    'Mia snatches a 7 from Otto.',
    'Mia leaves a 7 to Otto.',
    'Otto discards a 7.',
    'Otto draws a card from the pile.',
  ]);
  expect(events.map((event) => de.event(event, NAMES))).toEqual([
    'Mia spielt eine 8.',
    'Mia luchst Otto eine 7 ab.',
    'Mia überlässt Otto eine 7.',
    'Otto wirft eine 7 ab.',
    'Otto zieht eine Karte vom Stapel.',
  ]);
});

test('the one who decides is asked, the others are told whom they wait for', () => {
  const state = at({ seats: [{ hand: '9 9 1' }, { hand: '2', layers: '5 X' }, { hand: '2' }] });
  play(state, 'play 9 9', 'leave');
  const [mine, others] = [linko.view(state, 1), linko.view(state, 'table')];
  expect(en.prompt(mine, NAMES)).toBe('Mia leaves you 5 X: reclaim, or discard and draw as many?');
  expect(en.prompt(others, NAMES)).toBe('Otto decides about 5 X: reclaim or discard?');
  expect(de.prompt(others, NAMES)).toBe('Otto entscheidet über 5 X: zurücknehmen oder abwerfen?');
});

test('a refusal names the cards', () => {
  const state = at({ seats: [{ hand: '7 7' }, { hand: '1' }, { hand: '1' }] });
  const why = linko.refuse(state, { type: 'play', cards: ['7', '7', '7'] })!;
  expect(en.refusal(why)).toBe('You have only 2 × 7, not 3.');
  expect(de.refusal(why)).toBe('Du hast nur 2 × 7, nicht 3.');
});

test('the table is told line by line, the viewer’s own hand last', () => {
  const state = at({
    seats: [
      { hand: '7 7 X', layers: '3 < 5 5' },
      { hand: '1 4', known: '4' },
    ],
    ghost: '2 2 5',
    row: '1|-|3 13|4|5|6',
    pile: '8',
  });
  expect(en.table(linko.view(state, 0), NAMES)).toEqual([
    'Row: [1] 1 | [2] – | [3] 3 13 | [4] 4 | [5] 5 | [6] 6',
    'Pile: 1 card',
    'Ghost: 2 2 5',
    '> Mia: 3 cards in hand; layers 3 < 5 5; points 0',
    '  Otto: 2 cards in hand (known: 4); no layers; points −2',
    'Hand of Mia: 7 7 X',
  ]);
});
