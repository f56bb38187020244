import { type Phrases, worded } from '@quartet/core';
import { counted, does, listed, shared, verbOf, whom, whose, YOU } from '@quartet/core/words.en';
import { about } from './about.ts';
import type { Card } from './cards.ts';
import type { EndReason, Placed } from './events.ts';
import type { RefusalCode } from './refuse.ts';
import type { ScorePart } from './scoring.ts';
import type { LinkoShapes } from './shapes.ts';
import type { Phase } from './state.ts';
import type { View } from './view.ts';
import { cardsText, pointsText, snatched, type TableWords, tableLines, topLayer } from './wording-parts.ts';

type Said = Phrases<LinkoShapes, RefusalCode, ScorePart>;

/** To the one who decides. */
const ASK: Said['ask'] = {
  play: () => 'Your turn: play one or more cards of one number.',
  ghost: (view) => `Snatch a group of the ghost: ${groupText(topLayer(view, view.turn))}.`,
  snatch: (view, names) =>
    `You snatch ${setText(snatched(view))} from ${victim(view, names)}: take or leave?`,
  reclaim: (view, names) =>
    `${names[view.turn]} leaves you ${setText(snatched(view))}: reclaim, or discard and draw as many?`,
  draw: (view) => `Draw from the pile or the row: ${countText(view.due!)} to go.`,
};

/** To everybody else. */
const WAIT: Said['wait'] = {
  play: (view, names) => `It is ${whose(names[view.turn])} turn to play.`,
  ghost: (view, names) => `${does(names[view.turn], 'chooses')} a group of the ghost.`,
  snatch: (view, names) =>
    `${does(names[view.turn], 'snatches')} ${setText(snatched(view))} from ${whom(victim(view, names))}: take or leave?`,
  reclaim: (view, names) =>
    `${does(victim(view, names), 'decides')} about ${setText(snatched(view))}: reclaim or discard?`,
  draw: (view, names) => `${does(victim(view, names), 'draws')}: ${countText(view.due!)} to go.`,
};

const TABLE: TableWords = {
  round: (round, rounds) => `Round ${round} of ${rounds}`,
  lastTurn: 'The round ends with this turn.',
  row: 'Row',
  pile: (count) => `Pile: ${countText(count)}`,
  discards: 'Discards',
  ghost: 'Ghost',
  none: 'none',
  seat: (name, count, known, layers) =>
    `${name}: ${countText(count)} in hand${known && ` (known: ${known})`}; ${layers ? `layers ${layers}` : 'no layers'}`,
  points: (points) => `points ${points}`,
  hand: (name) => (name === YOU ? 'Your hand' : `Hand of ${name}`),
};

const MOVES: Said['moves'] = {
  play: (move) => `Play ${setText(move.cards)}`,
  snatch: (move) => `Snatch the ghost's ${move.number}s`,
  take: (_, view) => whole('Take', view),
  leave: (_, view) => whole('Leave', view),
  reclaim: (_, view) => whole('Reclaim', view),
  discard: (_, view) =>
    view?.victim === undefined
      ? 'Discard and draw'
      : `${whole('Discard', view)} and draw ${snatched(view).length}`,
  draw: (move, view) => {
    if (move.from === 'pile') return 'Draw from the pile';
    const card = view?.row[move.slot - 1]?.[0];
    return card ? `Draw ${setText([card])} from the row` : `Draw slot ${move.slot} of the row`;
  },
};

const EVENTS: Said['events'] = {
  dealt: ({ round, first, row }, names) =>
    `Round ${round} is dealt, ${does(whom(names[first]), 'begins')}. Row: ${cardsText(row)}.`,
  'ghost-filled': ({ cards, moved }) => ghostText(cards, moved),
  played: ({ seat, cards }, names) => `${does(names[seat], 'plays')} ${setText(cards)}.`,
  'ghost-snatched': ({ seat, cards }, names) =>
    `${does(names[seat], 'snatches')} ${setText(cards)} from the ghost.`,
  snatched: ({ seat, victim, cards }, names) =>
    `${does(names[seat], 'snatches')} ${setText(cards)} from ${whom(names[victim])}.`,
  taken: ({ seat, victim, cards }, names) =>
    `${does(names[seat], 'takes')} ${setText(cards)} from ${whom(names[victim])}.`,
  left: ({ seat, victim, cards }, names) =>
    `${does(names[seat], 'leaves')} ${setText(cards)} to ${whom(names[victim])}.`,
  reclaimed: ({ seat, cards }, names) => `${does(names[seat], 'reclaims')} ${setText(cards)}.`,
  discarded: ({ seat, cards }, names) => `${does(names[seat], 'discards')} ${setText(cards)}.`,
  drawn: (event, names) =>
    event.from === 'row'
      ? `${does(names[event.seat], 'draws')} ${setText(event.cards)} from slot ${event.slot}.`
      : `${does(names[event.seat], 'draws')} ${event.card ? setText([event.card]) : 'a card'} from the pile.`,
  refilled: ({ placed }) => `The row is refilled: ${placedText(placed)}.`,
  'last-turn': () => 'The row cannot be refilled: the round ends with this turn.',
  'round-over': ({ round, reason, turn, points }, names) =>
    `Round ${round} is over: ${REASONS[reason](names[turn]!)}. ${pointsText(points, names)}.`,
  'match-over': ({ scores, winners }, names) =>
    `The match is over: ${pointsText(scores, names)}. ${winText(winners.map((seat) => names[seat]!))}`,
};

