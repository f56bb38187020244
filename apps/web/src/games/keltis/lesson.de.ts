import type { KeltisLessonWords } from './lesson.en.ts';

export const words: KeltisLessonWords = {
  aim: 'Ziel: wenige Reihen, aber lange. Eine bis drei Karten kosten Punkte.',
  acts: {
    start: {
      title: 'Eine Reihe beginnen',
      say: 'Du baust Reihen einer Farbe, auf oder ab. Beginne die gelbe Reihe niedrig: Tippe auf deine gelbe 2.',
      at: {
        'row y': 'Die Reihe zeigt, was sie zählt: Eine Karte kostet 4 Punkte. Lege sie dorthin.',
        pile: 'Jeder Zug endet mit einer gezogenen Karte. Damit gilt, was du gelegt hast.',
      },
    },
    direction: {
      title: 'Auf oder ab',
      say: 'Die zweite Zahl entscheidet: Mit der gelben 5 geht die Reihe aufwärts. Lücken sind erlaubt.',
    },
    pointCards: {
      title: 'Punktekarten',
      say: 'Eine Punktekarte passt an jede Reihe, die mit ihrer Zahl endet: Deine 5 verlängert die gelbe.',
    },
    stones: {
      title: 'Wunschsteine',
      say: 'Wirf zwei gleiche Zahlen ab, und ein Stein gehört dir. Du hast zwei 3er: Tippe auf Stein 3.',
      at: {
        pile: 'Für zwei Karten ziehst du zwei. Kein Stein kostet 4 Punkte, drei Steine bringen 4, fünf bringen 10.',
      },
    },
    discard: {
      title: 'Abwerfen',
      say: 'Otto hat eine gelbe 7 abgeworfen, die du brauchst. Wirf zuerst etwas ab: deine lila 10.',
      at: {
        'discards y':
          'Zieh jetzt die gelbe 7 von ihrer Ablage. Was du selbst abwirfst, bleibt in diesem Zug liegen.',
      },
    },
    fourCards: {
      title: 'Vier Karten zahlen sich aus',
      say: 'Die vierte Karte macht aus −2 eine +1. Neun oder mehr brächten 10.',
    },
    endCards: {
      title: 'Endkarten',
      say: 'Einige Züge später sind vier Reihen beendet. Dein gelbes Ende schließt eine Reihe aus sieben: +6.',
      at: {
        primary: 'Es ist die fünfte beendete Reihe von allen, also endet das Spiel sofort.',
      },
    },
    lastCards: {
      title: 'Zwei letzte Karten',
      say: 'Am Ende darf jeder noch zwei Karten an vorhandene Reihen legen. Deine grüne 10 hebt die Reihe auf +1.',
      at: {
        'hand *1': 'Eine Punktekarte, die an keine Reihe passt, kommt in deine Punktereihe: +1.',
        'row *': 'Die Punktereihe nimmt Punktekarten in beliebiger Folge auf.',
        primary: 'Das ist alles. Fertig!',
      },
    },
  },
  remember: [
    'Eine Aktion, dann ziehen: eine Karte legen, eine abwerfen oder mit einem Paar einen Stein nehmen.',
    'Reihen aus ein bis drei Karten kosten Punkte. Beginne wenige und mach sie lang.',
    'Fünf beendete Reihen oder ein leerer Stapel beenden das Spiel; dann darf jeder noch zwei Karten anlegen.',
  ],
};
