import { whom, YOU } from '@quartet/core/words.en';
import type { Card } from '@quartet/linko';
import type { Verdict } from './verdict.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

export const words = {
  /** "a 7", "three 7s", "two 7s and a joker", "two jokers" */
  set: (cards: readonly Card[]): string => {
    const jokers = cards.filter((card) => card === 'X').length;
    const numbers = cards.length - jokers;
    const parts: string[] = [];
    if (numbers === 1) parts.push(cards[0] === '8' || cards[0] === '11' ? `an ${cards[0]}` : `a ${cards[0]}`);
    if (numbers > 1) parts.push(`${NUMBERS[numbers]} ${cards[0]}s`);
    if (jokers > 0) parts.push(jokers === 1 ? 'a joker' : `${NUMBERS[jokers]} jokers`);
    return parts.join(' and ');
  },
  list: (names: readonly string[]): string =>
    names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`,
  cards: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
  unit: (count: number): string => (count === 1 ? 'card' : 'cards'),
  known: (count: number) => `${count} known`,
  moreBelow: 'more',
  below: 'Below',
  top: 'Top',
  noLayer: 'No layer yet',
  details: (name: string) => `Details of ${whom(name)}`,
  showLast: 'Show last move',
  seatName: (name: string, cards: string, total: string, top: string, verdict: string) =>
    `${name}: ${cards} in hand, ${total} points, top layer ${top || 'none'}. ${verdict}`,
  layersOf: (name: string) => `${name === YOU ? 'Your layers' : `Layers of ${name}`}, top first`,
  knownOf: (name: string) => `Cards known to be in ${name === YOU ? 'your hand' : `the hand of ${name}`}`,
  nobodyKnows: 'None: this hand is secret.',
  roundOf: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  lastTurn: 'Last turn: the row cannot be refilled.',
  row: 'Row',
  rowNote: 'Open cards to draw from after a snatch. If a slot stays empty, this turn ends the round.',
  slot: (slot: number, cards: string) => `Row slot ${slot}: ${cards}`,
  slotEmpty: (slot: number) => `Row slot ${slot}, empty`,
  emptyNote: 'empty',
  asOne: 'as one',
  fresh: 'new',
  pileName: (count: number) => `Pile, ${count === 1 ? '1 card' : `${count} cards`}`,
  left: 'in the pile',
  leftShort: 'left',
  discards: 'Discards',
  discardsName: (count: number) => `Discards: ${count} cards, out of play. Show them`,
  discarded: 'discarded',
  discardsShort: 'out',
  noDiscards: 'Nothing has been discarded.',
  handPile: (card: string, count: string, chosen: string) => `${card}, ${count}${chosen}`,
  chosen: (numbers: number, all: number) => `, ${numbers} of ${all} chosen`,
  fewer: 'One card fewer',
  more: 'One card more',
  addJoker: (jokers: number, all: number) => `Add a joker: ${jokers} of ${all}`,
  jokerCount: (jokers: number, all: number) => `${jokers} of ${all}`,
  chooseFirst: 'First choose cards of one number.',
  choosePrompt: 'Tap a number to choose all its cards.',
  watching: 'No hand is open on this screen.',
  play: (set: string) => `Play ${set}`,
  playNothing: 'Play',
  snatches: (names: string) => `, snatches ${names}`,
  andEnds: 'Play and end the round',
  endsWith: (points: string) => `The round ends: ${points}.`,
  snatchesFrom: (names: string) => `Snatches from ${names}.`,
  takeOrLeave: 'You take the cards or leave them.',
  ghostToo: 'The ghost must give a group.',
  noSnatch: 'Snatches nothing.',
  ghost: 'Ghost',
  ghostFacts: (count: number) => `open hand, ${count === 1 ? '1 card' : `${count} cards`}`,
  ghostRule: 'must be taken',
  ghostGroup: (set: string, reach: boolean) => `Ghost: ${set}${reach ? ', in reach' : ''}`,
  ghostSafe: 'no group in reach',
  ghostAsk: 'Snatch a group of the ghost',
  ghostAskNote: (played: string) => `Played: ${played}. One of these groups must be taken.`,
  ghostTake: (set: string) => `Take ${set}`,
  mustDraw: (count: number) => `draws ${count}`,
  takesBack: (count: number) => `takes ${count} back`,
  nextTop: 'Next',
  snatchTitle: (name: string) => `You snatch from ${name}`,
  snatchNote: (theirs: string, yours: string) => `${theirs}, beaten by ${yours}.`,
  follows: (names: string) => `Then ${names}.`,
  lastSnatch: 'Your turn ends after this.',
  take: 'Take into my hand',
  takeNote: (from: number, to: number, name: string, draws: number) =>
    `${from} → ${to} cards; ${name} draws ${draws}`,
  leave: (name: string) => `Leave to ${name}`,
  leaveNote: (draws: number) => `to reclaim, or to swap for ${draws} new`,
  reclaimTitle: (name: string) => `${name} leaves you your cards`,
  reclaimNote: (yours: string, theirs: string) => `${yours}, beaten by ${theirs}.`,
  reclaim: 'Take back into hand',
  reclaimResult: (from: number, to: number) => `${from} → ${to} cards`,
  discard: (draws: number) => `Discard, draw ${draws}`,
  discardResult: 'new ones from pile or row',
  drawTitle: (at: number, of: number) => `Draw ${at} of ${of}`,
  drawNote: 'Tap a card of the row, or the pile.',
  drawPile: 'Draw from the pile',
  handNow: 'Your hand',
  verdictTitle: (verdict: Verdict): string =>
    ({
      snatch: 'Snatch',
      size: 'Safe',
      value: 'Safe',
      open: verdict.kind === 'open' && verdict.value < 14 ? 'Beaten by' : 'Top',
      none: '',
      decides: '',
      draws: '',
    })[verdict.kind],
  verdict: (verdict: Verdict): string => {
    switch (verdict.kind) {
      case 'none':
        return 'No layer yet';
      case 'open':
        if (verdict.value === 14) return 'nothing beats it';
        if (verdict.value === 13) return verdict.size === 1 ? 'one joker' : `${verdict.size} jokers`;
        return `${verdict.size} above ${verdict.value}`;
      case 'size':
        return `${verdict.has === 1 ? '1 card' : `${verdict.has} cards`}, not ${verdict.needs}`;
      case 'value':
        return verdict.has === verdict.needs
          ? `${verdict.has} = ${verdict.needs}`
          : `${verdict.has} > ${verdict.needs}`;
      case 'snatch':
        return `${verdict.size} = ${verdict.size}, ${verdict.played} > ${verdict.value}`;
      case 'decides':
        return 'Reclaim or discard?';
      case 'draws':
        return verdict.due === 1 ? 'Draws 1 more card' : `Draws ${verdict.due} more cards`;
    }
  },
};

export type LinkoWords = typeof words;
