/** The rules a second time: plain lists of codes, every order of a chain tried, nothing shared with the engine. */
import type { Deal } from '@quartet/core';
import type { MakeNaive, Naive } from '@quartet/testkit';
import type { LinxShapes } from '../src/index.ts';

const POINTS: Readonly<Record<string, number>> = {
  S4: 10,
  S5: 15,
  S6: 20,
  S7: 30,
  S8: 40,
  S9: 55,
  S10: 75,
  S11: 100,
  S12: 125,
};

/** Everything on the table. Piles and decks have their top first. */
interface Table {
  seats: number;
  target: number;
  deals: readonly Deal[];
  game: number;
  beginner: number;
  players: number[];
  playOffs: number;
  totals: number[];
  actor: number;
  asked: 'draw' | 'act' | 'nothing';
  draws: number;
  quietTurns: number;
  quiet: boolean;
  hands: string[][];
  anchors: string[];
  stock: string[];
  discards: string[];
  scoring: string[];
  scoringPile: string[];
  won: string[][];
}

export const naive: MakeNaive<LinxShapes> = ({ seats, first, options }, deals) => {
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  const table: Table = {
    seats,
    target: options.target,
    deals,
    game: 0,
    beginner: first,
    players: everybody,
    playOffs: 0,
    totals: everybody.map(() => 0),
    actor: first,
    asked: 'draw',
    draws: 0,
    quietTurns: 0,
    quiet: true,
    hands: [],
    anchors: [],
    stock: [],
    discards: [],
    scoring: [],
    scoringPile: [],
    won: [],
  };
  deal(table);
  return wrap(table);
};

function wrap(t: Table): Naive {
  return {
    actor: () => t.actor,
    legal: () => legal(t),
    play: (text) => play(t, text),
    scores: () => finalScores(t),
    winners: () => winners(t),
    clone: () => wrap(copyOf(t)),
  };
}

function copyOf(t: Table): Table {
  return {
    ...t,
    totals: [...t.totals],
    hands: t.hands.map((hand) => [...hand]),
    anchors: [...t.anchors],
    stock: [...t.stock],
    discards: [...t.discards],
    scoring: [...t.scoring],
    scoringPile: [...t.scoringPile],
    won: t.won.map((cards) => [...cards]),
  };
}

function deal(t: Table): void {
  const { cards, scoring } = t.deals[t.game]!;
  t.stock = [...cards!];
  t.hands = t.totals.map((_, seat) => (t.players.includes(seat) ? t.stock.splice(0, 10) : []));
  t.anchors = t.stock.splice(0, 4);
  t.discards = t.stock.splice(0, 1);
  t.scoringPile = [...scoring!];
  t.scoring = t.scoringPile.splice(0, 3);
  t.won = t.totals.map(() => []);
  t.quietTurns = 0;
  beginTurn(t, t.beginner);
}

function beginTurn(t: Table, seat: number): void {
  t.actor = seat;
  t.asked = 'draw';
  t.draws = t.hands[seat]!.length >= 10 ? 1 : 2;
  t.quiet = true;
}

function legal(t: Table): string[] {
  if (t.asked === 'nothing') return [];
  if (t.asked === 'draw') {
    const mayTakeDiscard = t.discards.length > 0 && t.quietTurns < 3 * t.players.length;
    return [...(t.stock.length > 0 ? ['draw stock'] : []), ...(mayTakeDiscard ? ['draw discard'] : [])];
  }
  const discards = [...new Set(t.hands[t.actor]!)].map((card) => `discard ${card}`);
  return [...discards, ...chains(t)];
}

function chains(t: Table): string[] {
  const lengths = new Set(t.scoring.filter((card) => card !== '').map((card) => Number(card.slice(1))));
  const hand = [...t.hands[t.actor]!].sort(byCard);
  const seen = new Set<string>();
  const texts: string[] = [];
  const lay = (cards: readonly string[]): void => {
    const ends = [cards[0]!, cards.at(-1)!].sort();
    const key = [...ends, '|', ...cards.slice(1, -1).sort()].join(' ');
    if (seen.has(key)) return;
    seen.add(key);
    for (const length of lengths) {
      if (cards.length >= length) texts.push(`chain ${cards.join(' ')} for ${length}`);
    }
  };
  const extend = (cards: readonly string[], left: readonly string[], end: string): void => {
    if (cards.length > 1 && isLinked(cards.at(-1)!, end)) lay([...cards, end]);
    left.forEach((card, i) => {
      if (isLinked(cards.at(-1)!, card)) extend([...cards, card], left.toSpliced(i, 1), end);
    });
  };
  for (let low = 0; low < 4; low++) {
    for (let high = low + 1; high < 4; high++) extend([t.anchors[low]!], hand, t.anchors[high]!);
  }
  return texts;
}

