import type { View } from '@quartet/linx';
import type { Tip } from '../../learn/tips/tip.ts';

const LOW = 14;
const LONG = 8;

export const tips: readonly Tip<View>[] = [
  {
    id: 'linx-two',
    text: {
      en: 'With fewer than ten cards you draw two. You see the first before you choose the second.',
      de: 'Mit weniger als zehn Karten ziehst du zwei. Die erste siehst du, bevor du die zweite wählst.',
    },
    when: ({ phase, drawsLeft }) => phase === 'draw' && drawsLeft === 2,
  },
  {
    id: 'linx-low',
    text: {
      en: 'The stock is low, and the game ends with it. Lay now what you can reach.',
      de: 'Der Stapel geht zur Neige, und mit ihm endet das Spiel. Leg jetzt, was du erreichst.',
    },
    when: ({ phase, stock }) => phase === 'act' && stock.count <= LOW,
  },
  {
    id: 'linx-long',
    text: {
      en: 'A long scoring card lies open: waiting a few turns for a longer chain may pay.',
      de: 'Eine lange Wertungskarte liegt aus: Ein paar Züge auf eine längere Kette zu warten, kann sich lohnen.',
    },
    when: ({ phase, scoring, won }, me) =>
      phase === 'act' && won[me]!.length > 0 && scoring.some((length) => length !== null && length >= LONG),
  },
  {
    id: 'linx-act',
    text: {
      en: 'Tap an anchor, then cards that fit. “Longest?” tells how long a chain your hand can make.',
      de: 'Tippe auf einen Anker, dann auf passende Karten. „Längste?“ sagt, wie lang eine Kette sein kann.',
    },
    when: ({ phase }) => phase === 'act',
  },
];
