import { withMinus, worded } from '@quartet/core';
import { counted, does, listed, shared, whom } from '@quartet/core/words.en';
import { about } from './about.ts';
import type { RefusalCode } from './refuse.ts';
import type { ScorePart } from './scoring.ts';
import type { StairsShapes } from './shapes.ts';
import type { View } from './view.ts';
import { cardWords, type TableWords, tableLines } from './wording-parts.ts';

const card = cardWords({ r: 'red', y: 'yellow', g: 'green', b: 'blue' });

function cards(count: number): string {
  return counted(count, 'card');
}

function waiting({ actor }: View, names: readonly string[]): string {
  return `Waiting for ${whom(names[actor])}.`;
}

const TABLE: TableWords = {
  round: (round, rounds) => `Round ${round} of ${rounds}.`,
  heap: (top, heap, pile) => `On top of the heap: ${card(top)} (${cards(heap)}). Draw pile: ${cards(pile)}.`,
  player: (name, { score }, hand, isActor) =>
    `${name}${isActor ? ' (to act)' : ''}: points ${withMinus(score)}; hand: ${hand}.`,
  hidden: cards,
};

export const wording = worded<StairsShapes, RefusalCode, ScorePart>(shared, {
  title: about.name.en,
  rules: new URL('../RULES.md', import.meta.url),
  card,
  ask: {
    turn: ({ heap, pile }) =>
      `Lay a card that fits on ${card(heap.at(-1))}, or ${pile.count > 0 ? 'draw one' : 'pass'}.`,
    drawn: ({ drawn, heap }) =>
      `You drew ${card(drawn)}: lay it on ${card(heap.at(-1))} if it fits, or keep it.`,
  },
  wait: { turn: waiting, drawn: waiting },
  table: (view, names) => tableLines(view, names, TABLE),
  standing: ({ round, players }, seat) => {
    const { hand, score } = players[seat]!;
    return `Round ${round}, ${cards(hand.count)} in your hand, points ${withMinus(score)}`;
  },
  places: { heap: 'Heap', pile: 'Draw pile', drawn: 'Drawn' },
  moves: {
    lay: (move) => `lay ${card(move.card)}`,
    draw: () => 'draw a card',
    keep: () => 'keep the card',
    pass: () => 'pass',
  },
  events: {
    dealt: ({ round, first, open }, names) =>
      `Round ${round} is dealt. The heap begins with ${card(open)}, and ${does(whom(names[first]), 'plays')} first.`,
    laid: (event, names) => `${does(names[event.seat], 'lays')} ${card(event.card)}.`,
    drawn: (event, names) =>
      `${does(names[event.seat], 'draws')} ${event.card ? card(event.card) : 'a card'}.`,
    kept: ({ seat }, names) => `${does(names[seat], 'keeps')} it.`,
    passed: ({ seat }, names) => `${does(names[seat], 'passes')}.`,
    'round-over': ({ round, out }, names) =>
      `Round ${round} is over: ${out === undefined ? 'everybody passed' : `${does(whom(names[out]), 'is')} out`}.`,
    'match-over': ({ winners }, names) =>
      winners.length === 1
        ? `${does(names[winners[0]!], 'wins')}.`
        : `${listed(winners.map((seat) => names[seat]!))} win.`,
  },
  refusals: {
    'lay-or-keep': (details) => `First lay or keep ${card(details.card)}, which you drew.`,
    'nothing-drawn': () => 'You have not drawn a card that you could keep.',
    'not-yours': (details) => `You do not have ${card(details.card)}.`,
    'not-the-drawn': ({ drawn }) => `Only ${card(drawn)}, which you drew, can be laid now.`,
    'does-not-fit': (details) =>
      `${card(details.card)} does not fit on ${card(details.top)}: lay a higher card of its colour, the same number, or a 1.`,
    'pile-empty': () => 'The draw pile is empty.',
    'pile-left': ({ count }) => `Nobody passes while the draw pile has cards (${count}): draw one.`,
  },
  scoreParts: { out: 'Out', left: 'Cards left' },
  editions: { usual: 'Usual' },
  options: {
    rounds: { label: 'Rounds', help: 'How many rounds a game has.', value: (value) => String(value) },
  },
});
