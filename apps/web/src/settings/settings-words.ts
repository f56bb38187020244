import type { Language } from '@quartet/core';
import type { Settings, TextSize } from '../app/settings.ts';

/** What a setting is called, and one line on what it does. */
export interface Explained {
  readonly label: string;
  readonly help: string;
}

interface SettingsWords {
  readonly groups: Readonly<Record<'you' | 'look' | 'motion' | 'sound' | 'play', string>>;
  readonly textSizes: Readonly<Record<TextSize, string>>;
  readonly settings: Readonly<Record<keyof Settings, Explained>>;
  percent(value: number): string;
}

const en: SettingsWords = {
  groups: {
    you: 'You',
    look: 'Look',
    motion: 'Pace',
    sound: 'Sound and touch',
    play: 'Playing',
  },
  textSizes: { normal: 'Normal', large: 'Large', largest: 'Largest' },
  settings: {
    name: { label: 'Your name', help: 'Stands at your seat and in the log.' },
    language: { label: 'Language', help: 'Everything is said and written in it.' },
    theme: { label: 'Theme', help: 'Cards look the same in each; the table around them changes.' },
    textSize: {
      label: 'Text size',
      help: 'Sentences, buttons and the log; cards are as large as they can be.',
    },
    letters: {
      label: 'Letters on cards',
      help: 'A letter for colour or sign, beside the drawing: Keltis, LINX and the special cards of Combos.',
    },
    leftHanded: { label: 'Left-handed', help: 'The golden button lies on the left.' },
    speed: { label: 'Speed', help: 'How fast cards travel and bots play.' },
    lessMotion: { label: 'Less motion', help: 'Cards fade in instead of travelling; nothing shakes.' },
    muted: { label: 'Mute all sounds', help: 'Nothing is told by sound alone.' },
    effects: { label: 'Cards', help: 'Laying, drawing, snatching.' },
    alerts: { label: 'Your turn', help: 'Two notes when the others have played, also in another tab.' },
    haptics: { label: 'Vibration', help: 'A short tick when you choose and play.' },
    aids: {
      label: 'Show what may be played',
      help: 'Raises playable cards, compares stacks, offers plays and chains.',
    },
    confirm: { label: 'Confirm every move', help: 'Asks once more before a move counts.' },
    tips: {
      label: 'Tips',
      help: 'Against bots: a short word when something occurs for the first time. Each is shown once.',
    },
    letterKeys: {
      label: 'Single-letter keys',
      help: 'Letters, digits and signs do something at the table. Turn them off if you dictate.',
    },
  },
  percent: (value) => (value === 0 ? 'off' : `${Math.round(value * 100)} %`),
};

const de: SettingsWords = {
  groups: {
    you: 'Du',
    look: 'Aussehen',
    motion: 'Tempo',
    sound: 'Ton und Berührung',
    play: 'Spielen',
  },
  textSizes: { normal: 'Normal', large: 'Groß', largest: 'Sehr groß' },
  settings: {
    name: { label: 'Dein Name', help: 'Steht an deinem Platz und im Spielverlauf.' },
    language: { label: 'Sprache', help: 'In ihr wird alles gesagt und geschrieben.' },
    theme: { label: 'Farben', help: 'Die Karten bleiben gleich, der Tisch darum wird anders.' },
    textSize: {
      label: 'Schriftgröße',
      help: 'Sätze, Knöpfe und Spielverlauf; Karten sind so groß wie möglich.',
    },
    letters: {
      label: 'Buchstaben auf Karten',
      help: 'Für Farbe oder Symbol, neben der Zeichnung: Keltis, LINX und die Sonderkarten von Combos.',
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
    haptics: { label: 'Vibration', help: 'Ein kurzes Ticken beim Wählen und Spielen.' },
    aids: {
      label: 'Zeigen, was spielbar ist',
      help: 'Hebt spielbare Karten an, vergleicht Stapel, bietet Züge und Ketten an.',
    },
    confirm: { label: 'Jeden Zug bestätigen', help: 'Fragt noch einmal nach, bevor ein Zug gilt.' },
    tips: {
      label: 'Tipps',
      help: 'Gegen Bots: ein kurzes Wort, wenn etwas zum ersten Mal vorkommt. Jeder erscheint einmal.',
    },
    letterKeys: {
      label: 'Tasten mit einem Zeichen',
      help: 'Buchstaben, Ziffern und Zeichen wirken am Tisch. Schalt sie ab, wenn du diktierst.',
    },
  },
  percent: (value) => (value === 0 ? 'aus' : `${Math.round(value * 100)} %`),
};

export const SETTINGS_WORDS: Readonly<Record<Language, SettingsWords>> = { en, de };
