import type { Combination } from '@quartet/combos';
import { whom } from '@quartet/core/words.en';
import type { Keys } from '../../kit/speech.ts';

export interface CombosSpeechWords {
  readonly keys: Keys;
  chips(count: number): string;
  mine(chips: string, hand: string, reserve: string): string;
  other(name: string, chips: string, cards: number, reserve: string, known: string): string;
  readonly none: string;
  toBeat(combo: string, name: string): string;
  readonly nothingToBeat: string;
  laid(name: string, combo: string): string;
  table(pile: number, draws: number): string;
  readonly kinds: Readonly<
    Record<Combination | 'stop' | 'redraw' | 'reserve' | 'bust' | 'insert' | 'end', string>
  >;
}

export const words: CombosSpeechWords = {
  keys: [
    ['1 – 9', 'choose a play, or what an X stands for'],
    ['Shift + ← / →', 'choose more or fewer cards side by side'],
    ['← / →', 'move the card that is being placed'],
    ['R', 'take a reserve card; again: the other one'],
    ['B', 'go bust'],
  ],
  chips: (count) => (count === 1 ? '1 chip' : `${count} chips`),
  mine: (chips, hand, reserve) => `You have ${chips}. Your hand in order: ${hand}; reserve: ${reserve}.`,
  other: (name, chips, count, reserve, known) =>
    `${name}: ${chips}, ${count === 1 ? '1 card' : `${count} cards`}, reserve ${reserve}${known ? `; known: ${known}` : ''}.`,
  none: 'none',
  toBeat: (combo, name) => `To beat: ${combo} by ${whom(name)}.`,
  nothingToBeat: 'Nothing is to beat yet.',
  laid: (name, combo) => `${name} ${combo}`,
  table: (pile, draws) =>
    `Pile: ${pile === 1 ? '1 card' : `${pile} cards`}; the winner draws ${draws === 0 ? 'none' : draws}.`,
  kinds: {
    solo: 'Play a single number.',
    'two-straight': 'Play a two-straight.',
    pair: 'Play a pair.',
    'three-straight': 'Play a three-straight.',
    trips: 'Play trips.',
    stop: 'Your Stop wins this turn.',
    redraw: 'This is a moment for Redraw.',
    reserve: 'Take a card of your reserve.',
    bust: 'There is no way out: go bust.',
    insert: 'Put it where it makes a combination.',
    end: 'It does no harm at an end of your hand.',
  },
};
