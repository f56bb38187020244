import { tableFor } from '@quartet/core';
import { type KeltisShapes, keltis } from '@quartet/keltis';
import { type Lesson, listed } from '../../learn/lesson.ts';
import { keltisTaps } from './lesson-taps.ts';

/** Whole turns: each action, and a card from the pile. */
function turns(actions: string): readonly string[] {
  return listed(actions, ',').flatMap((action) => [action, 'draw pile']);
}

export const lesson: Lesson<KeltisShapes> = {
  game: keltis,
  table: tableFor(keltis, 2),
  others: ['Otto'],
  deal: {
    cards: listed(`
      y2 y5 *5 r3 b3 p10 b9 p4
      g9 g8 g7 y7 r4 r6 p2 p5
      b6 g6  y9 gE  g4 b10  bE g3 r8  y1 g5
      rE y8  r9 b4  p6 *1  b2 yE  pE g10  y0 r1  b8 p8  r7 *8  y3 b1  p0
    `),
  },
  taps: keltisTaps,
  acts: [
    {
      title: { en: 'Start a row', de: 'Eine Reihe beginnen' },
      say: {
        en: 'You build rows of one colour, up or down. Start the yellow row low: tap your yellow 2.',
        de: 'Du baust Reihen einer Farbe, auf oder ab. Beginne die gelbe Reihe niedrig: Tippe auf deine gelbe 2.',
      },
      at: {
        'row y': {
          en: 'Its row shows what it will score: one card costs 4 points. Lay it there.',
          de: 'Die Reihe zeigt, was sie zählt: Eine Karte kostet 4 Punkte. Lege sie dorthin.',
        },
        pile: {
          en: 'Every turn ends with drawing a card. That also plays what you laid.',
          de: 'Jeder Zug endet mit einer gezogenen Karte. Damit gilt, was du gelegt hast.',
        },
      },
      moves: turns('row y2'),
    },
    {
      title: { en: 'Up or down', de: 'Auf oder ab' },
      say: {
        en: 'The second number decides: after the yellow 5 the row goes up. Gaps are fine.',
        de: 'Die zweite Zahl entscheidet: Mit der gelben 5 geht die Reihe aufwärts. Lücken sind erlaubt.',
      },
      before: turns('row g9'),
      moves: turns('row y5'),
    },
    {
      title: { en: 'Point cards', de: 'Punktekarten' },
      say: {
        en: 'A point card fits any row that ends with its number: your point 5 makes the yellow row longer.',
        de: 'Eine Punktekarte passt an jede Reihe, die mit ihrer Zahl endet: Deine 5 verlängert die gelbe.',
      },
      before: turns('row g8'),
      moves: turns('row *5 y'),
    },
    {
      title: { en: 'Wishing stones', de: 'Wunschsteine' },
      say: {
        en: 'Discard two equal numbers, and a stone is yours. You hold two 3s: tap stone 3.',
        de: 'Wirf zwei gleiche Zahlen ab, und ein Stein gehört dir. Du hast zwei 3er: Tippe auf Stein 3.',
      },
      at: {
        pile: {
          en: 'For two cards you draw two. No stone costs 4 points, three stones bring 4, five bring 10.',
          de: 'Für zwei Karten ziehst du zwei. Kein Stein kostet 4 Punkte, drei Steine bringen 4, fünf bringen 10.',
        },
      },
      before: turns('row g7'),
      moves: ['claim r3 b3', 'draw pile', 'draw pile'],
    },
    {
      title: { en: 'Discard', de: 'Abwerfen' },
      say: {
        en: 'Otto discarded a yellow 7, which you need. First discard something: your purple 10.',
        de: 'Otto hat eine gelbe 7 abgeworfen, die du brauchst. Wirf zuerst etwas ab: deine lila 10.',
      },
      at: {
        'discards y': {
          en: 'Now draw the yellow 7 from its pile. What you discard yourself stays there this turn.',
          de: 'Zieh jetzt die gelbe 7 von ihrer Ablage. Was du selbst abwirfst, bleibt in diesem Zug liegen.',
        },
      },
      before: turns('discard y7'),
      moves: ['discard p10', 'draw y'],
    },
    {
      title: { en: 'Four cards pay', de: 'Vier Karten zahlen sich aus' },
      say: {
        en: 'The fourth card turns the row from −2 to +1. Nine or more would bring 10.',
        de: 'Die vierte Karte macht aus −2 eine +1. Neun oder mehr brächten 10.',
      },
      before: turns('row g6'),
      moves: turns('row y7'),
    },
    {
      title: { en: 'End cards', de: 'Endkarten' },
      say: {
        en: 'Some turns later, four rows are ended. Your yellow End closes a row of seven: +6.',
        de: 'Einige Züge später sind vier Reihen beendet. Dein gelbes Ende schließt eine Reihe aus sieben: +6.',
      },
      at: {
        primary: {
          en: 'It is the fifth ended row of all players, so play ends at once.',
          de: 'Es ist die fünfte beendete Reihe von allen, also endet das Spiel sofort.',
        },
      },
      skipped: turns(`
        row gE, row b9, row r4, row b6, row r6, row b4, row r8, row bE, row rE, row y8,
        row p2, row y9, row p5, row g3, row p6, row g4, discard b10, row g5, row pE
      `),
      moves: ['row yE'],
    },
    {
      title: { en: 'Two last cards', de: 'Zwei letzte Karten' },
      say: {
        en: 'At the end everybody may add two cards to rows that are there. Your green 10 lifts that row to +1.',
        de: 'Am Ende darf jeder noch zwei Karten an vorhandene Reihen legen. Deine grüne 10 hebt die Reihe auf +1.',
      },
      at: {
        'hand *1': {
          en: 'A point card that fits no row goes into your point row: +1.',
          de: 'Eine Punktekarte, die an keine Reihe passt, kommt in deine Punktereihe: +1.',
        },
        'row *': {
          en: 'The point row takes point cards in any order.',
          de: 'Die Punktereihe nimmt Punktekarten in beliebiger Folge auf.',
        },
        primary: { en: 'That is all. Done!', de: 'Das ist alles. Fertig!' },
      },
      before: ['done'],
      moves: ['row g10', 'point *1'],
    },
  ],
  after: [],
  remember: [
    {
      en: 'One action, then draw: lay a card, discard one, or claim a stone with a pair.',
      de: 'Eine Aktion, dann ziehen: eine Karte legen, eine abwerfen oder mit einem Paar einen Stein nehmen.',
    },
    {
      en: 'Rows of one to three cards cost points. Start few, and make them long.',
      de: 'Reihen aus ein bis drei Karten kosten Punkte. Beginne wenige und mach sie lang.',
    },
    {
      en: 'Five ended rows or an empty pile end the game; then everybody may add two cards.',
      de: 'Fünf beendete Reihen oder ein leerer Stapel beenden das Spiel; dann darf jeder noch zwei Karten anlegen.',
    },
  ],
};
