import { checkWordings } from '@quartet/testkit';
import { expect, test } from 'vitest';
import type { Event } from '../src/index.ts';
import { REFUSALS } from '../src/refuse.ts';
import { wording as de } from '../src/wording.de.ts';
import { wording as en } from '../src/wording.en.ts';
import { kit } from './kit.ts';
import { refereeView } from './position.ts';

const NAMES = ['Mia', 'Otto', 'Ada'];

test.each([2, 4, 6])('every sentence is whole in English and German with %i seats', (seats) => {
  checkWordings(kit, { seats, games: 2, seed: 'fixed' });
});

test('cards are spoken by symbol and number', () => {
  expect([en.card('7s'), de.card('12g')]).toEqual(['sun 7', 'Edelstein 12']);
});

const CHAIN: Event = {
  type: 'chain',
  seat: 0,
  cards: ['1d', '1s', '2s', '4s'],
  anchors: [1, 2],
  for: 4,
  slot: 1,
  points: 10,
};
const ENDED: Event = {
  type: 'round-over',
  round: 2,
  players: [0, 2],
  points: [30, 0, 20],
  bonuses: [100, 0, 0],
  totals: [250, 110, 140],
};
const PLAY_OFF: Event = {
  type: 'dealt',
  round: 2,
  playOff: 1,
  first: 2,
  hands: [{ count: 10 }, { count: 0 }, { count: 10 }],
  anchors: ['1d', '4s', '8h', '12w'],
  discard: '5w',
  scoring: [4, 5, 7],
  stock: 71,
};

test.each<[Event, string, string]>([
  [
    CHAIN,
    'Mia lays 4 cards, drop 1 – sun 1 – sun 2 – sun 4, and takes scoring card 4: 10 points.',
    'Mia legt 4 Karten, Tropfen 1 – Sonne 1 – Sonne 2 – Sonne 4, und nimmt Wertungskarte 4: 10 Punkte.',
  ],
  [
    ENDED,
    'The game ends: Mia 30 + 100, Ada 20. Totals: Mia 250, Otto 110, Ada 140.',
    'Das Spiel ist zu Ende: Mia 30 + 100, Ada 20. Stand: Mia 250, Otto 110, Ada 140.',
  ],
  [
    PLAY_OFF,
    'Play-off 1 of Mia and Ada is dealt. Ada begins.',
    'Die Karten für das 1. Stechen (Mia und Ada) sind verteilt. Ada beginnt.',
  ],
  [
    { type: 'match-over', scores: [50, 50, 50], winners: [0, 1, 2] },
    'Mia, Otto and Ada share the win with 50 points each.',
    'Mia, Otto und Ada teilen sich den Sieg mit je 50 Punkten.',
  ],
  [
    { type: 'drawn', seat: 1, from: 'stock' },
    'Otto draws a card from the stock.',
    'Otto zieht eine Karte vom Stapel.',
  ],
  [
    { type: 'stalled', turns: 9 },
    '9 turns without a card from the stock: the discard pile is closed until one leaves it.',
    '9 Züge ohne Karte vom Stapel: Die Ablage ist gesperrt, bis eine gezogen wird.',
  ],
  [
    { type: 'nothing-to-draw', seat: 1 },
    'Nothing is left for Otto to draw.',
    'Für Otto ist nichts mehr zu ziehen.',
  ],
])('%j is told', (event, english, german) => {
  expect(en.event(event, NAMES)).toBe(english);
  expect(de.event(event, NAMES)).toBe(german);
});

test.each(Object.entries(REFUSALS))('the refusal %s (%s) is a sentence in both languages', (code, rule) => {
  const details = {
    card: '7s',
    next: '4w',
    anchors: '1d 4s',
    scoring: '4 5',
    draws: 2,
    turns: 6,
    used: 2,
    held: 1,
  };
  for (const { refusal } of [en, de]) {
    const sentence = refusal({ code, rule, details: { ...details, length: 4, needed: 5 } });
    expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
    expect(sentence).not.toMatch(/undefined/);
  }
});

test('the prompt says where a card may be drawn from', () => {
  const view = { ...refereeView({ hands: ['1s', '2s'], phase: 'draw' }), viewer: 0 };
  expect(en.prompt(view, NAMES)).toBe('Draw a card from the stock or the discard pile.');
  expect(de.prompt({ ...view, idleTurns: 6 }, NAMES)).toBe('Ziehe eine Karte vom Stapel.');
  expect(en.prompt({ ...view, drawsLeft: 2, discards: [] }, NAMES)).toBe(
    'Draw the first of two cards from the stock.',
  );
  expect(de.prompt({ ...view, stock: { count: 0 } }, NAMES)).toBe('Ziehe eine Karte von der Ablage.');
  expect(en.prompt({ ...view, viewer: 1 }, NAMES)).toBe('Waiting for Mia to draw.');
});

test('the table is told in lines', () => {
  const view = refereeView({
    hands: ['1s 2s', '3h', ''],
    known: ['', '3h', ''],
    won: [[9, 4], [], []],
    target: 500,
    players: [0, 1],
  });
  expect(en.table({ ...view, viewer: 0 }, NAMES)).toEqual([
    'Game 1, to 500 points.',
    'Anchors: [1] 1d  [2] 4s  [3] 8h  [4] 12w',
    'Scoring cards: [1] 4 cards = 10 points  [2] 5 cards = 15 points  [3] 7 cards = 30 points',
    'Stock: 5. Discard pile: 1, on top 12p.',
    'Mia: 2 cards; won S9 S4 = 65 points; total 65',
    'Otto: 1 card; known: 3h; total 0',
    'Ada: sits out; total 0',
    'Your hand: 1s 2s',
  ]);
});
