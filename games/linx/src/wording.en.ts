import type { Refusal, Wording } from '@quartet/core';
import { about } from './about.ts';
import { pointsFor } from './cards.ts';
import type { Event } from './events.ts';
import type { Linx } from './index.ts';
import type { Move } from './moves.ts';
import { SINGLE_GAME } from './options.ts';
import { isRefusalCode, type RefusalCode } from './refuse.ts';
import { isScorePart, type ScorePart } from './scoring.ts';
import type { View } from './view.ts';
import { listed, results, type Sources, sourcesIn, spoken, totals } from './wording-parts.ts';
import { type TableWords, tableLines } from './wording-table.ts';

const SYMBOL_NAMES = ['drop', 'sun', 'heart', 'leaf', 'wave', 'peak', 'gem', 'star'];

function card(code: string | number | undefined): string {
  return spoken(String(code), SYMBOL_NAMES);
}

function cards(codes: readonly string[]): string {
  return codes.map(card).join(' – ');
}

function all(codes: string | number | undefined): string {
  return listed(String(codes).split(' ').map(card), 'and');
}

const SOURCES: Record<Sources, string> = {
  both: 'from the stock or the discard pile',
  stock: 'from the stock',
  discard: 'from the discard pile',
};

function prompt(view: View, names: readonly string[]): string {
  if (view.phase === 'over') return 'The match is over.';
  const actor = names[view.actor];
  if (view.phase === 'draw') {
    if (view.viewer !== view.actor) return `Waiting for ${actor} to draw.`;
    return `Draw ${view.drawsLeft > 1 ? 'the first of two cards' : 'a card'} ${SOURCES[sourcesIn(view)]}.`;
  }
  return view.viewer === view.actor
    ? 'Lay a chain between two anchors, or discard a card.'
    : `Waiting for ${actor} to lay a chain or discard.`;
}

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
  cards: (count) => (count === 1 ? '1 card' : `${count} cards`),
  known: (codes) => `known: ${codes}`,
  won: (codes, points) => `won ${codes} = ${points} points`,
  total: (points) => `total ${points}`,
  sitsOut: 'sits out',
  hand: (codes) => `Your hand: ${codes}`,
};

function move(wanted: Move): string {
  if (wanted.type === 'discard') return `Discard ${card(wanted.card)}`;
  if (wanted.type === 'chain') {
    return `Lay ${cards(wanted.cards)} for scoring card ${wanted.for} (${pointsFor(wanted.for)} points)`;
  }
  return wanted.from === 'stock' ? 'Draw from the stock' : 'Take the top card of the discard pile';
}

function event(told: Event, names: readonly string[]): string {
  switch (told.type) {
    case 'dealt':
      return dealt(told, names);
    case 'drew': {
      const what = told.card === undefined ? 'a card' : card(told.card);
      return told.from === 'stock'
        ? `${names[told.seat]} draws ${what} from the stock.`
        : `${names[told.seat]} takes ${what} from the discard pile.`;
    }
    case 'nothing-to-draw':
      return `Nothing is left for ${names[told.seat]} to draw.`;
    case 'chain':
      return `${names[told.seat]} lays ${told.cards.length} cards, ${cards(told.cards)}, and takes scoring card ${told.for}: ${told.points} points.`;
    case 'anchor':
      return `New anchor ${told.slot}: ${card(told.card)}.`;
    case 'scoring-card':
      return `New scoring card ${told.slot}: ${told.length} cards, ${pointsFor(told.length)} points.`;
    case 'discarded':
      return `${names[told.seat]} discards ${card(told.card)}.`;
    case 'stalled':
      return `${told.turns} turns without a card from the stock: the discard pile is closed until one leaves it.`;
    case 'game-ended': {
      const sum = totals(told, names);
      return `The game ends: ${results(told, names)}.${sum === '' ? '' : ` Totals: ${sum}.`}`;
    }
    case 'match-ended':
      return matchEnded(told, names);
  }
}

function dealt(told: Extract<Event, { type: 'dealt' }>, names: readonly string[]): string {
  const players = names.filter((_, seat) => (told.hands[seat]?.count ?? 0) > 0);
  const what =
    told.playOff > 0 ? `Play-off ${told.playOff} of ${listed(players, 'and')}` : `Game ${told.game + 1}`;
  return `${what} is dealt. ${names[told.beginner]} begins.`;
}

function matchEnded(told: Extract<Event, { type: 'match-ended' }>, names: readonly string[]): string {
  const winners = told.winners.map((seat) => names[seat]!);
  const points = `${told.scores[told.winners[0]!]} points`;
  return winners.length === 1
    ? `${winners[0]} wins with ${points}.`
    : `${listed(winners, 'and')} share the win with ${points} each.`;
}

const REFUSED: Record<RefusalCode, (details: Refusal['details']) => string> = {
  over: () => 'The match is over.',
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

const PARTS: Record<ScorePart, string> = {
  cards: 'Scoring cards of this game',
  bonuses: 'Bonuses',
  earlier: 'Earlier games',
};

export const wording: Wording<Linx> = {
  language: 'en',
  title: about.name.en,
  rules: new URL('../RULES.md', import.meta.url),
  card,
  prompt,
  standing: ({ stock }) => `${TABLE.cards(stock.count)} left`,
  table: (view, names) => tableLines(view, names, TABLE),
  move,
  event,
  refusal: (refused) => (isRefusalCode(refused.code) ? REFUSED[refused.code](refused.details) : refused.code),
  scorePart: (key) => (isScorePart(key) ? PARTS[key] : key),
  editions: { manual: 'Manual', published: 'Published' },
  options: {
    target: {
      label: 'Target',
      help: 'Games are played until somebody has this many points in all; 0 for a single game.',
      value: (value) => (value === SINGLE_GAME ? 'single game' : `${value} points`),
    },
  },
};
