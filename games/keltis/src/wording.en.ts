import { type Phrases, worded } from '@quartet/core';
import { counted, does, listed, shared, whom, YOU } from '@quartet/core/words.en';
import { about } from './about.ts';
import type { RefusalCode } from './refuse.ts';
import type { ScorePart } from './scoring.ts';
import type { KeltisShapes } from './shapes.ts';
import { isClosed } from './view.ts';
import { type CardWords, cardWords, signWords, type TableWords, tableLines } from './wording-parts.ts';

type Said = Phrases<KeltisShapes, RefusalCode, ScorePart>;

const signs: CardWords['signs'] = { r: 'red', y: 'yellow', g: 'green', b: 'blue', p: 'purple', '*': 'point' };
const end = 'End';
const card = cardWords({ signs, end });
const sign = signWords(signs);

/** To the one who decides. */
const ASK: Said['ask'] = {
  act: () => 'Your turn: discard a card, lay one in a row, or claim a wishing stone with a pair.',
  draw: (view) => {
    const what = view.left === 2 ? 'the first of two cards' : 'a card';
    return isClosed(view)
      ? `Draw ${what} from the draw pile: the discard piles are closed.`
      : `Draw ${what}.`;
  },
  add: ({ left }) => `Add ${left === 2 ? 'up to two cards' : 'one more card'} to your rows, or stop.`,
};

/** To everybody else. */
const WAIT: Said['wait'] = {
  act: ({ actor }, names) => `Waiting for ${whom(names[actor])} to play a card.`,
  draw: ({ actor }, names) => `Waiting for ${whom(names[actor])} to draw.`,
  add: ({ actor }, names) => `Waiting for ${whom(names[actor])} to add last cards.`,
};

const TABLE: TableWords = {
  signs,
  end,
  pile: (pile, removed) =>
    `Draw pile: ${counted(pile, 'card')}.${removed > 0 ? ` Out of the game: ${removed}.` : ''}`,
  stones: (stones) => `Wishing stones on the table: ${stones}`,
  noStones: 'All wishing stones are taken.',
  discards: 'Discard piles, top card last:',
  noDiscards: 'The discard piles are empty.',
  player: (name, { hand, stones }, known) =>
    [
      `${name}: ${counted(hand.count, 'card')} in hand`,
      known && `known to all: ${known}`,
      stones.length > 0 ? `wishing stones: ${stones.join(', ')}` : 'no wishing stone',
    ]
      .filter(Boolean)
      .join('; '),
  hand: (cards) => `hand: ${cards || 'empty'}`,
  points: (cards) => `point row: ${cards}`,
};

const MOVES: Said['moves'] = {
  discard: (move) => `Discard ${card(move.card)}`,
  claim: ({ cards }) => `Claim a wishing stone with ${card(cards[0])} and ${card(cards[1])}`,
  row: (move) => `Lay ${card(move.card)} on the ${sign('onto' in move ? move.onto : move.card)} row`,
  point: (move) => `Lay ${card(move.card)} in the point row`,
  draw: ({ from }, view) => {
    if (from === 'pile') return 'Draw from the draw pile';
    const top = view?.discards[from].at(-1);
    return top ? `Draw ${card(top)} from its discard pile` : `Draw from the ${sign(from)} discard pile`;
  },
  done: () => 'Add no more cards',
};

const EVENTS: Said['events'] = {
  dealt: ({ first, hands, pile, removed }, names) =>
    [
      `Everybody gets ${counted(hands[first]!.count, 'card')}, ${does(whom(names[first]), 'begins')}.`,
      `${counted(pile, 'card')} in the draw pile${removed > 0 ? `, ${removed} out of the game` : ''}.`,
    ].join(' '),
  discarded: (event, names) => `${does(names[event.seat], 'discards')} ${card(event.card)}.`,
  claimed: ({ seat, cards, stone }, names) =>
    `${does(names[seat], 'takes')} wishing stone ${stone} with ${card(cards[0])} and ${card(cards[1])}.`,
  laid: (event, names) =>
    `${does(names[event.seat], 'lays')} ${card(event.card)} on the ${sign(event.row)} row.`,
  'row-ended': ({ seat, row, ended }, names) =>
    `${names[seat] === YOU ? 'Your' : `${names[seat]}'s`} ${sign(row)} row is ended; ${counted(ended, 'ended row')} at the table.`,
  pointed: (event, names) => `${does(names[event.seat], 'lays')} ${card(event.card)} in the point row.`,
  drawn: ({ seat, pile, card: drawn }, names) =>
    `${does(names[seat], 'draws')} ${drawn ? card(drawn) : 'a card'} from the draw pile (${pile} left).`,
  'picked-up': (event, names) =>
    `${does(names[event.seat], 'draws')} ${card(event.card)} from the ${sign(event.from)} discard pile.`,
  stalled: ({ turns }) =>
    `For ${turns} turns nobody drew from the draw pile: the discard piles are closed until somebody does.`,
  ending: ({ seat, cause }, names) =>
    cause === 'rows'
      ? `${does(names[seat], 'has')} ended the fifth row. Everybody may add up to two more cards.`
      : `${does(names[seat], 'has')} drawn the last card. Everybody may add up to two more cards.`,
  done: ({ seat }, names) => `${does(names[seat], 'adds')} no more cards.`,
  'match-over': ({ scores, winners }, names) => {
    const best = counted(scores[winners[0]!]!, 'point');
    return winners.length === 1
      ? `${does(names[winners[0]!], 'wins')} with ${best}.`
      : `${listed(winners.map((seat) => names[seat]!))} share the win with ${best}.`;
  },
};

const REFUSALS: Said['refusals'] = {
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

export const wording = worded<KeltisShapes, RefusalCode, ScorePart>(shared, {
  title: `${about.name.en}: The Card Game`,
  rules: new URL('../RULES.md', import.meta.url),
  card,
  ask: ASK,
  wait: WAIT,
  table: (view, names) => tableLines(view, names, TABLE),
  standing: ({ pile }) => `${counted(pile.count, 'card')} left`,
  moves: MOVES,
  events: EVENTS,
  refusals: REFUSALS,
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
