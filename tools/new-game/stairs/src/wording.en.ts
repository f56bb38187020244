import { about } from './about.ts';
import { cardWords, listed, speak } from './wording.ts';

const COLOURS = { r: 'red', y: 'yellow', g: 'green', b: 'blue' } as const;
const card = cardWords(COLOURS);

function cards(count: number): string {
  return `${count} ${count === 1 ? 'card' : 'cards'}`;
}

function points(score: number): string {
  return `${score} ${score === 1 || score === -1 ? 'point' : 'points'}`.replace('-', '−');
}

export const wording = speak({
  language: 'en',
  title: about.name.en,
  rules: new URL('../RULES.md', import.meta.url),
  colours: COLOURS,

  ask: {
    turn: ({ heap, pile }) =>
      `Lay a card that fits on ${card(heap.at(-1))}, or ${pile.count > 0 ? 'draw one' : 'pass'}.`,
    drawn: ({ drawn, heap }) =>
      `You drew ${card(drawn)}: lay it on ${card(heap.at(-1))} if it fits, or keep it.`,
  },
  wait: (name) => `Waiting for ${name}.`,
  over: 'The game is over.',

  standing: (round, { hand, score }) => `Round ${round}, ${cards(hand.count)} in your hand, ${points(score)}`,

  table: {
    round: (round, rounds) => `Round ${round} of ${rounds}.`,
    heap: (top, heap, pile) =>
      `On top of the heap: ${card(top)} (${cards(heap)}). Draw pile: ${cards(pile)}.`,
    player: (name, { score }, hand, isActor) =>
      `${name}${isActor ? ' (to act)' : ''}: ${points(score)}; hand: ${hand}.`,
    hidden: cards,
  },

  moves: {
    lay: (move) => `lay ${card(move.card)}`,
    draw: () => 'draw a card',
    keep: () => 'keep the card',
    pass: () => 'pass',
  },

  events: {
    dealt: ({ round, begins, open }, names) =>
      `Round ${round} is dealt. The heap begins with ${card(open)}, and ${names[begins]} plays first.`,
    laid: (event, names) => `${names[event.seat]} lays ${card(event.card)}.`,
    drawn: (event, names) => `${names[event.seat]} draws ${event.card ? card(event.card) : 'a card'}.`,
    kept: ({ seat }, names) => `${names[seat]} keeps it.`,
    passed: ({ seat }, names) => `${names[seat]} passes.`,
    'round-over': ({ round, out }, names) =>
      `Round ${round} is over: ${out === undefined ? 'everybody passed' : `${names[out]} is out`}.`,
    'match-over': ({ winners }, names) => {
      const who = listed(
        winners.map((seat) => names[seat]!),
        'and',
      );
      return `${who} ${winners.length === 1 ? 'wins' : 'win'}.`;
    },
  },

  refusals: {
    'game-over': () => 'The game is over.',
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

  options: {
    rounds: { label: 'Rounds', help: 'How many rounds a game has.', value: (value) => String(value) },
  },

  editions: { usual: 'Usual' },
  places: { heap: 'Heap', pile: 'Draw pile', drawn: 'Drawn' },
});
