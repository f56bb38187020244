import { type Phrases, worded } from '@quartet/core';
import { counted, does, listed, shared, verbOf, whom } from '@quartet/core/words.en';
import { about } from './about.ts';
import { pointsFor } from './cards.ts';
import type { Event } from './events.ts';
import { SINGLE_GAME } from './options.ts';
import type { RefusalCode } from './refuse.ts';
import type { ScorePart } from './scoring.ts';
import type { LinxShapes } from './shapes.ts';
import { results, type Sources, sourcesIn, spoken, totals } from './wording-parts.ts';
import { type TableWords, tableLines } from './wording-table.ts';

type Said = Phrases<LinxShapes, RefusalCode, ScorePart>;
type EventOf<Type> = Extract<Event, { readonly type: Type }>;

const SYMBOL_NAMES = ['drop', 'sun', 'heart', 'leaf', 'wave', 'peak', 'gem', 'star'];

function card(code: string | number | undefined): string {
  return spoken(String(code), SYMBOL_NAMES);
}

function chainText(codes: readonly string[]): string {
  return codes.map(card).join(' – ');
}

function all(codes: string | number | undefined): string {
  return listed(String(codes).split(' ').map(card));
}

const SOURCES: Record<Sources, string> = {
  both: 'from the stock or the discard pile',
  stock: 'from the stock',
  discard: 'from the discard pile',
};

/** To the one who decides. */
const ASK: Said['ask'] = {
  draw: (view) =>
    `Draw ${view.drawsLeft > 1 ? 'the first of two cards' : 'a card'} ${SOURCES[sourcesIn(view)]}.`,
  act: () => 'Lay a chain between two anchors, or discard a card.',
};

/** To everybody else. */
const WAIT: Said['wait'] = {
  draw: ({ actor }, names) => `Waiting for ${whom(names[actor])} to draw.`,
  act: ({ actor }, names) => `Waiting for ${whom(names[actor])} to lay a chain or discard.`,
};

const TABLE: TableWords = {
  anchors: 'Anchors:',
  scoring: 'Scoring cards:',
  empty: 'empty',
  scoringCard: (length, points) => `${length} cards = ${points} points`,
  stock: (count) => `Stock: ${count}.`,
  discards: (count, top) => `Discard pile: ${count}, on top ${top}.`,
  noDiscards: 'Discard pile: empty.',
  game: (number, playOff, target) =>
    `Game ${number}${playOff > 0 ? `, play-off ${playOff}` : ''}, to ${target} points.`,
  cards: (count) => counted(count, 'card'),
  known: (codes) => `known: ${codes}`,
  won: (codes, points) => `won ${codes} = ${points} points`,
  total: (points) => `total ${points}`,
  sitsOut: 'sits out',
  hand: (codes) => `Your hand: ${codes}`,
};

const MOVES: Said['moves'] = {
  draw: ({ from }, view) => {
    if (from === 'stock') return 'Draw from the stock';
    const top = view?.discards[0];
    return top ? `Take ${card(top)} off the discard pile` : 'Take the top card of the discard pile';
  },
  discard: (move) => `Discard ${card(move.card)}`,
  chain: ({ cards, for: length }) =>
    `Lay ${chainText(cards)} for scoring card ${length} (${pointsFor(length)} points)`,
};

const EVENTS: Said['events'] = {
  dealt,
  drawn: (told, names) => {
    const what = told.card === undefined ? 'a card' : card(told.card);
    return told.from === 'stock'
      ? `${does(names[told.seat], 'draws')} ${what} from the stock.`
      : `${does(names[told.seat], 'takes')} ${what} from the discard pile.`;
  },
  'nothing-to-draw': (told, names) => `Nothing is left for ${whom(names[told.seat])} to draw.`,
  chain: (told, names) =>
    `${does(names[told.seat], 'lays')} ${told.cards.length} cards, ${chainText(told.cards)}, and ${verbOf(names[told.seat], 'takes')} scoring card ${told.for}: ${told.points} points.`,
  anchor: (told) => `New anchor ${told.slot}: ${card(told.card)}.`,
  'scoring-card': (told) =>
    `New scoring card ${told.slot}: ${told.length} cards, ${pointsFor(told.length)} points.`,
  discarded: (told, names) => `${does(names[told.seat], 'discards')} ${card(told.card)}.`,
  stalled: (told) =>
    `${told.turns} turns without a card from the stock: the discard pile is closed until one leaves it.`,
  'round-over': (told, names) => {
    const sum = totals(told, names);
    return `The game ends: ${results(told, names)}.${sum === '' ? '' : ` Totals: ${sum}.`}`;
  },
  'match-over': matchOver,
};

