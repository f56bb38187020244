import { tableFor } from '@quartet/core';
import { type LinxShapes, linx } from '@quartet/linx';
import { type Lesson, listed } from '../../learn/lesson.ts';
import { linxTaps } from './lesson-taps.ts';

export const lesson: Lesson<LinxShapes> = {
  game: linx,
  table: tableFor(linx, 2),
  others: ['Otto'],
  deal: {
    cards: listed(`
      3w 8g 2h 4d 6d 9p 10p 12l 1t 6p
      5g 1g 4l 6s 10d 11h 12w 9t 2d 7g
      3s 8l 7p 11t
      1d
      7w
      2t 9s
      4w
      7d
      10h
      5h
    `),
    scoring: listed('S4 S6 S9 S7 S5'),
  },
  taps: linxTaps,
  acts: [
    {
      title: { en: 'Draw', de: 'Ziehen' },
      say: {
        en: 'A turn begins with drawing. With ten cards or more in hand you draw one: take it from the stock.',
        de: 'Ein Zug beginnt mit Ziehen. Mit zehn oder mehr Karten ziehst du eine: Nimm sie vom Stapel.',
      },
      moves: ['draw stock'],
    },
    {
      title: { en: 'A chain', de: 'Eine Kette' },
      say: {
        en: 'A chain joins two of the four anchors. Begin with anchor A, the sun 3.',
        de: 'Eine Kette verbindet zwei der vier Anker. Beginne mit Anker A, der Sonne 3.',
      },
      at: {
        'hand 3w': {
          en: 'Neighbours share their number or their symbol. Your wave 3 has the number 3, too.',
          de: 'Nachbarn haben Zahl oder Symbol gemeinsam. Deine Welle 3 hat auch die Zahl 3.',
        },
        'hand 7w': {
          en: 'From the wave 3 you may go on with any wave: take the wave 7.',
          de: 'An die Welle 3 passt jede Welle: Nimm die Welle 7.',
        },
        'anchor 2': {
          en: 'Anchor C, the peak 7, shares the 7: it closes the chain.',
          de: 'Anker C, der Gipfel 7, hat auch die 7: Er schließt die Kette.',
        },
        primary: {
          en: 'Four cards, anchors included: that earns the scoring card for four. Lay the chain.',
          de: 'Vier Karten, Anker mitgezählt: Das reicht für die Wertungskarte mit der 4. Lege die Kette.',
        },
      },
      moves: ['chain 3s 3w 7w 7p for 4'],
    },
    {
      title: { en: 'Two cards', de: 'Zwei Karten' },
      say: {
        en: 'With fewer than ten cards you draw two. Otto’s gem 5 goes with your gem 8: take it from the discards.',
        de: 'Unter zehn Karten ziehst du zwei. Ottos Edelstein 5 passt zu deinem Edelstein 8: Nimm ihn von der Ablage.',
      },
      more: [
        {
          en: 'The second card may come from elsewhere: draw it from the stock.',
          de: 'Die zweite darf woanders herkommen: Zieh sie vom Stapel.',
        },
      ],
      before: ['draw stock', 'discard 5g'],
      moves: ['draw discard', 'draw stock'],
    },
    {
      title: { en: 'Discard', de: 'Abwerfen' },
      say: {
        en: 'The scoring cards now need six cards or more; you cannot join so many yet. Discard the drop 7: it helps least.',
        de: 'Jetzt braucht es mindestens sechs Karten, so viele verbindest du noch nicht. Wirf Tropfen 7 ab.',
      },
      at: {
        primary: {
          en: 'Lay a chain or discard one card: that ends your turn.',
          de: 'Eine Kette legen oder eine Karte abwerfen: Das beendet deinen Zug.',
        },
      },
      moves: ['discard 7d'],
    },
    {
      title: { en: 'The missing link', de: 'Das fehlende Glied' },
      say: {
        en: 'You hold ten cards: draw one. Perhaps it is the link you need.',
        de: 'Du hast zehn Karten: Ziehe eine. Vielleicht fehlt gerade sie.',
      },
      before: ['draw stock', 'discard 9t'],
      moves: ['draw stock'],
    },
    {
      title: { en: 'A long chain', de: 'Eine lange Kette' },
      say: {
        en: 'The heart 5! Now six cards join: begin with anchor B, the leaf 8, and follow the marks.',
        de: 'Das Herz 5! Jetzt passen sechs Karten: Beginne mit Anker B, dem Blatt 8, und folge der Marke.',
      },
      at: {
        'hand 8g': { en: 'The same number: gem 8.', de: 'Dieselbe Zahl: Edelstein 8.' },
        'hand 5g': { en: 'The same symbol: gem 5.', de: 'Dasselbe Symbol: Edelstein 5.' },
        'hand 5h': { en: 'The same number: heart 5.', de: 'Dieselbe Zahl: Herz 5.' },
        'hand 2h': { en: 'The same symbol: heart 2.', de: 'Dasselbe Symbol: Herz 2.' },
        'anchor 0': {
          en: 'Anchor A shows a 2, too. Close the chain.',
          de: 'Anker A zeigt auch eine 2. Schließe die Kette.',
        },
        primary: {
          en: 'Six cards are worth 20, ten are worth 75: long chains pay far more.',
          de: 'Sechs Karten bringen 20, zehn bringen 75: Lange Ketten lohnen sich.',
        },
      },
      moves: ['chain 8l 8g 5g 5h 2h 2t for 6'],
    },
  ],
  after: [],
  remember: [
    {
      en: 'Draw, then lay a chain between two anchors or discard a card.',
      de: 'Zieh, dann lege eine Kette zwischen zwei Ankern oder wirf eine Karte ab.',
    },
    {
      en: 'Neighbours share number or symbol; the anchors count for the length.',
      de: 'Nachbarn haben Zahl oder Symbol gemeinsam; die Anker zählen zur Länge.',
    },
    {
      en: 'The game ends with the turn in which the stock runs out. Most points win.',
      de: 'Das Spiel endet mit dem Zug, in dem der Stapel leer wird. Die meisten Punkte gewinnen.',
    },
  ],
};
