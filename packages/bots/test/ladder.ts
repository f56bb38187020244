import {
  type Chance,
  type Game,
  type Log,
  type MoveCode,
  type MoveList,
  NOBODY,
  type Rng,
  refusal,
  type Seat,
  type Table,
  type Viewer,
} from '@quartet/core';

// A game of a few cards that nobody has written knowledge for. Everybody is dealt five of twenty cards and lays one in
// turn; the highest takes the trick, for as many points as tricks were played, and begins the next. Two rounds.

const CARDS = 20;
const HAND = 5;
const ROUNDS = 2;

interface State {
  table: Table<LadderShapes['Options']>;
  round: number;
  trick: number;
  turn: Seat;
  /** [card] → the seat that holds it; gone cards and those of the pile belong to nobody. */
  holders: Int8Array;
  gone: Int8Array;
  /** [seat] → the card laid in this trick, or 0. */
  laid: Uint8Array;
  points: Int32Array;
}

interface View {
  readonly viewer: Viewer;
  readonly table: Table<LadderShapes['Options']>;
  readonly actor: Seat;
  readonly phase: 'play' | 'over';
  readonly round: number;
  readonly trick: number;
  /** [seat] → cards, where the viewer knows them. */
  readonly hands: readonly { readonly count: number; readonly cards?: readonly number[] }[];
  readonly gone: readonly number[];
  readonly laid: readonly number[];
  readonly points: readonly number[];
}

export type LadderShapes = {
  State: State;
  Move: { readonly type: 'lay'; readonly card: number };
  Event: { readonly type: 'laid'; readonly card: number };
  View: View;
  Options: Readonly<Record<string, never>>;
};

function deal(s: State, chance: Chance): void {
  const deck = Uint8Array.from({ length: CARDS }, (_, i) => i + 1);
  chance(s.round).shuffle(deck);
  s.holders.fill(NOBODY);
  s.gone.fill(0);
  s.trick = 1;
  for (let i = 0; i < s.table.seats * HAND; i++) s.holders[deck[i]!] = i % s.table.seats;
}

function play(s: State, card: MoveCode, chance: Chance, log: Log<LadderShapes['Event']>): void {
  log?.({ type: 'laid', card });
  s.holders[card] = NOBODY;
  s.gone[card] = 1;
  s.laid[s.turn] = card;
  s.turn = (s.turn + 1) % s.table.seats;
  if (s.laid[s.turn] === 0) return;
  s.turn = s.laid.indexOf(Math.max(...s.laid));
  s.points[s.turn]! += s.trick;
  s.laid.fill(0);
  s.trick++;
  if (s.trick <= HAND) return;
  s.round++;
  if (s.round < ROUNDS) deal(s, chance);
  else s.turn = NOBODY;
}

function cardsOf(s: State, seat: Seat): number[] {
  return Array.from(s.holders.keys()).filter((card) => s.holders[card] === seat && card > 0);
}

function view(s: State, viewer: Viewer): View {
  const { table, round, trick, turn } = s;
  return {
    viewer,
    table,
    actor: turn,
    phase: turn === NOBODY ? 'over' : 'play',
    round,
    trick,
    hands: Array.from({ length: table.seats }, (_, seat) => {
      const cards = cardsOf(s, seat);
      return viewer === seat || viewer === 'referee'
        ? { count: cards.length, cards }
        : { count: cards.length };
    }),
    gone: Array.from(s.gone.keys()).filter((card) => s.gone[card] === 1),
    laid: [...s.laid],
    points: [...s.points],
  };
}

function imagine(view: View, rng: Rng): State {
  const s = empty(view.table);
  s.round = view.round;
  s.trick = view.trick;
  s.turn = view.actor;
  s.laid.set(view.laid);
  s.points.set(view.points);
  for (const card of view.gone) s.gone[card] = 1;
  for (const [seat, { cards = [] }] of view.hands.entries()) for (const card of cards) s.holders[card] = seat;
  const unknown = Uint8Array.from({ length: CARDS }, (_, i) => i + 1).filter(
    (card) => s.gone[card] === 0 && s.holders[card] === NOBODY,
  );
  rng.shuffle(unknown);
  let next = 0;
  for (const [seat, { count, cards }] of view.hands.entries()) {
    for (let i = 0; cards === undefined && i < count; i++) s.holders[unknown[next++]!] = seat;
  }
  return s;
}

function empty(table: State['table']): State {
  return {
    table,
    round: 0,
    trick: 1,
    turn: table.first,
    holders: new Int8Array(CARDS + 1).fill(NOBODY),
    gone: new Int8Array(CARDS + 1),
    laid: new Uint8Array(table.seats),
    points: new Int32Array(table.seats),
  };
}

export const ladder: Game<LadderShapes> = {
  id: 'ladder',
  version: 1,
  seats: { min: 2, max: 4 },
  options: {},
  editions: { manual: {}, published: {} },
  moveSpace: CARDS + 1,
  bound: ({ seats }) => ROUNDS * HAND * seats,
  deals: () => ROUNDS,
  decks: () => [{ name: 'cards', cards: Uint8Array.from({ length: CARDS }, (_, i) => i + 1), print: String }],
  start(table, chance) {
    const s = empty(table);
    deal(s, chance);
    return s;
  },
  actor: (s) => s.turn,
  legal(s, moves: MoveList) {
    moves.clear();
    for (let card = 1; card <= CARDS; card++) if (s.holders[card] === s.turn) moves.add(card);
  },
  play,
  points: (s, into) => into.set(s.points),
  copy(s, to = empty(s.table)) {
    to.round = s.round;
    to.trick = s.trick;
    to.turn = s.turn;
    to.holders.set(s.holders);
    to.gone.set(s.gone);
    to.laid.set(s.laid);
    to.points.set(s.points);
    return to;
  },
  view,
  redact: (event) => event,
  imagine,
  toMove: (_, card) => ({ type: 'lay', card }),
  toCode: (_, { card }) => card,
  print: ({ card }) => `lay ${card}`,
  parse: (text) => (/^lay \d+$/.test(text) ? { type: 'lay', card: Number(text.slice(4)) } : null),
  refuse: (s, { card }) => (s.holders[card] === s.turn ? null : refusal('not-held', '§1', { card })),
  scoreSheet: (s) =>
    Array.from(s.points, (points, seat) => ({
      seat,
      place: 1 + s.points.filter((other) => other > points).length,
      points,
      parts: [{ key: 'tricks', points }],
    })),
  bulk: null,
};
