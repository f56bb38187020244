import type { Language } from '@quartet/core';

const en = {
  mine: (cards: string, sets: string, points: string) => `You hold ${cards}: ${sets}. Points: ${points}.`,
  emptyHand: (points: string) => `Your hand is empty. Points: ${points}.`,
  top: (set: string) => `Your top layer: ${set}.`,
  noTop: 'No layer of yours lies on the table.',
  other: (name: string, cards: string, points: string, top: string) =>
    `${name}: ${cards} in hand, ${points} points, ${top ? `top layer ${top}` : 'no layer'}.`,
  ghost: (cards: string) => `Ghost: ${cards || 'no cards'}.`,
  table: (row: string, pile: string, discards: string) =>
    `Row: ${row}. Pile: ${pile}. Discards: ${discards}.`,
  empty: 'empty',
  kinds: {
    snatches: 'Play cards that snatch.',
    single: 'Play a single card.',
    several: 'Play several cards of one number.',
    ghost: 'Choose among the groups of the ghost by what you hold already.',
    take: 'These cards are worth having.',
    leave: 'These cards are better left.',
    reclaim: 'Your cards are worth taking back.',
    discard: 'New cards are better than these.',
    row: 'An open card of the row helps you.',
    pile: 'The pile is better than what lies in the row.',
  },
};

export type LinkoSpeechWords = typeof en;

const de: LinkoSpeechWords = {
  mine: (cards, sets, points) => `Du hältst ${cards}: ${sets}. Punkte: ${points}.`,
  emptyHand: (points) => `Deine Hand ist leer. Punkte: ${points}.`,
  top: (set) => `Als oberste Lage hast du ${set}.`,
  noTop: 'Von dir liegt keine Lage aus.',
  other: (name, cards, points, top) =>
    `${name} hat ${cards} auf der Hand, ${points} Punkte, ${top ? `oben ${top}` : 'keine Lage'}.`,
  ghost: (cards) => `Geist: ${cards || 'keine Karten'}.`,
  table: (row, pile, discards) => `Reihe: ${row}. Stapel: ${pile}. Ablage: ${discards}.`,
  empty: 'leer',
  kinds: {
    snatches: 'Spiel Karten, die abluchsen.',
    single: 'Spiel eine einzelne Karte.',
    several: 'Spiel mehrere Karten einer Zahl.',
    ghost: 'Wähl die Gruppe des Geists danach, was du schon hast.',
    take: 'Diese Karten lohnen sich.',
    leave: 'Diese Karten lässt du besser liegen.',
    reclaim: 'Deine Karten lohnen sich noch.',
    discard: 'Neue Karten sind besser als diese.',
    row: 'Eine offene Karte der Reihe hilft dir.',
    pile: 'Der Stapel ist besser als das, was in der Reihe liegt.',
  },
};

export const LINKO_SPEECH: Readonly<Record<Language, LinkoSpeechWords>> = { en, de };
