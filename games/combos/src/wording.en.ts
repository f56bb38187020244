import { type Phrases, worded } from '@quartet/core';
import { counted, does, listed, shared, verbOf, whom } from '@quartet/core/words.en';
import { about } from './about.ts';
import type { Combination } from './combinations.ts';
import type { RefusalCode } from './refuse.ts';
import type { ScorePart } from './scoring.ts';
import type { CombosShapes } from './shapes.ts';
import type { View } from './view.ts';
import {
  beatText,
  besides,
  nameCard,
  playedCards,
  type TableWords,
  tableLines,
  winnersIn,
  writeCards,
} from './wording-parts.ts';

type Said = Phrases<CombosShapes, RefusalCode, ScorePart>;

const SPECIALS = { X: 'X', S: 'Stop', R: 'Redraw' } as const;

const COMBINATIONS: Readonly<Record<Combination, string>> = {
  solo: 'solo',
  'two-straight': 'two-straight',
  pair: 'pair',
  'three-straight': 'three-straight',
  trips: 'trips',
};

function place(at: number): string {
  return at === 0 ? 'at the left end' : `right of card ${at}`;
}

/** A place by the cards beside it, where they are known. */
function placeIn(view: View | undefined, at: number): string {
  const beside = besides(view, at);
  if (!beside) return place(at);
  const [left, right] = beside;
  if (!left) return 'at the left end';
  return right ? `between ${spoken(left)} and ${spoken(right)}` : 'at the right end';
}

function spoken(card: string): string {
  return nameCard(SPECIALS, card);
}

function winText(winners: readonly string[]): string {
  return winners.length === 1 ? `${does(winners[0], 'wins')}.` : `${listed(winners)} win.`;
}

/** To the one who decides. */
const ASK: Said['ask'] = {
  act: (view) =>
    view.actor === view.opener ? 'You open: play any combination, a Stop or a Redraw.' : beatOrElse(view),
  insert: ({ drawn }) => {
    const { card, more } = drawn!;
    return `You drew ${spoken(card!)}. Where does it go?${more > 0 ? ` ${more} more to come.` : ''}`;
  },
};

function beatOrElse(view: View): string {
  const beat = beatText(view);
  const reserve = view.players[view.actor]!.reserve.length;
  return `${beat ? `Beat ${beat}` : 'Play any combination'}, ${reserve > 0 ? 'or take a reserve card' : 'or go bust'}.`;
}

function waiting({ actor }: View, names: readonly string[]): string {
  return `Waiting for ${whom(names[actor])}.`;
}

const TABLE: TableWords = {
  combinations: COMBINATIONS,
  round: (round, pile, away) =>
    `Round ${round}. Draw pile: ${counted(pile, 'card')}. Put away: ${away || 'nothing yet'}.`,
  toBeat: (cards, type, sum, name) => `To beat: ${cards} (${type}, sum ${sum}), by ${whom(name)}.`,
  drawn: (name, card, more) =>
    `${name} drew ${card || 'a card'}${more > 0 ? ` and will draw ${more} more` : ''}.`,
  player: (p) =>
    [
      `${p.name}${p.opens ? ' (opener)' : ''}${p.acts ? ' (to act)' : ''}: `,
      p.lost ? `${verbOf(p.name, 'has')} lost` : counted(p.chips, 'chip'),
      `; hand: ${p.hand || 'empty'}; reserve: ${p.reserve || 'none'}`,
      p.laid ? `; laid: ${p.laid}.` : '.',
    ].join(''),
  unknown: (count, known) =>
    count === 0
      ? ''
      : [counted(count, 'card'), ...(known.length > 0 ? [`(${known.join(', ')})`] : [])].join(' '),
  known: (card, position) => `${card} at ${position}`,
};

const MOVES: Said['moves'] = {
  play: ({ from, to, as }, view) => {
    const cards = playedCards(view, from, to);
    if (cards)
      return cards.length === 1 && as.length === 0
        ? `play the ${spoken(cards[0]!)}`
        : `play ${writeCards(cards, as)}`;
    return [
      from === to ? `play card ${from}` : `play cards ${from} to ${to}`,
      ...(as.length > 0 ? [`with X as ${as.join(' and ')}`] : []),
    ].join(' ');
  },
  reserve: ({ which, at }, view) => {
    const card = view?.players[view.actor]?.reserve[which - 1];
    return `take ${card ? `the ${spoken(card)} of the reserve` : `reserve card ${which}`}, ${placeIn(view, at)}`;
  },
  bust: () => 'go bust',
  insert: ({ at }, view) =>
    `put the ${view?.drawn?.card ? spoken(view.drawn.card) : 'card'} ${placeIn(view, at)}`,
};

