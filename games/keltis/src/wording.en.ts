import type { Wording } from '@quartet/core';
import { about } from './about.ts';
import type { Card } from './cards.ts';
import type { KeltisShapes } from './shapes.ts';
import { isClosed } from './view.ts';
import { byColour, cardWords, type Phrases, signWords, worded } from './wording.ts';

const signs: Phrases['signs'] = { r: 'red', y: 'yellow', g: 'green', b: 'blue', p: 'purple', '*': 'point' };
const end = 'End';
const card = cardWords({ signs, end });
const sign = signWords(signs);

const list = new Intl.ListFormat('en');

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function all(cards: readonly Card[]): string {
  return byColour(cards).map(card).join(', ');
}

const ask: Phrases['ask'] = {
  act: () => 'Your turn: discard a card, lay one in a row, or claim a wishing stone with a pair.',
  draw: (view) => {
    const what = view.left === 2 ? 'the first of two cards' : 'a card';
    return isClosed(view)
      ? `Draw ${what} from the draw pile: the discard piles are closed.`
      : `Draw ${what}.`;
  },
  add: ({ left }) => `Add ${left === 2 ? 'up to two cards' : 'one more card'} to your rows, or stop.`,
  over: () => 'The match is over.',
};

const wait: Phrases['wait'] = {
  act: (name) => `Waiting for ${name} to play a card.`,
  draw: (name) => `Waiting for ${name} to draw.`,
  add: (name) => `Waiting for ${name} to add last cards.`,
  over: () => 'The match is over.',
};

const table: Phrases['table'] = {
  pile: (pile, removed) =>
    `Draw pile: ${count(pile, 'card')}.${removed > 0 ? ` Out of the game: ${removed}.` : ''}`,
  stones: (stones) => `Wishing stones on the table: ${stones}`,
  noStones: 'All wishing stones are taken.',
  discards: 'Discard piles, top card last:',
  noDiscards: 'The discard piles are empty.',
  player: (name, { hand, stones }, known) =>
    [
      `${name}: ${count(hand.count, 'card')} in hand`,
      known && `known to all: ${known}`,
      stones.length > 0 ? `wishing stones: ${stones.join(', ')}` : 'no wishing stone',
    ]
      .filter(Boolean)
      .join('; '),
  hand: (cards) => `hand: ${cards || 'empty'}`,
  points: (cards) => `point row: ${cards}`,
};

const moves: Phrases['moves'] = {
  discard: (move) => `Discard ${card(move.card)}`,
  claim: ({ cards }) => `Claim a wishing stone with ${card(cards[0])} and ${card(cards[1])}`,
  row: (move) => `Lay ${card(move.card)} on the ${sign('onto' in move ? move.onto : move.card)} row`,
  point: (move) => `Lay ${card(move.card)} in the point row`,
  draw: ({ from }) =>
    from === 'pile' ? 'Draw from the draw pile' : `Draw from the ${sign(from)} discard pile`,
  done: () => 'Add no more cards',
};

const events: Phrases['events'] = (name) => ({
  dealt: ({ seat, count: cards, cards: faces }) =>
    `${name(seat)} gets ${count(cards, 'card')}${faces ? `: ${all(faces)}` : ''}.`,
  prepared: ({ pile, removed }) =>
    `${count(pile, 'card')} in the draw pile${removed > 0 ? `, ${removed} out of the game` : ''}.`,
  discarded: (event) => `${name(event.seat)} discards ${card(event.card)}.`,
  claimed: ({ seat, cards, stone }) =>
    `${name(seat)} takes wishing stone ${stone} with ${card(cards[0])} and ${card(cards[1])}.`,
  laid: (event) => `${name(event.seat)} lays ${card(event.card)} on the ${sign(event.row)} row.`,
  'row-ended': ({ seat, row, ended }) =>
    `${name(seat)}'s ${sign(row)} row is ended; ${count(ended, 'ended row')} at the table.`,
  pointed: (event) => `${name(event.seat)} lays ${card(event.card)} in the point row.`,
  drew: ({ seat, pile, card: drawn }) =>
    `${name(seat)} draws ${drawn ? card(drawn) : 'a card'} from the draw pile (${pile} left).`,
  'picked-up': (event) =>
    `${name(event.seat)} draws ${card(event.card)} from the ${sign(event.from)} discard pile.`,
  stalled: ({ turns }) =>
    `For ${turns} turns nobody drew from the draw pile: the discard piles are closed until somebody does.`,
  ending: ({ seat, cause }) =>
    cause === 'rows'
      ? `${name(seat)} has ended the fifth row. Everybody may add up to two more cards.`
      : `${name(seat)} has drawn the last card. Everybody may add up to two more cards.`,
  stopped: ({ seat }) => `${name(seat)} adds no more cards.`,
  'match-over': ({ scores, winners }) => {
    const best = count(scores[winners[0]!]!, 'point');
    return winners.length === 1
      ? `${name(winners[0]!)} wins with ${best}.`
      : `${list.format(winners.map(name))} share the win with ${best}.`;
  },
});

