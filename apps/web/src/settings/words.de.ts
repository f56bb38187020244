import type { SettingsWords } from './words.en.ts';

export const words: SettingsWords = {
  groups: {
    you: 'Du',
    look: 'Aussehen',
    motion: 'Tempo',
    sound: 'Ton und Berührung',
    play: 'Spielen',
  },
  textSizes: { normal: 'Normal', large: 'Groß', largest: 'Sehr groß' },
  settings: {
    name: { label: 'Dein Name', help: 'Den lesen die anderen. Für dich selbst heißt du „Du“.' },
    face: { label: 'Dein Gesicht', help: 'Neben deinem Namen, hier und online.' },
    language: { label: 'Sprache', help: 'In ihr wird alles gesagt und geschrieben.' },
    theme: { label: 'Farben', help: 'Die Karten bleiben gleich, der Tisch darum wird anders.' },
    textSize: {
      label: 'Schriftgröße',
      help: 'Sätze, Knöpfe und Spielverlauf; Karten sind so groß wie möglich.',
    },
    letters: {
      label: 'Buchstaben auf Karten',
      help: 'Für Farbe oder Symbol, neben der Zeichnung: Keltis, LINX und die Sonderkarten von Krass Kariert.',
    },
    leftHanded: { label: 'Für die linke Hand', help: 'Der goldene Knopf liegt links.' },
    speed: { label: 'Tempo', help: 'Wie schnell Karten wandern und Bots spielen.' },
    lessMotion: { label: 'Weniger Bewegung', help: 'Karten blenden ein, statt zu wandern; nichts wackelt.' },
    muted: { label: 'Alle Töne aus', help: 'Nichts erfährst du nur durch Töne.' },
    effects: { label: 'Karten', help: 'Legen, ziehen, abluchsen.' },
    alerts: {
      label: 'Du bist am Zug',
      help: 'Zwei Töne, wenn die anderen gespielt haben, auch aus einem anderen Tab.',
    },
    haptics: {
      label: 'Vibration',
      help: 'Ein kurzes Ticken beim Wählen und Spielen, und wenn etwas Großes geschieht.',
    },
    aids: {
      label: 'Zeigen, was spielbar ist',
      help: 'Hebt spielbare Karten an, vergleicht Stapel, bietet Züge und Ketten an.',
    },
    confirm: { label: 'Jeden Zug bestätigen', help: 'Fragt noch einmal nach, bevor ein Zug gilt.' },
    tips: {
      label: 'Tipps',
      help: 'Gegen Bots: ein kurzes Wort, wenn etwas zum ersten Mal vorkommt. Jeder erscheint einmal.',
    },
    remarks: {
      label: 'Bots reden',
      help: 'Ab und zu ein Wort zu einem Zug, im Spielverlauf. Es verrät nichts von ihren Karten.',
    },
    letterKeys: {
      label: 'Tasten mit einem Zeichen',
      help: 'Buchstaben, Ziffern und Zeichen wirken am Tisch. Schalt sie ab, wenn du diktierst.',
    },
  },
  percent: (value) => (value === 0 ? 'aus' : `${Math.round(value * 100)} %`),
};