const REASONS: Readonly<Record<EndReason, (name: string) => string>> = {
  'empty-hand': (name) => `${whom(name)} ${verbOf(name, 'has')} no cards left`,
  supply: () => 'the cards have run out',
};

function ghostText(kept: readonly Card[], moved: readonly Placed[]): string {
  const parts = kept.length > 0 ? [`The ghost gets ${setText(kept)}.`] : [];
  if (moved.length > 0) parts.push(`From the ghost to the row: ${placedText(moved)}.`);
  return parts.join(' ');
}

function placedText(placed: readonly Placed[]): string {
  return placed.map(({ slot, card }) => `${card} in slot ${slot}`).join(', ');
}

function winText(winners: readonly string[]): string {
  return winners.length === 1 ? `${does(winners[0], 'wins')}.` : `${listed(winners)} share the win.`;
}

const ASKED: Readonly<Record<Exclude<Phase, 'over'>, string>> = {
  play: 'First play cards of one number.',
  ghost: 'First snatch a group of the ghost.',
  snatch: 'First take the snatched cards or leave them.',
  reclaim: 'First reclaim or discard the cards left to you.',
  draw: 'First draw from the pile or the row.',
};

const REFUSALS: Said['refusals'] = {
  'not-now': ({ asked }) => ASKED[asked as keyof typeof ASKED],
  'one-number': ({ card, other }) => `Only cards of one number go together: not ${card} and ${other}.`,
  'too-few': ({ card, have, wanted }) =>
    have === 0
      ? `You have no ${card === 'X' ? 'joker' : card}.`
      : `You have only ${have} × ${card}, not ${wanted}.`,
  'pile-empty': () => 'The pile is empty.',
  'slot-empty': ({ slot }) => `Slot ${slot} is empty.`,
  'no-group': ({ card }) => `The ghost has no ${card}.`,
  'group-size': ({ card, has, needs }) => `Needs a group of ${needs}: the ghost has ${has} × ${card}.`,
  'group-not-lower': ({ card, played }) => `Needs a number below ${played}: ${card} is not.`,
};

const SCORE_PARTS: Said['scoreParts'] = {
  earlier: 'Earlier rounds',
  layers: 'Cards in layers',
  hand: 'Cards in hand',
};

function victim(view: View, names: readonly string[]): string {
  return names[view.victim!]!;
}

/** One card by its name, several as a list: "an 8", "7 7 X". */
/** What is done with the layer that is being snatched, where it is known. */
function whole(verb: string, view: View | undefined): string {
  return view?.victim === undefined ? verb : `${verb} ${setText(snatched(view))}`;
}

function setText(cards: readonly Card[]): string {
  const card = cards[0]!;
  if (cards.length > 1) return cardsText(cards);
  if (card === 'X') return 'a joker';
  return card === '8' || card === '11' ? `an ${card}` : `a ${card}`;
}

function groupText(played: readonly Card[]): string {
  const size = countText(played.length);
  return played[0] === 'X' ? `${size} of any number` : `${size} of a number below ${played[0]}`;
}

function countText(count: number): string {
  return counted(count, 'card');
}

export const wording = worded<LinkoShapes, RefusalCode, ScorePart>(shared, {
  title: about.name.en,
  rules: new URL('../RULES.md', import.meta.url),
  card: (code) => (code === 'X' ? 'joker' : code),
  table: (view, names) => tableLines(view, names, TABLE),
  standing: ({ seats, pile }, seat) =>
    `${countText(seats[seat]!.hand.count)} in your hand, ${pile.count} left in the pile`,
  ask: ASK,
  wait: WAIT,
  moves: MOVES,
  events: EVENTS,
  refusals: REFUSALS,
  scoreParts: SCORE_PARTS,
  editions: { manual: 'Manual', published: 'Published' },
  options: {
    duel: {
      label: 'Duel with the ghost',
      help: 'For two: a ghost with an open hand joins in, and each player starts with two jokers.',
      value: (value) => (value ? 'yes' : 'no'),
    },
    supplyEnd: {
      label: 'When the cards run out',
      help: 'Whether a turn in which the row cannot be refilled is still finished.',
      value: (value) => (value === 'manual' ? 'finish the turn' : 'stop once pile and row are empty'),
    },
    rounds: {
      label: 'Rounds',
      help: 'How many deals are played; points are added up.',
      value: (value) => counted(Number(value), 'round'),
    },
  },
  orders: {
    left: {
      label: 'If my top layer is snatched and left to me',
      choices: { reclaim: 'I take it back into my hand.', discard: 'I discard it and draw as many cards.' },
    },
    draw: {
      label: 'If I have to draw cards in somebody else’s turn',
      choices: {
        pile: 'I draw from the pile.',
        fitting:
          'I draw what fits my hand from the row: a joker, else the number I hold most of. If nothing fits, from the pile.',
      },
    },
  },
});
