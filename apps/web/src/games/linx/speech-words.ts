import type { Language } from '@quartet/core';

const en = {
  mine: (points: number, cards: string) => `You have ${points} points. Your hand: ${cards || 'empty'}.`,
  cards: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
  other: (name: string, cards: string, points: number, known: string) =>
    `${name}: ${cards}, ${points} points${known ? `; known: ${known}` : ''}.`,
  sitsOut: (name: string, points: number) => `${name} sits out, ${points} points.`,
  anchors: (anchors: string) => `Anchors: ${anchors}.`,
  scoring: (length: number, points: number) => `${length} cards for ${points}`,
  table: (scoring: string, stock: number, top: string) =>
    `Scoring cards: ${scoring || 'none'}. Stock: ${stock}; discards: ${top || 'none'}.`,
  top: (card: string, count: number) => `${card} on top of ${count}`,
  kinds: {
    stock: 'The stock is better than the top discard.',
    discard: 'The top discard helps you.',
    chain: (length: number) => `You can lay a chain of ${length}.`,
    away: 'No chain is worth laying yet: discard a card.',
  },
};

export type LinxSpeechWords = typeof en;

const de: LinxSpeechWords = {
  mine: (points, cards) => `Du hast ${points} Punkte. Deine Hand: ${cards || 'leer'}.`,
  cards: (count) => (count === 1 ? '1 Karte' : `${count} Karten`),
  other: (name, cards, points, known) =>
    `${name}: ${cards}, ${points} Punkte${known ? `; bekannt: ${known}` : ''}.`,
  sitsOut: (name, points) => `${name} setzt aus, ${points} Punkte.`,
  anchors: (anchors) => `Anker: ${anchors}.`,
  scoring: (length, points) => `${points} für ${length} Karten`,
  table: (scoring, stock, top) =>
    `Wertungskarten: ${scoring || 'keine'}. Stapel: ${stock}; Ablage: ${top || 'leer'}.`,
  top: (card, count) => `${card} oben auf ${count}`,
  kinds: {
    stock: 'Der Stapel ist besser als die oberste Karte der Ablage.',
    discard: 'Die oberste Karte der Ablage hilft dir.',
    chain: (length) => `Du kannst eine Kette aus ${length} legen.`,
    away: 'Noch lohnt sich keine Kette: Wirf eine Karte ab.',
  },
};

export const LINX_SPEECH: Readonly<Record<Language, LinxSpeechWords>> = { en, de };