const refusals: Phrases['refusals'] = {
  'act-first': () => 'Play a card before you draw.',
  'draw-first': ({ left }) => (left === 2 ? 'Draw first: two cards are due.' : 'Draw a card first.'),
  'no-end-yet': () => 'You can stop only when the last cards are added.',
  'only-rows-now': () => 'Play has ended: add cards to your rows, or stop.',
  'not-held': (at) => `You do not hold ${card(at.card)}.`,
  'held-once': (at) => `You hold only one ${card(at.card)}.`,
  'values-differ': (at) => `A pair needs equal values: ${card(at.card)} and ${card(at.other)} differ.`,
  'no-stone': (at) => `There is no wishing stone for ${card(at.card)}; they go from 1 to 9.`,
  'stone-taken': ({ stone }) => `Wishing stone ${stone} is taken already.`,
  'point-pairs-not': (at) => `At this table a pair is two number cards; ${card(at.card)} does not count.`,
  'row-goes-up': (at) => `Your ${sign(at.card)} row goes up: it needs ${at.needs} or more.`,
  'row-goes-down': (at) => `Your ${sign(at.card)} row goes down: it needs ${at.needs} or less.`,
  'row-ended': ({ row }) => `Your ${sign(row)} row is ended.`,
  'row-without-number': ({ row }) => `Your ${sign(row)} row has no number that a point card could match.`,
  'point-differs': ({ row, needs }) =>
    `The last number of your ${sign(row)} row is ${needs}: it takes point ${needs} only.`,
  'row-not-started': ({ row }) => `You have no ${sign(row)} row, and none may be started any more.`,
  'pile-empty': ({ pile }) => `The ${sign(pile)} discard pile is empty.`,
  'pile-barred': ({ pile }) => `You discarded onto the ${sign(pile)} pile this turn.`,
  stalled: () => 'The discard piles are closed: draw from the draw pile.',
};

export const wording: Wording<KeltisShapes> = worded({
  language: 'en',
  title: `${about.name.en}: The Card Game`,
  rules: new URL('../RULES.md', import.meta.url),
  signs,
  end,
  ask,
  wait,
  table,
  standing: (pile) => `${count(pile, 'card')} left`,
  moves,
  events,
  refusals,
  scoreParts: {
    'row-r': 'Red row',
    'row-y': 'Yellow row',
    'row-g': 'Green row',
    'row-b': 'Blue row',
    'row-p': 'Purple row',
    points: 'Point row',
    stones: 'Wishing stones',
  },
  editions: { manual: 'Manual', published: 'Published' },
  options: {
    removed: {
      label: 'Cards out of the game',
      help: 'With two players some cards leave the game unseen: the more, the shorter it is.',
      value: (value) => (value === 0 ? 'none' : `${value} cards`),
    },
    pairs: {
      label: 'Pairs for wishing stones',
      help: 'Whether a point card may be one of the two cards that claim a wishing stone.',
      value: (value) => (value === 'any' ? 'a point card may be one of them' : 'two number cards'),
    },
  },
});
