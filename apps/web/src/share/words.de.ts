import type { ShareWords } from './words.en.ts';

export const words: ShareWords = {
  title: 'Diese Partie teilen',
  picture: (headline) => `Bild: ${headline}`,
  drawing: 'Das Bild wird gezeichnet …',
  failed: 'Das Bild ließ sich nicht zeichnen. Der Text lässt sich trotzdem kopieren.',
  showNames: 'Die Namen der anderen zeigen',
  askFirst: 'Frag sie vorher. Sonst nennt das Bild nur dich, und eine Hand zeigt es nie.',
  share: 'Teilen …',
  save: 'Bild sichern',
  copy: 'Text kopieren',
  copied: 'Der Text ist kopiert.',
  notCopied: 'Kopieren geht hier nicht: Markiere den Text oben.',
  players: (count) => `zu ${COUNTS[count] ?? count}`,
  me: 'Ich',
  bot: 'ein Bot',
  botOf: (level) => `ein Bot, ${level}`,
  friend: 'jemand',
  friendOf: (letter) => `jemand (${letter})`,
  won: (name, amount) => `${name ? `${name} hat` : 'Ich habe'} gewonnen${amount && `: ${amount}`}`,
  came: (name, place, amount) => `Platz ${place} für ${name ?? 'mich'}: ${amount}`,
  line: (game, headline, players) => `${game}: ${headline}, ${players}.`,
};

const COUNTS: Readonly<Record<number, string>> = {
  2: 'zweit',
  3: 'dritt',
  4: 'viert',
  5: 'fünft',
  6: 'sechst',
};
