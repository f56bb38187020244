import { tableFor } from '@quartet/core';
import { type LinkoShapes, linko } from '@quartet/linko';
import { type Lesson, listed } from '../../learn/lesson.ts';
import { linkoTaps } from './lesson-taps.ts';

export const lesson: Lesson<LinkoShapes> = {
  game: linko,
  table: tableFor(linko, 3),
  others: ['Otto', 'Ada'],
  deal: {
    cards: listed(`
      7a 7b 7c 7d 7e 9a 9b 5a 12a 12b 12c 12d Xa
      5b 5c 3a 3b 3c 3d 10a 13a 13b 8a 8b 1a 4a
      2a 2b 2c 11a 11b 6a 6b 8c 10b 10c 13c 1b 4b
      4c 6c 1c 9c 8d 13d
      10d Xb 12e 9d
    `),
  },
  taps: linkoTaps,
  acts: [
    {
      title: { en: 'Lay a set', de: 'Lege einen Satz' },
      say: {
        en: 'Play cards of one number. Tap your five 7s, then Play: each card before you is worth a point.',
        de: 'Spiele Karten einer Zahl. Tippe auf deine fünf 7er, dann auf Spielen: Was vor dir liegt, bringt je einen Punkt.',
      },
      moves: ['play 7 7 7 7 7'],
    },
    {
      title: { en: 'Snatch', de: 'Abluchsen' },
      say: {
        en: 'Otto laid two 5s. As many cards with a higher number snatch them: play your two 9s.',
        de: 'Otto hat zwei 5er gelegt. Ebenso viele Karten mit höherer Zahl luchsen sie ab: Spiele deine zwei 9er.',
      },
      before: ['play 5 5', 'play 2 2 2'],
      moves: ['play 9 9'],
    },
    {
      title: { en: 'Take or leave', de: 'Nehmen oder überlassen' },
      say: {
        en: 'Take his 5s: with yours they are three. Otto draws two other cards.',
        de: 'Nimm seine 5er: Mit deiner sind es drei. Otto zieht dafür zwei andere Karten.',
      },
      moves: ['take'],
    },
    {
      title: { en: 'You are snatched', de: 'Dir wird abgeluchst' },
      say: {
        en: 'Ada’s 11s beat your 9s, and she leaves them to you. Discard them, and you draw two new cards.',
        de: 'Adas 11er schlagen deine 9er, und sie überlässt sie dir. Wirf sie ab, dann ziehst du zwei neue Karten.',
      },
      before: ['draw row 6', 'draw pile', 'play 3 3 3 3', 'play 11 11', 'leave'],
      moves: ['discard'],
    },
    {
      title: { en: 'Draw', de: 'Ziehen' },
      say: {
        en: 'A joker lies open in the row: take it.',
        de: 'In der Reihe liegt ein Joker offen: Nimm ihn.',
      },
      more: [
        {
          en: 'Take the second card unseen from the pile. You may choose anew for each card.',
          de: 'Nimm die zweite verdeckt vom Stapel. Du darfst für jede Karte neu wählen.',
        },
      ],
      moves: ['draw row 6', 'draw pile'],
    },
    {
      title: { en: 'Jokers', de: 'Joker' },
      say: {
        en: 'A joker joins any number. Three 5s and a joker make four: enough for Otto’s four 3s.',
        de: 'Ein Joker passt zu jeder Zahl. Drei 5er und ein Joker sind vier: genug für Ottos vier 3er.',
      },
      at: {
        joker: {
          en: 'Add one joker: it becomes a 5 here. Alone, jokers would be worth 14.',
          de: 'Nimm einen Joker dazu: Hier wird er zur 5. Allein wären Joker 14 wert.',
        },
        primary: {
          en: 'Four cards, and 5 is more than 3: play them.',
          de: 'Vier Karten, und 5 ist mehr als 3: Spiele sie.',
        },
      },
      moves: ['play 5 5 5 X'],
    },
    {
      title: { en: 'Leave them', de: 'Überlassen' },
      say: {
        en: 'Four 3s would only fill your hand. Leave them: Otto must take them back or swap them.',
        de: 'Vier 3er füllen nur deine Hand. Überlass sie ihm: Otto muss sie zurücknehmen oder tauschen.',
      },
      moves: ['leave'],
    },
    {
      title: { en: 'Finish', de: 'Schluss machen' },
      say: {
        en: 'Play all you have: your 12s and the joker. An empty hand ends the round at once.',
        de: 'Spiele alles, was du hast: deine 12er und den Joker. Eine leere Hand beendet die Runde sofort.',
      },
      before: ['reclaim', 'play 10 10', 'play 6 6'],
      moves: ['play 12 12 12 12 12 X'],
    },
  ],
  after: [],
  remember: [
    {
      en: 'As many cards, higher number: the top layer is snatched.',
      de: 'Gleich viele Karten, höhere Zahl: Die oberste Lage wird abgeluchst.',
    },
    {
      en: 'Cards before you count +1, cards in hand −1.',
      de: 'Karten vor dir zählen +1, Karten auf der Hand −1.',
    },
    {
      en: 'The round ends when a hand is empty, or when the row cannot be refilled.',
      de: 'Die Runde endet, wenn eine Hand leer ist oder die Reihe nicht mehr aufgefüllt werden kann.',
    },
  ],
};
