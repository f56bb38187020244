import type { LinkoLessonWords } from './lesson.en.ts';

export const words: LinkoLessonWords = {
  aim: 'Ziel: viele Karten vor dir, wenige auf der Hand.',
  acts: {
    set: {
      title: 'Lege einen Satz',
      say: 'Spiele Karten einer Zahl. Tippe auf deine fünf 7er, dann auf Spielen: Was vor dir liegt, bringt je einen Punkt.',
    },
    snatch: {
      title: 'Abluchsen',
      say: 'Otto hat zwei 5er gelegt. Ebenso viele Karten mit höherer Zahl luchsen sie ab: Spiele deine zwei 9er.',
    },
    take: {
      title: 'Nehmen oder überlassen',
      say: 'Nimm seine 5er: Mit deiner sind es drei. Otto zieht dafür zwei andere Karten.',
    },
    snatched: {
      title: 'Dir wird abgeluchst',
      say: 'Adas 11er schlagen deine 9er, und sie überlässt sie dir. Wirf sie ab, dann ziehst du zwei neue Karten.',
    },
    draw: {
      title: 'Ziehen',
      say: 'In der Reihe liegt ein Joker offen: Nimm ihn.',
      more: ['Nimm die zweite verdeckt vom Stapel. Du darfst für jede Karte neu wählen.'],
    },
    jokers: {
      title: 'Joker',
      say: 'Ein Joker passt zu jeder Zahl. Drei 5er und ein Joker sind vier: genug für Ottos vier 3er.',
      at: {
        joker: 'Nimm einen Joker dazu: Hier wird er zur 5. Allein wären Joker 14 wert.',
        primary: 'Vier Karten, und 5 ist mehr als 3: Spiele sie.',
      },
    },
    leave: {
      title: 'Überlassen',
      say: 'Vier 3er füllen nur deine Hand. Überlass sie ihm: Otto muss sie zurücknehmen oder tauschen.',
    },
    finish: {
      title: 'Schluss machen',
      say: 'Spiele alles, was du hast: deine 12er und den Joker. Eine leere Hand beendet die Runde sofort.',
    },
  },
  remember: [
    'Gleich viele Karten, höhere Zahl: Die oberste Lage wird abgeluchst.',
    'Karten vor dir zählen +1, Karten auf der Hand −1.',
    'Die Runde endet, wenn eine Hand leer ist oder die Reihe nicht mehr aufgefüllt werden kann.',
  ],
};
