import { accusative, dative, YOU } from '@quartet/core/words.de';
import type { LinkoWords } from './words.en.ts';

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const words: LinkoWords = {
  set: (cards) => {
    const jokers = cards.filter((card) => card === 'X').length;
    const numbers = cards.length - jokers;
    const parts: string[] = [];
    if (numbers > 0) parts.push(numbers === 1 ? `eine ${cards[0]}` : `${numbers} × ${cards[0]}`);
    if (jokers > 0) parts.push(jokers === 1 ? 'einen Joker' : `${jokers} Joker`);
    return parts.join(' und ');
  },
  list: (names) =>
    names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`,
  cards: (count) => (count === 1 ? '1 Karte' : `${count} Karten`),
  unit: (count) => (count === 1 ? 'Karte' : 'Karten'),
  known: (count) => `${count} bekannt`,
  moreBelow: 'mehr',
  below: 'Darunter',
  top: 'Oben',
  noLayer: 'Noch keine Lage',
  details: (name) => `Mehr über ${accusative(name)}`,
  showLast: 'Letzten Zug zeigen',
  seatName: (name, cards, total, top, verdict) =>
    `${name}: ${cards} auf der Hand, ${total} Punkte, oberste Lage ${top || 'keine'}. ${verdict}`,
  layersOf: (name) => `${name === YOU ? 'Deine Lagen' : `Lagen von ${name}`}, oberste zuerst`,
  knownOf: (name) => `Bekannte Handkarten von ${dative(name)}`,
  nobodyKnows: 'Keine: Diese Hand ist geheim.',
  roundOf: (round, rounds) => `Runde ${round} von ${rounds}`,
  lastTurn: 'Letzter Zug: Die Reihe ist nicht mehr aufzufüllen.',
  row: 'Reihe',
  rowNote: 'Offene Karten zum Ziehen. Bleibt ein Feld leer, endet die Runde mit diesem Zug.',
  slot: (slot, cards) => `Feld ${slot} der Reihe: ${cards}`,
  slotEmpty: (slot) => `Feld ${slot} der Reihe, leer`,
  emptyNote: 'leer',
  asOne: 'als eine',
  fresh: 'neu',
  pileName: (count) => `Stapel, ${count === 1 ? '1 Karte' : `${count} Karten`}`,
  left: 'im Stapel',
  leftShort: 'übrig',
  discards: 'Ablage',
  discardsName: (count) => `Ablage: ${count} Karten, aus dem Spiel. Anzeigen`,
  discarded: 'abgelegt',
  discardsShort: 'weg',
  noDiscards: 'Es wurde noch nichts abgeworfen.',
  handPile: (card, count, chosen) => `${card}, ${count}${chosen}`,
  chosen: (numbers, all) => `, ${numbers} von ${all} gewählt`,
  fewer: 'Eine Karte weniger',
  more: 'Eine Karte mehr',
  addJoker: (jokers, all) => `Joker dazu: ${jokers} von ${all}`,
  jokerCount: (jokers, all) => `${jokers} von ${all}`,
  chooseFirst: 'Wähle zuerst Karten einer Zahl.',
  choosePrompt: 'Eine Zahl antippen wählt alle ihre Karten.',
  watching: 'Hier liegt gerade keine Hand offen.',
  play: (set) => capital(`${set} spielen`),
  playNothing: 'Spielen',
  snatches: (names) => `, luchst bei ${names} ab`,
  andEnds: 'Spielen und Runde beenden',
  endsWith: (points) => `Die Runde endet: ${points}.`,
  snatchesFrom: (names) => `Luchst bei ${names} ab.`,
  takeOrLeave: 'Du nimmst die Karten oder überlässt sie.',
  ghostToo: 'Der Geist muss eine Gruppe hergeben.',
  noSnatch: 'Luchst nichts ab.',
  ghost: 'Geist',
  ghostFacts: (count) => `offene Hand, ${count === 1 ? '1 Karte' : `${count} Karten`}`,
  ghostRule: 'eine muss weg',
  ghostGroup: (set, reach) => `Geist: ${set}${reach ? ', erreichbar' : ''}`,
  ghostSafe: 'keine Gruppe erreichbar',
  ghostAsk: 'Luchse dem Geist eine Gruppe ab',
  ghostAskNote: (played) => `Gespielt: ${played}. Eine dieser Gruppen musst du nehmen.`,
  ghostTake: (set) => capital(`${set} nehmen`),
  mustDraw: (count) => `zieht ${count}`,
  takesBack: (count) => `nimmt ${count} zurück`,
  nextTop: 'Dann',
  snatchTitle: (name) => `Du luchst bei ${name} ab`,
  snatchNote: (theirs, yours) => `${theirs}, geschlagen durch ${yours}.`,
  follows: (names) => `Danach ${names}.`,
  lastSnatch: 'Danach endet dein Zug.',
  take: 'Auf die Hand nehmen',
  takeNote: (from, to, name, draws) => `${from} → ${to} Karten; ${name} zieht ${draws}`,
  leave: (name) => `${name} überlassen`,
  leaveNote: (draws) => `zurück, oder ${draws} neue dafür`,
  reclaimTitle: (name) => `${name} überlässt dir deine Karten`,
  reclaimNote: (yours, theirs) => `${yours}, geschlagen durch ${theirs}.`,
  reclaim: 'Zurücknehmen',
  reclaimResult: (from, to) => `${from} → ${to} Karten`,
  discard: (draws) => `Abwerfen, ${draws} ziehen`,
  discardResult: 'neue aus Stapel oder Reihe',
  drawTitle: (at, of) => `Ziehe ${at} von ${of}`,
  drawNote: 'Reihe oder Stapel antippen.',
  drawPile: 'Vom Stapel ziehen',
  handNow: 'Deine Hand',
  verdictTitle: (verdict) =>
    ({
      snatch: 'Weg',
      size: 'Sicher',
      value: 'Sicher',
      open: verdict.kind === 'open' && verdict.value < 14 ? 'Fällt an' : 'Oben',
      none: '',
      decides: '',
      draws: '',
    })[verdict.kind],
  verdict: (verdict) => {
    switch (verdict.kind) {
      case 'none':
        return 'Noch keine Lage';
      case 'open':
        if (verdict.value === 14) return 'unschlagbar';
        if (verdict.value === 13) return verdict.size === 1 ? 'einen Joker' : `${verdict.size} Joker`;
        return `${verdict.size} über ${verdict.value}`;
      case 'size':
        return `${verdict.has === 1 ? '1 Karte' : `${verdict.has} Karten`}, nicht ${verdict.needs}`;
      case 'value':
        return verdict.has === verdict.needs
          ? `${verdict.has} = ${verdict.needs}`
          : `${verdict.has} > ${verdict.needs}`;
      case 'snatch':
        return `${verdict.size} = ${verdict.size}, ${verdict.played} > ${verdict.value}`;
      case 'decides':
        return 'Nehmen oder abwerfen?';
      case 'draws':
        return verdict.due === 1 ? 'Zieht noch 1 Karte' : `Zieht noch ${verdict.due} Karten`;
    }
  },
};
