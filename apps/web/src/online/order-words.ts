import type { Language } from '@quartet/core';

const en = {
  title: 'Standing orders',
  note: 'Sometimes you have to decide in somebody else’s turn. What you settle here is done at once, and nobody has to wait for you. Only you can see it.',
  askMe: 'Ask me.',
  lasts: 'How long this holds',
  once: 'For the next time only',
  always: 'Until I change it',
  save: 'Settle',
  drop: 'Drop all orders',
};

export type OrderWords = typeof en;

const de: OrderWords = {
  title: 'Vorgaben',
  note: 'Manchmal musst du in einem fremden Zug etwas entscheiden. Was du hier vorgibst, geschieht sofort, und niemand muss auf dich warten. Nur du kannst es sehen.',
  askMe: 'Frag mich.',
  lasts: 'Wie lange das gilt',
  once: 'Nur für das nächste Mal',
  always: 'Bis ich es ändere',
  save: 'Festlegen',
  drop: 'Alle Vorgaben aufheben',
};

export const ORDER_WORDS: Readonly<Record<Language, OrderWords>> = { en, de };
