import type { OrderWords } from './order-words.en.ts';

export const words: OrderWords = {
  title: 'Vorgaben',
  note: 'Manches ist zu entscheiden, während du nicht da bist. Was du hier vorgibst, geschieht sofort, und niemand muss auf dich warten. Nur du kannst es sehen.',
  askMe: 'Frag mich.',
  lasts: 'Wie lange das gilt',
  once: 'Nur für das nächste Mal',
  always: 'Bis ich es ändere',
  save: 'Festlegen',
  drop: 'Alle Vorgaben aufheben',
};