function dealt(told: EventOf<'dealt'>, names: readonly string[]): string {
  const players = names.filter((_, seat) => (told.hands[seat]?.count ?? 0) > 0);
  const what =
    told.playOff > 0 ? `Play-off ${told.playOff} of ${listed(players.map(whom))}` : `Game ${told.round}`;
  return `${what} is dealt. ${does(names[told.first], 'begins')}.`;
}

function matchOver(told: EventOf<'match-over'>, names: readonly string[]): string {
  const winners = told.winners.map((seat) => names[seat]!);
  const points = `${told.scores[told.winners[0]!]} points`;
  return winners.length === 1
    ? `${does(winners[0], 'wins')} with ${points}.`
    : `${listed(winners)} share the win with ${points} each.`;
}

const REFUSALS: Said['refusals'] = {
  'draw-first': ({ draws }) => (draws === 2 ? 'Draw two cards first.' : 'Draw a card first.'),
  'drawn-already': () => 'You have drawn: now lay a chain or discard a card.',
  'stock-empty': () => 'The stock is empty.',
  'discards-empty': () => 'The discard pile is empty.',
  stalled: ({ turns }) => `No card has left the stock for ${turns} turns: draw from the stock.`,
  'nothing-between': () => 'A chain needs a card from your hand between two anchors.',
  'no-anchor': ({ card: code, anchors }) =>
    `A chain begins and ends with an anchor: ${card(code)} is none. The anchors are ${all(anchors)}.`,
  'same-anchor': ({ card: code }) =>
    `A chain joins two different anchors, and there is only one ${card(code)}.`,
  'not-in-hand': ({ card: code }) => `You do not hold ${card(code)}.`,
  'too-few-in-hand': ({ card: code, used, held }) =>
    `The chain uses ${card(code)} ${used} times, and you hold ${held}.`,
  'no-link': ({ card: code, next }) =>
    `No link: ${card(code)} and ${card(next)} share neither number nor symbol.`,
  'no-scoring-card': ({ needed, scoring }) =>
    `There is no scoring card for ${needed} cards; on the table: ${scoring}.`,
  'too-short': ({ length, needed }) => `The chain has ${length} cards: the scoring card needs ${needed}.`,
  'discard-not-in-hand': ({ card: code }) => `You cannot discard ${card(code)}: it is not in your hand.`,
};

const SCORE_PARTS: Said['scoreParts'] = {
  cards: 'Scoring cards of this game',
  bonuses: 'Bonuses',
  earlier: 'Earlier games',
};

export const wording = worded<LinxShapes, RefusalCode, ScorePart>(shared, {
  title: about.name.en,
  rules: new URL('../RULES.md', import.meta.url),
  card,
  ask: ASK,
  wait: WAIT,
  standing: ({ stock }) => `${TABLE.cards(stock.count)} left`,
  table: (view, names) => tableLines(view, names, TABLE),
  moves: MOVES,
  events: EVENTS,
  refusals: REFUSALS,
  scoreParts: SCORE_PARTS,
  editions: { manual: 'Manual', published: 'Published' },
  options: {
    target: {
      label: 'Length',
      help: 'One game, or several until somebody has that many points in all.',
      value: (value) => (value === SINGLE_GAME ? 'one game' : `to ${value}`),
    },
  },
  orders: {
    draw: {
      label: 'When my turn begins',
      choices: {
        stock: 'I draw from the stock.',
        discard: 'I draw from the discard pile.',
      },
    },
  },
});
