import { type CombosShapes, combos } from '@quartet/combos';
import { tableFor } from '@quartet/core';
import { type Lesson, listed } from '../../learn/lesson.ts';
import { combosTaps } from './lesson-taps.ts';

export const lesson: Lesson<CombosShapes> = {
  game: combos,
  table: tableFor(combos, 3),
  others: ['Otto', 'Ada'],
  deal: {
    cards: listed(`
      5 8 8 6 7 X 12 11 11 3
      2 3 4 9 9 1 6 10 7 12
      10 10 4 5 6 2 2 2 7 1
      12 6   1 8   9 4
      3 9 3
    `),
  },
  taps: combosTaps,
  acts: [
    {
      title: { en: 'A hand in fixed order', de: 'Eine Hand in fester Ordnung' },
      say: {
        en: 'You may never sort your hand: only neighbours go together. Open with your two 8s, a pair.',
        de: 'Deine Hand darfst du nie ordnen: Nur Nachbarn gehören zusammen. Eröffne mit deinen zwei 8ern, einem Paar.',
      },
      moves: ['play 2-3'],
    },
    {
      title: { en: 'What beats what', de: 'Was schlägt was' },
      say: {
        en: 'The gap has closed: 5, 6 and 7 are neighbours now. A three-straight beats any pair, so Ada’s 10s too.',
        de: 'Die Lücke hat sich geschlossen: 5, 6, 7 sind nun Nachbarn. Eine Dreierfolge schlägt jedes Paar, auch Adas 10er.',
      },
      before: ['play 1-3', 'reserve 1 at 10', 'play 1-2', 'play 1-2'],
      moves: ['play 1-3'],
    },
    {
      title: { en: 'Win and open', de: 'Gewinnen und eröffnen' },
      say: {
        en: 'You won the turn, so you open the next one. Anything goes: get rid of your two 11s.',
        de: 'Du hast den Durchgang gewonnen und eröffnest den nächsten. Alles geht: Werde deine zwei 11er los.',
      },
      moves: ['play 3-4'],
    },
    {
      title: { en: 'A reserve card', de: 'Eine Reservekarte' },
      say: {
        en: 'You cannot beat Ada’s trips. Take your reserve card, the 12, instead of playing.',
        de: 'Adas Drilling kannst du nicht schlagen. Nimm statt zu spielen deine Reservekarte, die 12.',
      },
      at: {
        'card 3': {
          en: 'It may go anywhere. Put it beside the other 12.',
          de: 'Sie darf überallhin. Stecke sie neben die andere 12.',
        },
        primary: {
          en: 'X, 12, 12: three cards that go together. Take it.',
          de: 'X, 12, 12: drei Karten, die zusammenpassen. Nimm sie.',
        },
      },
      before: ['reserve 1 at 0', 'play 1-3', 'play 1-3'],
      moves: ['reserve 1 at 2'],
    },
    {
      title: { en: 'X is any number', de: 'X ist jede Zahl' },
      say: {
        en: 'X stands for a third 12. A play with X ends the turn at once: you win it and draw three cards.',
        de: 'X steht für die dritte 12. Ein Zug mit X beendet den Durchgang sofort: Du gewinnst ihn und ziehst drei Karten.',
      },
      before: ['reserve 1 at 0', 'play 1'],
      moves: ['play 1-3 as 12'],
    },
    {
      title: { en: 'Find a place', de: 'Such einen Platz' },
      say: {
        en: 'Put each card you draw where it helps. This 3 goes beside your 3.',
        de: 'Stecke jede gezogene Karte dahin, wo sie hilft. Diese 3 kommt neben deine 3.',
      },
      more: [
        {
          en: 'The 9 is of no help yet: let it stay at the end.',
          de: 'Die 9 hilft noch nicht: Lass sie am Ende.',
        },
        {
          en: 'A third 3! Put it beside the others, before the 9.',
          de: 'Eine dritte 3! Stecke sie zu den anderen, vor die 9.',
        },
      ],
      moves: ['insert 1', 'insert 2', 'insert 2'],
    },
    {
      title: { en: 'The top of the ladder', de: 'Ganz oben' },
      say: {
        en: 'Open with three 3s: only higher trips beat trips. Otto has no reserve card left …',
        de: 'Eröffne mit drei 3ern: Einen Drilling schlägt nur ein höherer. Otto hat keine Reservekarte mehr …',
      },
      moves: ['play 1-3'],
    },
  ],
  after: ['bust'],
  remember: [
    {
      en: 'Otto could not play and gave up: that costs a chip. So does being the last one with cards in hand.',
      de: 'Otto konnte nicht und gab auf: Das kostet einen Chip. Ebenso, wer zuletzt noch Karten hat.',
    },
    {
      en: 'Single, two in a row, pair, three in a row, trips; among equals the higher sum wins.',
      de: 'Einzelkarte, Zweierfolge, Paar, Dreierfolge, Drilling; bei gleicher Art gewinnt die höhere Summe.',
    },
    {
      en: 'Who must pay and has no chip left loses the game.',
      de: 'Wer zahlen muss und keinen Chip mehr hat, verliert das Spiel.',
    },
  ],
};
