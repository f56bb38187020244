// A small trick-taking game for tests of the laws: whoever does not follow suit shows a lack, for good.
import {
  type Deck,
  type Game,
  NOBODY,
  type Rng,
  refusal,
  type Seat,
  type Table,
  type Viewer,
} from '@quartet/core';
import type { LawKit } from '../src/index.ts';

const SUITS = 'abc';
const RANKS = 6;
const DECK = Uint8Array.from({ length: SUITS.length * RANKS }, (_, card) => card);
const DEALT = 5;
const PLAYED = 255;

const suitOf = (card: number): number => Math.floor(card / RANKS);
const nameOf = (card: number): string => `${SUITS[suitOf(card)]}${card % RANKS}`;
const cardOf = (name: string): number => SUITS.indexOf(name[0]!) * RANKS + Number(name.slice(1));
const DECKS: readonly Deck[] = [{ name: 'cards', cards: DECK, print: nameOf }];

type NoOptions = Readonly<Record<string, never>>;

interface State {
  table: Table<NoOptions>;
  /** [card] → the seat that holds it; the number of seats for the pile. */
  holders: Uint8Array;
  /** [seat] → the suits it has shown to lack, one bit each. */
  lacks: Uint8Array;
  trick: number[];
  leader: Seat;
  /** [seat] → tricks won. */
  tricks: Uint8Array;
}

interface Cards {
  readonly count: number;
  readonly cards?: readonly string[];
}

interface View {
  readonly viewer: Viewer;
  readonly table: Table<NoOptions>;
  readonly actor: Seat;
  readonly phase: 'play' | 'over';
  readonly hands: readonly Cards[];
  readonly pile: Cards;
  readonly played: readonly string[];
  readonly trick: readonly string[];
  readonly leader: Seat;
  readonly tricks: readonly number[];
  readonly lacks: readonly number[];
}

export interface FollowShapes {
  State: State;
  Move: { readonly type: 'play'; readonly card: string };
  Event:
    | { readonly type: 'dealt'; readonly hands: readonly Cards[] }
    | { readonly type: 'played'; readonly seat: Seat; readonly card: string }
    | { readonly type: 'trick'; readonly seat: Seat };
  View: View;
  Options: NoOptions;
}

function heldBy(s: State, holder: number): number[] {
  return Array.from(DECK).filter((card) => s.holders[card] === holder);
}

function isOver(s: State): boolean {
  return s.tricks.reduce((sum, won) => sum + won) === DEALT;
}

function actor(s: State): Seat {
  return isOver(s) ? NOBODY : (s.leader + s.trick.length) % s.table.seats;
}

function legalCards(s: State): number[] {
  const hand = heldBy(s, actor(s));
  if (s.trick.length === 0) return hand;
  const following = hand.filter((card) => suitOf(card) === suitOf(s.trick[0]!));
  return following.length > 0 ? following : hand;
}

function show(s: State, holder: number, viewer: Viewer): Cards {
  const cards = heldBy(s, holder).map(nameOf);
  const isOpen = viewer === 'referee' || (viewer === holder && holder < s.table.seats);
  return isOpen ? { count: cards.length, cards } : { count: cards.length };
}

function view(s: State, viewer: Viewer): View {
  return {
    viewer,
    table: s.table,
    actor: actor(s),
    phase: isOver(s) ? 'over' : 'play',
    hands: Array.from(s.tricks, (_, seat) => show(s, seat, viewer)),
    pile: show(s, s.table.seats, viewer),
    played: heldBy(s, PLAYED).map(nameOf),
    trick: s.trick.map(nameOf),
    leader: s.leader,
    tricks: [...s.tricks],
    lacks: [...s.lacks],
  };
}

/** `heeds`: whether nobody is dealt what they have shown to lack. */
export function imagining(heeds: boolean) {
  return (seen: View, rng: Rng, into?: State): State => {
    const s: State = Object.assign(into ?? {}, {
      table: seen.table,
      holders: new Uint8Array(DECK.length),
      lacks: Uint8Array.from(seen.lacks),
      trick: seen.trick.map(cardOf),
      leader: seen.leader,
      tricks: Uint8Array.from(seen.tricks),
    });
    do dealOut(s, seen, rng);
    while (heeds && DECK.some((card) => (s.lacks[s.holders[card]!] ?? 0) & (1 << suitOf(card))));
    return s;
  };
}

