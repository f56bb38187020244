import {
  type Chance,
  type Log,
  type MoveCode,
  type MoveList,
  nextSeat,
  OVER,
  type PhaseRules,
  type Table,
} from '@quartet/core';
import { cardOf, DECK, DECK_SIZE, fits } from './cards.ts';
import type { Event } from './events.ts';
import { readHand } from './hand.ts';
import { DRAW, KEEP, PASS } from './moves.ts';
import type { Options } from './options.ts';
import { scores, winnersOf } from './scoring.ts';
import { beginner, HAND_SIZE, NO_HAND, PHASE, State, topOfHeap } from './state.ts';

// §2 Set-up

export function start(table: Table<Options>, chance: Chance, log: Log<Event>): State {
  const s = new State(table);
  deal(s, chance, log);
  return s;
}

function deal(s: State, chance: Chance, log: Log<Event>): void {
  s.deck.set(DECK.cards);
  chance(s.round).shuffle(s.deck);
  // §2.1
  s.holders.fill(NO_HAND);
  s.sizes.fill(HAND_SIZE);
  s.top = s.seats * HAND_SIZE;
  for (let i = 0; i < s.top; i++) s.holders[s.deck[i]!] = i % s.seats;
  // §2.2
  s.heap[0] = s.deck[s.top++]!;
  s.height = 1;
  // §2.3
  s.phase = PHASE.turn;
  s.turn = beginner(s);
  s.passes = 0;
  log?.({
    type: 'dealt',
    round: s.round + 1,
    first: s.turn,
    hands: Array.from(s.sizes, (count, seat) => ({ count, cards: readHand(s, seat) })),
    open: cardOf(topOfHeap(s)),
    pile: DECK_SIZE - s.top,
  });
}

// §3 A turn

const turn: PhaseRules<State, Event> = {
  legal(s, moves) {
    // §3.1
    for (let card = 0; card < DECK_SIZE; card++) {
      if (s.holders[card] === s.turn && fits(card, topOfHeap(s))) moves.add(card);
    }
    // §3.2, §3.3
    moves.add(s.top < DECK_SIZE ? DRAW : PASS);
  },

  play(s, move, chance, log) {
    if (move === DRAW) draw(s, log);
    else if (move === PASS) pass(s, chance, log);
    else lay(s, move, chance, log);
  },
};

// §3.2 What was drawn is laid or kept.
const drawn: PhaseRules<State, Event> = {
  legal(s, moves) {
    if (fits(s.drawn, topOfHeap(s))) moves.add(s.drawn);
    moves.add(KEEP);
  },

  play(s, move, chance, log) {
    if (move !== KEEP) return lay(s, move, chance, log);
    log?.({ type: 'kept', seat: s.turn });
    passOn(s);
  },
};

function lay(s: State, card: number, chance: Chance, log: Log<Event>): void {
  s.holders[card] = NO_HAND;
  s.heap[s.height++] = card;
  s.passes = 0;
  log?.({ type: 'laid', seat: s.turn, card: cardOf(card) });
  if (--s.sizes[s.turn]! === 0) endRound(s, chance, log);
  else passOn(s);
}

function draw(s: State, log: Log<Event>): void {
  s.drawn = s.deck[s.top++]!;
  s.holders[s.drawn] = s.turn;
  s.sizes[s.turn]!++;
  s.phase = PHASE.drawn;
  log?.({ type: 'drawn', seat: s.turn, card: cardOf(s.drawn) });
}

function pass(s: State, chance: Chance, log: Log<Event>): void {
  log?.({ type: 'passed', seat: s.turn });
  if (++s.passes === s.seats) endRound(s, chance, log);
  else passOn(s);
}

/** §2.3 Clockwise. */
function passOn(s: State): void {
  s.phase = PHASE.turn;
  s.turn = nextSeat(s.turn, s.seats);
}

// §4 End of a round

function endRound(s: State, chance: Chance, log: Log<Event>): void {
  const isOut = s.sizes[s.turn] === 0;
  if (isOut) s.outs[s.turn]!++;
  log?.({
    type: 'round-over',
    round: s.round + 1,
    ...(isOut && { out: s.turn }),
    left: Array.from(s.sizes),
  });
  if (s.round + 1 === s.table.options.rounds) {
    // §5.1
    s.phase = PHASE.over;
    log?.({ type: 'match-over', scores: scores(s), winners: winnersOf(s) });
  } else {
    for (let seat = 0; seat < s.seats; seat++) s.left[seat]! += s.sizes[seat]!;
    s.round++;
    deal(s, chance, log);
  }
}

/** By PHASE: §3 A turn, §3.2 The card drawn, §5 The game is over. */
const PHASES: readonly PhaseRules<State, Event>[] = [turn, drawn, OVER];

export function legal(s: State, moves: MoveList): void {
  moves.clear();
  PHASES[s.phase]!.legal(s, moves);
}

export function play(s: State, move: MoveCode, chance: Chance, log: Log<Event>): void {
  PHASES[s.phase]!.play(s, move, chance, log);
}

/** §5.1 One for each round. */
export function deals({ options }: Table<Options>): number {
  return options.rounds;
}

/** In a round each card is drawn, kept and laid at most once, and after each card laid everybody passes at most once. */
export function bound({ seats, options }: Table<Options>): number {
  return options.rounds * (3 * DECK_SIZE + seats * DECK_SIZE);
}
