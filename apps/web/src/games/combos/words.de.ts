import { does, nominative } from '@quartet/core/words.de';
import type { CombosWords } from './words.en.ts';

export const words: CombosWords = {
  steps: {
    solo: 'Einzelkarte',
    'two-straight': 'Zweierfolge',
    pair: 'Paar',
    'three-straight': 'Dreierfolge',
    trips: 'Drilling',
  },
  short: ({ type, numbers }) => {
    if (type === 'solo') return `Einzelne ${numbers[0]}`;
    if (type === 'pair') return `Paar ${numbers[0]}`;
    return type === 'trips' ? `Drilling ${numbers[0]}` : numbers.join('-');
  },
  long: ({ type, numbers }) => {
    if (type === 'pair') return `Paar ${numbers[0]}`;
    if (type === 'trips') return `Drilling ${numbers[0]}`;
    return `${type === 'solo' ? 'Einzelkarte' : type === 'two-straight' ? 'Zweierfolge' : 'Dreierfolge'} ${numbers.join('-')}`;
  },
  asX: (cards, name) => `${cards} als ${name}`,

  ladder: 'Rangfolge',
  ladderRule: 'erst die Stufe, dann die Summe',
  anyBeats: 'jede überbietet',
  anyWillDo: 'jede geht',
  tooLow: 'zu niedrig',
  needs: (least) => `ab ${least}`,
  noneHigher: 'keine ist höher',
  toBeat: 'überbieten',

  thisTurn: 'Dieser Durchgang',
  lastTurn: 'Letzter Durchgang',
  clockwise: 'reihum, jede Person einmal',
  best: 'Beste',
  won: 'Gewonnen',
  yourChoice: 'Deine Wahl',
  opened: 'eröffnet',
  sum: (sum) => `Summe ${sum}`,
  noPlay: 'nichts',
  out: 'Fertig',
  outNote: 'keine Karten',
  tookReserve: 'Reserve',
  tookReserveCard: (card) => `Reserve ${card}`,
  toPlace: (place) => `auf Platz ${place}`,
  acts: 'ist dran',
  waits: 'kommt noch',
  unasked: 'nicht gefragt',
  ended: (card) => `Ende durch ${card === 'S' ? 'Stopp' : 'X'}`,
  ends: (card, draws) =>
    `${card === 'S' ? 'Stopp' : 'X'} beendet den Durchgang${draws > 0 ? `, zieht ${draws}` : ''}`,
  unbeaten: (draws) => (draws > 0 ? `Ungeschlagen: gewinnt, zieht ${draws}` : 'Ungeschlagen: gewinnt'),
  bust: 'gibt sich geschlagen',
  pays: (left) => `zahlt einen Chip, noch ${left}`,
  stopNote: 'Durchgang endet',
  redrawNote: 'wer gewinnt: +3',
  noRedraw: 'Kein Nachziehen: Es wird nichts gezogen',
  redraws: (cards) => `Wer gewinnt, zieht ${cards === 1 ? '1 Karte' : `${cards} Karten`}`,
  drawing: (name, more) =>
    more > 0
      ? `${does(name, 'steckt')} eine gezogene Karte ein, danach noch ${more}`
      : `${does(name, 'steckt')} die letzte gezogene Karte ein`,
  putAway: (count) => (count === 1 ? '1 Karte weggelegt' : `${count} Karten weggelegt`),

  reserve: 'Reserve',
  yourReserve: 'Deine Reserve',
  left: (count) => `noch ${count}`,
  anyPlace: 'kommt an jeden Platz der Hand',
  usedUp: 'verbraucht',
  pile: 'Stapel',
  pileNote: 'nur nach Nachziehen oder X',
  yourChips: 'Deine Chips',
  chips: (count) => (count === 1 ? 'noch 1 Chip' : `noch ${count} Chips`),
  lost: 'konnte nicht zahlen',
  showLast: (name) => `Letzten Zug von ${name} zeigen`,
  known: (card, place) => `${card} auf Platz ${place}`,

  knownToAll: 'allen bekannt',
  orderFixed: 'feste Reihenfolge',
  noHand: 'Gerade wird keine Hand gezeigt.',
  cardAt: (card, position, count) => `${card}, Karte ${position} von ${count}`,
  playable: 'spielbar',
  notPlayable: 'jetzt nicht spielbar',
  takeCard: (card) => `Reservekarte ${card} nehmen`,
  reserveCard: (card) => `Reservekarte ${card}`,
  gapFirst: (card) => `Platz 1, vor ${card}`,
  gapLast: (place, card) => `Platz ${place}, nach ${card}`,
  gapBetween: (place, left, right) => `Platz ${place}, zwischen ${left} und ${right}`,
  gapAlone: 'Platz 1, die einzige Karte',

  plays: 'Mögliche Züge',
  readings: 'X steht für',
  chooseX: 'X steht für:',
  takeReserve: 'Reserve nehmen',
  goBust: 'Geschlagen geben',
  choose: 'Karten wählen',
  chooseNote: 'Tippe eine Karte an, dann die daneben.',
  nothingBeats: 'Nichts auf deiner Hand ist höher.',
  waitFor: (name) => `${does(name, 'ist')} am Zug.`,
  over: 'Das Spiel ist aus.',
  pickPlace: 'Tippe den Platz an, an den sie kommt.',

  open: (name) => `Eröffnen: ${name}`,
  play: (name) => `${name} spielen`,
  playBeats: (name, other) => `${name} spielen, überbietet ${other}`,
  playWins: (name) => `${name} spielen und gewinnen`,
  playDraws: (name, cards) => `${name} spielen, gewinnen, ${cards} ziehen`,
  stopWins: (cards) =>
    cards > 0 ? `Stopp spielen: gewinnen, ${cards} ziehen` : 'Stopp spielen: Durchgang gewinnen',
  redraw: (cards) => `Nachziehen: Wer gewinnt, zieht ${cards}`,
  redrawNone: 'Nachziehen: Stapel ist leer',
  redrawLast: (cards, name) => `Nachziehen: ${does(nominative(name), 'zieht')} ${cards}`,
  take: (card, place) => `${card} auf Platz ${place} nehmen`,
  put: (card, place) => `${card} auf Platz ${place} stecken`,
  bustPays: 'Geschlagen geben: Chip zahlen',
  bustLoses: 'Geschlagen geben: Spiel verlieren',

  beats: (mine, name, theirs) => `${mine} überbietet ${theirs} von ${name}.`,
  opens: (mine) => `${mine} eröffnet den Durchgang.`,
  winsAndOpens: (cards) =>
    `Du gewinnst den Durchgang und eröffnest mit ${cards === 1 ? '1 Karte' : `${cards} Karten`}.`,
  winsAndDraws: (cards) =>
    `Du gewinnst den Durchgang und ziehst ${cards === 1 ? '1 Karte' : `${cards} Karten`}.`,
  handEmpty: 'Deine Hand ist dann leer.',
  stillAct: (names) => `Nach dir noch dran: ${names}.`,
  stopDoes: 'Stopp beendet den Durchgang, und du gewinnst ihn.',
  redrawDoes: 'Was zu überbieten war, bleibt zu überbieten.',
  reserveDoes: (card) => `${card} kommt auf deine Hand, und alle wissen, wo.`,
  drawn: (card) => `Gezogen: ${card}.`,
  drawnDoes: (more) => (more > 0 ? `Danach noch ${more}.` : 'Die letzte.'),
  makes: (name) => `ergibt ${name}`,
  bustDoes: 'Die Runde endet sofort, und nur du zahlst.',
};