const EVENTS: Said['events'] = {
  dealt: ({ round, first }, names) => `Round ${round} is dealt. ${does(names[first], 'opens')}.`,
  combined: (e, names) =>
    `${does(names[e.seat], 'plays')} ${writeCards(e.cards, e.as)} (${COMBINATIONS[e.combination]}, sum ${e.sum}).`,
  stopped: ({ seat }, names) =>
    `${does(names[seat], 'plays')} Stop and ${verbOf(names[seat], 'ends')} the turn.`,
  redraw: ({ seat }, names) => `${does(names[seat], 'plays')} Redraw.`,
  reserved: ({ seat, card, at }, names) =>
    `${does(names[seat], 'takes')} ${spoken(card)} from the reserve, ${place(at)}.`,
  busted: ({ seat }, names) => `${does(names[seat], 'goes')} bust.`,
  won: ({ seat, draws }, names) =>
    `${does(names[seat], 'wins')} the turn${draws > 0 ? ` and ${verbOf(names[seat], 'draws')} ${counted(draws, 'card')}` : ''}.`,
  drawn: ({ seat, card }, names) => `${does(names[seat], 'draws')} ${card ? spoken(card) : 'a card'}.`,
  inserted: ({ seat, card, at }, names) =>
    `${does(names[seat], 'puts')} ${card ? spoken(card) : 'the card'} ${place(at)}.`,
  opens: ({ seat }, names) => `${does(names[seat], 'opens')} the next turn.`,
  paid: ({ seat, left }, names) =>
    `${does(names[seat], 'loses')} a chip and ${verbOf(names[seat], 'has')} ${left} left.`,
  lost: ({ seat }, names) =>
    `${does(names[seat], 'has')} no chip to pay and ${verbOf(names[seat], 'loses')}.`,
  'match-over': ({ winners }, names) => winText(winners.map((seat) => names[seat]!)),
};

const REFUSALS: Said['refusals'] = {
  'place-first': () => 'Find a place for the drawn card first.',
  'nothing-drawn': () => 'There is no drawn card to place.',
  'no-such-card': ({ position, count }) =>
    `There is no card ${position}: the hand has ${counted(Number(count), 'card')}.`,
  'too-many-cards': ({ count }) => `A combination has at most three cards, not ${count}.`,
  'special-alone': ({ card }) => `${spoken(String(card))} is never part of a combination: play it alone.`,
  'x-needs-numbers': ({ xs, given }) =>
    `Say what each X stands for: needs ${counted(Number(xs), 'number')}, not ${given}.`,
  'no-x': ({ cards }) => `Only an X takes a number, and there is none in ${cards}.`,
  'only-x': ({ cards }) => `${cards} needs a number card beside it.`,
  'no-combination': ({ cards }) => `${cards} is neither a straight nor equal numbers.`,
  'too-low': ({ combination, sum, best, bestSum }) =>
    `Too low: ${COMBINATIONS[combination as Combination]} with sum ${sum} against ${COMBINATIONS[best as Combination]} with sum ${bestSum}.`,
  'opener-plays': () => 'The opener must play a card.',
  'no-such-reserve': ({ which, left }) =>
    Number(left) === 0
      ? 'There is no reserve card left.'
      : `There is no reserve card ${which}: only one is left.`,
  'no-such-place': ({ at, count }) =>
    `No such place: at most ${counted(Number(count), 'card')} can be to its left, not ${at}.`,
  'reserve-left': ({ left }) => `You cannot go bust with ${counted(Number(left), 'reserve card')} left.`,
};

export const wording = worded<CombosShapes, RefusalCode, ScorePart>(shared, {
  title: about.name.en,
  rules: new URL('../RULES.md', import.meta.url),
  card: spoken,
  ask: ASK,
  wait: { act: waiting, insert: waiting },
  over: (view, names) => winText(winnersIn(view, names)),
  table: (view, names) => tableLines(view, names, TABLE, spoken),
  standing: ({ round, players }, seat) => {
    const { hand, chips } = players[seat]!;
    return `Round ${round}, ${counted(hand.count, 'card')} in your hand, ${counted(chips, 'chip')}`;
  },
  moves: MOVES,
  events: EVENTS,
  refusals: REFUSALS,
  scoreParts: { chips: 'Chips left', lost: 'Could not pay' },
  editions: { manual: 'Manual', published: 'Published' },
  options: {
    chips: {
      label: 'Chips',
      help: 'How many chips each player starts with.',
      value: (value) => String(value),
    },
    xCard: {
      label: 'X card',
      help: 'Whether a combination with an X also ends the turn and brings three cards.',
      value: (value) => (value === 'wild' ? 'wild card only' : 'ends the turn, draws three'),
    },
  },
});
