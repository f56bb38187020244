import type { Combination } from '@quartet/combos';
import type { Language } from '@quartet/core';

/** A combination as a sentence needs it: its type and its numbers in ascending order. */
export interface Named {
  readonly type: Combination;
  readonly numbers: readonly number[];
}

/** "Pair of 9" within a sentence. */
function within(name: string): string {
  return name.replace(/\b(Solo|Pair|Trips)\b/, (word) => word.toLowerCase());
}

const en = {
  steps: {
    solo: 'Solo',
    'two-straight': '2-straight',
    pair: 'Pair',
    'three-straight': '3-straight',
    trips: 'Trips',
  } as Readonly<Record<Combination, string>>,
  /** Short, for a button: "Pair of 11", "7-8-9". */
  short: ({ type, numbers }: Named): string => {
    if (type === 'solo') return `Solo ${numbers[0]}`;
    if (type === 'pair') return `Pair of ${numbers[0]}`;
    return type === 'trips' ? `Trips of ${numbers[0]}` : numbers.join('-');
  },
  /** Within a sentence. */
  long: ({ type, numbers }: Named): string => {
    if (type === 'pair') return `pair of ${numbers[0]}`;
    if (type === 'trips') return `trips of ${numbers[0]}`;
    return `${type === 'solo' ? 'solo' : type === 'two-straight' ? '2-straight' : '3-straight'} ${numbers.join('-')}`;
  },
  asX: (cards: string, name: string) => `${cards} as ${name}`,

  ladder: 'Ladder',
  ladderRule: 'higher step wins, then the sum',
  anyBeats: 'any beats',
  anyWillDo: 'any will do',
  tooLow: 'too low',
  needs: (least: string) => `needs ${least}+`,
  noneHigher: 'none is higher',
  toBeat: 'to beat',

  thisTurn: 'This turn',
  lastTurn: 'Last turn',
  clockwise: 'each acts once, clockwise',
  best: 'Best',
  bestSoFar: 'Best so far',
  won: 'Won',
  yourChoice: 'Your choice',
  opened: 'opened',
  sum: (sum: number) => `sum ${sum}`,
  noPlay: 'no play',
  out: 'Out',
  outNote: 'hand empty',
  tookReserve: 'Reserve',
  tookReserveCard: (card: string) => `Reserve ${card}`,
  toPlace: (place: number) => `to place ${place}`,
  acts: 'acts now',
  places: 'places cards',
  waits: 'still to act',
  stopNote: 'ends the turn',
  redrawNote: 'winner: +3',
  noRedraw: 'No Redraw this turn: the winner draws nothing',
  redraws: (cards: number) => `The winner draws ${cards === 1 ? '1 card' : `${cards} cards`}`,
  drawing: (name: string, more: number) =>
    more > 0 ? `${name} places a card drawn, ${more} more to come` : `${name} places the last card drawn`,
  putAway: (count: number) => (count === 1 ? '1 card put away' : `${count} cards put away`),

  reserve: 'Reserve',
  yourReserve: 'Your reserve',
  left: (count: number) => `${count} left`,
  anyPlace: 'goes to any place in your hand',
  usedUp: 'used up',
  pile: 'Pile',
  pileNote: 'drawn only after Redraw or X',
  yourChips: 'Your chips',
  chips: (count: number) => (count === 1 ? '1 chip left' : `${count} chips left`),
  lost: 'could not pay',
  showLast: (name: string) => `Show ${name}’s last move`,
  known: (card: string, place: number) => `${card} at place ${place}`,

  knownToAll: 'known to all',
  orderFixed: 'order is fixed',
  anyOrder: 'any order counts',
  noHand: 'Nobody’s hand is shown now.',
  cardAt: (card: string, position: number, count: number) => `${card}, card ${position} of ${count}`,
  playable: 'playable',
  notPlayable: 'not playable now',
  takeCard: (card: string) => `Take reserve card ${card}`,
  reserveCard: (card: string) => `Reserve card ${card}`,
  gapFirst: (card: string) => `Place 1, before ${card}`,
  gapLast: (place: number, card: string) => `Place ${place}, after ${card}`,
  gapBetween: (place: number, left: string, right: string) => `Place ${place}, between ${left} and ${right}`,
  gapAlone: 'Place 1, the only card',

  plays: 'Legal plays',
  readings: 'X stands for',
  chooseX: 'X stands for:',
  takeReserve: 'Take reserve',
  goBust: 'Go bust',
  choose: 'Choose cards',
  chooseNote: 'Tap a card, then its neighbour for more.',
  nothingBeats: 'Nothing in your hand beats this.',
  waitFor: (name: string) => `It is ${name}’s turn.`,
  over: 'The game is over.',
  pickPlace: 'Tap the place where it goes.',

  open: (name: string) => `Open with ${within(name)}`,
  play: (name: string) => `Play ${within(name)}`,
  playBeats: (name: string, other: string) => `Play ${within(name)}, beats ${other}`,
  playWins: (name: string) => `Play ${within(name)}, win the turn`,
  playDraws: (name: string, cards: number) => `Play ${within(name)}, win and draw ${cards}`,
  stopWins: (cards: number) => (cards > 0 ? `Stop: win the turn, draw ${cards}` : 'Stop: win the turn'),
  redraw: (cards: number) => `Redraw: winner draws ${cards}`,
  redrawNone: 'Redraw: the pile is empty',
  redrawLast: (cards: number, name: string) => `Redraw: ${name} draws ${cards}`,
  take: (card: string, place: number) => `Take ${card} to place ${place}`,
  put: (card: string, place: number) => `Put ${card} at place ${place}`,
  bustPays: 'Go bust: pay a chip',
  bustLoses: 'Go bust: lose the game',

  beats: (mine: string, name: string, theirs: string) => `${mine} beats ${name}’s ${theirs}.`,
  opens: (mine: string) => `${mine} opens the turn.`,
  winsAndOpens: (cards: number) =>
    `You win the turn and open the next with ${cards === 1 ? '1 card' : `${cards} cards`}.`,
  winsAndDraws: (cards: number) => `You win the turn and draw ${cards === 1 ? '1 card' : `${cards} cards`}.`,
  handEmpty: 'Your hand is empty then.',
  stillAct: (names: string) => `Still to act after you: ${names}.`,
  stopDoes: 'Stop ends the turn at once, and you win it.',
  redrawDoes: 'Redraw beats nothing; what was to beat stays.',
  reserveDoes: (card: string) => `${card} joins your hand, and everybody knows it there.`,
  drawn: (card: string) => `You drew ${card}.`,
  drawnDoes: (more: number) => (more > 0 ? `${more} more to come.` : 'The last one.'),
  makes: (name: string) => `makes ${name}`,
  bustDoes: 'The round ends at once, and you alone pay.',

  roundBust: (name: string) => `${name} went bust and paid a chip.`,
  roundLast: (name: string) => `${name} was the last with cards and paid a chip.`,
  roundAll: (names: string) => `All hands were empty: ${names} paid a chip each.`,
  roundNew: (round: number) => `Round ${round} begins.`,
};