function dealOut(s: State, seen: View, rng: Rng): void {
  const pile = seen.table.seats;
  s.holders.fill(pile);
  for (const card of seen.played) s.holders[cardOf(card)] = PLAYED;
  for (const [seat, { cards }] of seen.hands.entries())
    for (const card of cards ?? []) s.holders[cardOf(card)] = seat;
  const unknown = Uint8Array.from(heldBy(s, pile));
  rng.shuffle(unknown);
  let dealt = 0;
  for (const [seat, { count, cards }] of seen.hands.entries())
    if (!cards) for (let i = 0; i < count; i++) s.holders[unknown[dealt++]!] = seat;
}

export const follow: Game<FollowShapes> = {
  id: 'follow',
  version: 1,
  seats: { min: 3, max: 3 },
  options: {},
  editions: { manual: {}, published: {} },
  moveSpace: DECK.length,
  bound: ({ seats }) => seats * DEALT,
  deals: () => 1,
  decks: () => DECKS,

  start: (table, chance, log) => {
    const { seats, first } = table;
    const deck = DECK.slice();
    chance(0).shuffle(deck);
    const holders = new Uint8Array(DECK.length);
    for (const [at, card] of deck.entries()) holders[card] = Math.min(seats, Math.floor(at / DEALT));
    const [lacks, tricks] = [new Uint8Array(seats), new Uint8Array(seats)];
    const s: State = { table, holders, lacks, trick: [], leader: first, tricks };
    log?.({ type: 'dealt', hands: view(s, 'referee').hands });
    return s;
  },
  actor,
  legal: (s, moves) => {
    moves.clear();
    for (const card of legalCards(s)) moves.add(card);
  },
  play: (s, card, _chance, log) => {
    const seat = actor(s);
    const led = suitOf(s.trick[0] ?? card);
    if (suitOf(card) !== led) s.lacks[seat]! |= 1 << led;
    s.holders[card] = PLAYED;
    s.trick.push(card);
    log?.({ type: 'played', seat, card: nameOf(card) });
    if (s.trick.length < s.table.seats) return;
    const best = Math.max(...s.trick.filter((each) => suitOf(each) === led));
    s.leader = (s.leader + s.trick.indexOf(best)) % s.table.seats;
    s.tricks[s.leader]!++;
    s.trick.length = 0;
    log?.({ type: 'trick', seat: s.leader });
  },
  points: (s, into) => into.set(s.tricks),
  copy: (from, to) => Object.assign(to ?? {}, structuredClone(from)),

  view,
  redact: (event, viewer) => {
    if (event.type !== 'dealt' || viewer === 'referee') return event;
    const hands = event.hands.map((hand, seat) => (seat === viewer ? hand : { count: hand.count }));
    return { type: 'dealt', hands };
  },
  imagine: imagining(true),

  toMove: (_, card) => ({ type: 'play', card: nameOf(card) }),
  toCode: (_, { card }) => cardOf(card),
  print: ({ card }) => `play ${card}`,
  parse: (text) => (/^play [abc][0-5]$/.test(text) ? { type: 'play', card: text.slice(5) } : null),
  refuse: (s, { card }) => {
    if (s.holders[cardOf(card)] !== actor(s)) return refusal('not-held', '§1');
    return legalCards(s).includes(cardOf(card)) ? null : refusal('follow', '§2');
  },
  scoreSheet: (s) =>
    Array.from(s.tricks, (points, seat) => ({
      seat,
      place: 1 + s.tricks.filter((other) => other > points).length,
      points,
      parts: [{ key: 'tricks', points }],
    })),
  bulk: null,
};

export const kit: LawKit<FollowShapes> = {
  game: follow,
  optionSets: () => [{}],
  census: ({ hands, pile, played }) => [...hands.flatMap(({ cards }) => cards!), ...pile.cards!, ...played],
  vocabulary: () => Array.from(DECK, (card) => ({ type: 'play', card: nameOf(card) })),
};
