import type { ChallengeWords } from './words.en.ts';

export const words: ChallengeWords = {
  title: 'Herausforderung',
  titleOf: (game) => `Herausforderung: ${game}`,
  invites: (name) => `${name} fordert dich heraus`,
  somebody: 'Jemand fordert dich heraus',
  terms: (names) =>
    `Du bekommst dieselben Karten am selben Platz, gegen dieselben Bots: ${names}. Es zählt, was du beim ersten Mal zu Ende spielst, ohne Tipps und ohne Zurücknehmen.`,
  hidden: 'Das andere Ergebnis siehst du, wenn du gespielt hast.',
  notYetPlayed: 'Auch dort wurde noch nicht gespielt.',
  play: 'Spielen',
  goOn: 'Weiterspielen',
  brokenLink: 'Dieser Link ist nicht vollständig. Lass ihn dir noch einmal schicken.',
  otherRules: 'Diese Herausforderung braucht eine andere Version von Quartet.',
  missing: 'Auf diesem Gerät gibt es kein solches Spiel, oder seine Karten sind nicht bekannt.',
  results: 'Ergebnisse',
  who: 'Wer',
  points: 'Punkte',
  lookBack: 'Rückblick',
  lookBackAt: (name) => `Rückblick auf das Spiel von ${name}`,
  differs: (name, ply) => `Von ${name} unterscheidest du dich zuerst bei Entscheidung ${ply}`,
  yours: (move) => `Du: ${move}`,
  theirs: (name, move) => `${name}: ${move}`,
  ended: 'das Spiel war aus',
  openYours: 'Dort deines öffnen',
  openTheirs: 'Dort das andere öffnen',
  botsDiffer:
    'Hier antworteten die Bots verschieden: Eines der Spiele ist älter als Bots, die allen gleich antworten.',
  alike: (name) => `${name} und du habt genau gleich gespielt.`,
  alone: 'Noch niemand sonst hat es gespielt.',
  send: 'Jemanden herausfordern',
  sendNote:
    'Wer diesen Link öffnet, spielt dieselben Karten an deinem Platz gegen dieselben Bots und sieht dein Ergebnis erst danach.',
  sendFresh:
    'Wer diesen Link öffnet, spielt dieselben Karten an deinem Platz gegen dieselben Bots. Dein Ergebnis steht noch nicht darin.',
  sendBack: 'Schicke ihn zurück: Dann sieht auch, wer dich herausgefordert hat, dein Ergebnis.',
  standIn: 'Mittelstarke Bots sitzen, wo andere Leute saßen.',
  handIn: 'Auf diesem Server vergleichen',
  handInNote:
    'Dein Spiel wird eingereicht. Wer auch eingereicht hat, sieht deinen Namen, deine Punkte und Züge, so wie du.',
  notTaken: 'Der Server hat es nicht angenommen: Er prüft jeden Zug, und nur Bots, die sofort antworten.',
  copy: 'Link kopieren',
  handOn: 'Link teilen',
  copied: 'Der Link ist kopiert.',
  link: 'Der Link',
};