export type CombosWords = typeof en;

const de: CombosWords = {
  steps: {
    solo: 'Einzeln',
    'two-straight': '2er-Folge',
    pair: 'Paar',
    'three-straight': '3er-Folge',
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
  bestSoFar: 'Beste bisher',
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
  places: 'steckt ein',
  waits: 'kommt noch',
  stopNote: 'Durchgang endet',
  redrawNote: 'Gewinn: +3',
  noRedraw: 'Kein Nachziehen: Es wird nichts gezogen',
  redraws: (cards) => `Wer gewinnt, zieht ${cards === 1 ? '1 Karte' : `${cards} Karten`}`,
  drawing: (name, more) =>
    more > 0
      ? `${name} steckt eine gezogene Karte ein, danach noch ${more}`
      : `${name} steckt die letzte gezogene Karte ein`,
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
  anyOrder: 'Reihenfolge egal',
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
  goBust: 'Aufgeben',
  choose: 'Karten wählen',
  chooseNote: 'Tippe eine Karte an, dann die daneben.',
  nothingBeats: 'Nichts auf deiner Hand ist höher.',
  waitFor: (name) => `${name} ist am Zug.`,
  over: 'Das Spiel ist aus.',
  pickPlace: 'Tippe den Platz an, an den sie kommt.',

  open: (name) => `${name} eröffnet`,
  play: (name) => `${name} spielen`,
  playBeats: (name, other) => `${name}, überbietet ${other}`,
  playWins: (name) => `${name}, gewinnt Durchgang`,
  playDraws: (name, cards) => `${name}, gewinnt, zieht ${cards}`,
  stopWins: (cards) => (cards > 0 ? `Stopp: gewinnt, zieht ${cards}` : 'Stopp: gewinnt den Durchgang'),
  redraw: (cards) => `Nachziehen: Gewinn zieht ${cards}`,
  redrawNone: 'Nachziehen: Stapel ist leer',
  redrawLast: (cards, name) => `Nachziehen: ${name} zieht ${cards}`,
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

  roundBust: (name) => `${name} gab sich geschlagen und zahlte einen Chip.`,
  roundLast: (name) => `${name} hatte zuletzt noch Karten und zahlte einen Chip.`,
  roundAll: (names) => `Alle Hände waren leer: ${names} zahlten je einen Chip.`,
  roundNew: (round) => `Runde ${round} beginnt.`,
};

export const COMBOS_WORDS: Readonly<Record<Language, CombosWords>> = { en, de };
