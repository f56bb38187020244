import type { Combination } from '@quartet/combos';
import type { Language } from '@quartet/core';

interface CombosSpeechWords {
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

const en: CombosSpeechWords = {
  chips: (count) => (count === 1 ? '1 chip' : `${count} chips`),
  mine: (chips, hand, reserve) => `You have ${chips}. Your hand in order: ${hand}; reserve: ${reserve}.`,
  other: (name, chips, count, reserve, known) =>
    `${name}: ${chips}, ${count === 1 ? '1 card' : `${count} cards`}, reserve ${reserve}${known ? `; known: ${known}` : ''}.`,
  none: 'none',
  toBeat: (combo, name) => `To beat: ${combo} by ${name}.`,
  nothingToBeat: 'Nothing is to beat yet.',
  laid: (name, combo) => `${name} ${combo}`,
  table: (pile, draws) =>
    `Pile: ${pile === 1 ? '1 card' : `${pile} cards`}; the winner draws ${draws === 0 ? 'none' : draws}.`,
  kinds: {
    solo: 'Play a single number.',
    'two-straight': 'Play a straight of two.',
    pair: 'Play a pair.',
    'three-straight': 'Play a straight of three.',
    trips: 'Play trips.',
    stop: 'Your Stop wins this turn.',
    redraw: 'This is a moment for Redraw.',
    reserve: 'Take a card of your reserve.',
    bust: 'There is no way out: go bust.',
    insert: 'Put it where it makes a combination.',
    end: 'It does no harm at an end of your hand.',
  },
};

const de: CombosSpeechWords = {
  chips: (count) => (count === 1 ? '1 Chip' : `${count} Chips`),
  mine: (chips, hand, reserve) =>
    `Du hast ${chips}. Deine Hand der Reihe nach: ${hand}; Reserve: ${reserve}.`,
  other: (name, chips, count, reserve, known) =>
    `${name}: ${chips}, ${count === 1 ? '1 Karte' : `${count} Karten`}, Reserve ${reserve}${known ? `; bekannt: ${known}` : ''}.`,
  none: 'keine',
  toBeat: (combo, name) => `Zu überbieten: ${combo} von ${name}.`,
  nothingToBeat: 'Noch ist nichts zu überbieten.',
  laid: (name, combo) => `${name} ${combo}`,
  table: (pile, draws) =>
    `Stapel: ${pile === 1 ? '1 Karte' : `${pile} Karten`}; wer gewinnt, zieht ${draws === 0 ? 'nichts' : draws}.`,
  kinds: {
    solo: 'Spiel eine einzelne Zahl.',
    'two-straight': 'Spiel eine Zweierfolge.',
    pair: 'Spiel ein Paar.',
    'three-straight': 'Spiel eine Dreierfolge.',
    trips: 'Spiel einen Drilling.',
    stop: 'Dein Stopp gewinnt diesen Durchgang.',
    redraw: 'Jetzt lohnt sich Nachziehen.',
    reserve: 'Nimm eine Karte aus deiner Reserve.',
    bust: 'Da hilft nichts: Gib dich geschlagen.',
    insert: 'Steck sie dorthin, wo eine Kombination entsteht.',
    end: 'Am Rand deiner Hand stört sie nicht.',
  },
};

export const COMBOS_SPEECH: Readonly<Record<Language, CombosSpeechWords>> = { en, de };