function isLinked(a: string, b: string): boolean {
  return a.at(-1) === b.at(-1) || a.slice(0, -1) === b.slice(0, -1);
}

/** By symbol, then by number: the order that decides which of several linking orders is written. */
function byCard(a: string, b: string): number {
  const symbols = 'dshlwpgt';
  return (
    symbols.indexOf(a.at(-1)!) - symbols.indexOf(b.at(-1)!) || Number.parseInt(a, 10) - Number.parseInt(b, 10)
  );
}

function play(t: Table, text: string): void {
  const words = text.split(' ');
  if (words[0] === 'draw') draw(t, words[1]!);
  else {
    if (words[0] === 'chain') layChain(t, words.slice(1, -2), `S${words.at(-1)}`);
    else discard(t, words[1]!);
    endTurn(t);
  }
}

function draw(t: Table, from: string): void {
  t.hands[t.actor]!.push(from === 'stock' ? offStock(t) : t.discards.shift()!);
  t.draws--;
  if (t.draws === 0 || (t.stock.length === 0 && t.discards.length === 0)) t.asked = 'act';
}

function offStock(t: Table): string {
  t.quietTurns = 0;
  t.quiet = false;
  return t.stock.shift() ?? '';
}

function layChain(t: Table, cards: readonly string[], scoringCard: string): void {
  const first = t.anchors.indexOf(cards[0]!);
  const last = t.anchors.findIndex((anchor, slot) => anchor === cards.at(-1) && slot !== first);
  for (const card of cards.slice(1, -1)) drop(t.hands[t.actor]!, card);
  t.won[t.actor]!.push(scoringCard);
  for (const slot of [first, last].sort()) t.anchors[slot] = t.stock.length > 0 ? offStock(t) : '';
  t.scoring[t.scoring.indexOf(scoringCard)] = t.scoringPile.shift() ?? '';
}

function discard(t: Table, card: string): void {
  drop(t.hands[t.actor]!, card);
  t.discards.unshift(card);
}

function drop(hand: string[], card: string): void {
  hand.splice(hand.indexOf(card), 1);
}

function endTurn(t: Table): void {
  if (t.quiet) t.quietTurns++;
  if (t.stock.length === 0) endGame(t);
  else beginTurn(t, playerAfter(t, t.actor));
}

function playerAfter(t: Table, seat: number): number {
  const next = (seat + 1) % t.seats;
  return t.players.includes(next) ? next : playerAfter(t, next);
}

function endGame(t: Table): void {
  if (t.target > 0) payOut(t);
  const top = Math.max(...t.totals);
  const tied = t.totals.flatMap((total, seat) => (total === top ? [seat] : []));
  const isReached = top >= t.target;
  if (t.target === 0 || (isReached && (tied.length === 1 || t.playOffs === 3))) {
    t.actor = -1;
    t.asked = 'nothing';
    return;
  }
  if (isReached) {
    t.playOffs++;
    t.players = tied;
  }
  t.game++;
  t.beginner = playerAfter(t, t.beginner);
  deal(t);
}

function payOut(t: Table): void {
  const ranked = ranking(t);
  let place = 0;
  for (const group of ranked) {
    const bonus = [100, t.players.length > 2 ? 50 : 0, t.players.length > 3 ? 25 : 0][place] ?? 0;
    for (const seat of group) t.totals[seat]! += bonus + pointsOf(t, seat);
    place += group.length;
  }
}

function pointsOf(t: Table, seat: number): number {
  return t.won[seat]!.reduce((sum, card) => sum + POINTS[card]!, 0);
}

/** The players of this game from best to worst; those equal to the end together. */
function ranking(t: Table): number[][] {
  const groups = new Map<string, number[]>();
  for (const seat of t.players) {
    const key = standing(t, seat);
    groups.set(key, [...(groups.get(key) ?? []), seat]);
  }
  return [...groups].sort(([a], [b]) => (a < b ? 1 : -1)).map(([, seats]) => seats);
}

/** A text that is greater the better a player stands: points, then each scoring card from the highest on. */
function standing(t: Table, seat: number): string {
  const lengths = t.won[seat]!.map((card) => Number(card.slice(1))).sort((a, b) => b - a);
  return [
    String(pointsOf(t, seat)).padStart(5, '0'),
    ...lengths.map((length) => String(length).padStart(2, '0')),
  ].join(' ');
}

function finalScores(t: Table): number[] {
  return t.totals.map((total, seat) => (t.target === 0 ? pointsOf(t, seat) : total));
}

function winners(t: Table): number[] {
  if (t.target === 0) return [...ranking(t)[0]!].sort((a, b) => a - b);
  return t.totals.flatMap((total, seat) => (total === Math.max(...t.totals) ? [seat] : []));
}
