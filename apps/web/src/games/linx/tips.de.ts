import type { LinxTipWords } from './tips.en.ts';

export const words: LinxTipWords = {
  'linx-aim': 'Ziel: die meisten Punkte. Verbinde zwei Anker zur Kette; lange bringen viel mehr.',
  'linx-two': 'Mit weniger als zehn Karten ziehst du zwei. Die erste siehst du, bevor du die zweite wählst.',
  'linx-low': 'Der Stapel geht zur Neige, und mit ihm endet das Spiel. Leg jetzt, was du erreichst.',
  'linx-long':
    'Eine lange Wertungskarte liegt aus: Ein paar Züge auf eine längere Kette zu warten, kann sich lohnen.',
  'linx-act':
    'Tippe auf einen Anker, dann auf passende Karten. „Längste?“ sagt, wie lang eine Kette sein kann.',
};
