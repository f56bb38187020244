import type { Settings, TextSize } from '../app/settings.ts';

/** What a setting is called, and one line on what it does. */
export interface Explained {
  readonly label: string;
  readonly help: string;
}

export interface SettingsWords {
  readonly groups: Readonly<Record<'you' | 'look' | 'motion' | 'sound' | 'play', string>>;
  readonly textSizes: Readonly<Record<TextSize, string>>;
  readonly settings: Readonly<Record<Exclude<keyof Settings, 'met'>, Explained>>;
  percent(value: number): string;
}

export const words: SettingsWords = {
  groups: {
    you: 'You',
    look: 'Look',
    motion: 'Pace',
    sound: 'Sound and touch',
    play: 'Playing',
  },
  textSizes: { normal: 'Normal', large: 'Large', largest: 'Largest' },
  settings: {
    name: { label: 'Your name', help: 'What others read. To yourself you are “You”.' },
    face: { label: 'Your face', help: 'Beside your name, here and online.' },
    language: { label: 'Language', help: 'Everything is said and written in it.' },
    theme: { label: 'Theme', help: 'Cards look the same in each; the table around them changes.' },
    textSize: {
      label: 'Text size',
      help: 'Sentences, buttons and the log; cards are as large as they can be.',
    },
    letters: {
      label: 'Letters on cards',
      help: 'A letter for colour or sign, beside the drawing: Keltis, LINX and the special cards of Checkered Combos.',
    },
    leftHanded: { label: 'Left-handed', help: 'The golden button lies on the left.' },
    speed: { label: 'Speed', help: 'How fast cards travel and bots play.' },
    lessMotion: { label: 'Less motion', help: 'Cards fade in instead of travelling; nothing shakes.' },
    muted: { label: 'Mute all sounds', help: 'Nothing is told by sound alone.' },
    effects: { label: 'Cards', help: 'Laying, drawing, snatching.' },
    alerts: { label: 'Your turn', help: 'Two notes when the others have played, also in another tab.' },
    haptics: {
      label: 'Vibration',
      help: 'A short tick when you choose and play, and when something big happens.',
    },
    aids: {
      label: 'Show what may be played',
      help: 'Raises playable cards, compares stacks, offers plays and chains.',
    },
    confirm: { label: 'Confirm every move', help: 'Asks once more before a move counts.' },
    tips: {
      label: 'Tips',
      help: 'Against bots: a short word when something occurs for the first time. Each is shown once.',
    },
    remarks: {
      label: 'Bots talk',
      help: 'A word to a move now and then, in the log. It tells nothing of their cards.',
    },
    letterKeys: {
      label: 'Single-letter keys',
      help: 'Letters, digits and signs do something at the table. Turn them off if you dictate.',
    },
  },
  percent: (value) => (value === 0 ? 'off' : `${Math.round(value * 100)} %`),
};
