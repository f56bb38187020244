import type { CombosShapes } from '@quartet/combos';
import type { MakeNaive, Naive } from '@quartet/testkit';

// The rules once more, as plainly as possible: cards are texts, hands are lists, and every reading is tried.

const TYPES = ['solo', 'two-straight', 'pair', 'three-straight', 'trips'];
const NUMBERS = Array.from({ length: 12 }, (_, i) => i + 1);

interface Worth {
  type: number;
  sum: number;
}

interface Act {
  seat: number;
  cards: string[];
  /** Absent for a Stop, a Redraw and a reserve card taken. */
  worth?: Worth;
}

interface Position {
  round: number;
  chips: number[];
  losers: number[];
  hands: string[][];
  reserves: string[][];
  pile: string[];
  opener: number;
  /** The players of this turn in order; who acts now comes first. */
  waiting: number[];
  heldAtStart: number[];
  acts: Act[];
  /** While cards are placed: by whom, and how many with the one on top of the pile. */
  placing: { seat: number; cards: number } | null;
}

function worthOf(numbers: readonly number[]): Worth | null {
  const sorted = [...numbers].sort((a, b) => a - b);
  const steps = sorted.slice(1).map((number, i) => number - sorted[i]!);
  const equal = steps.every((step) => step === 0);
  const consecutive = steps.every((step) => step === 1);
  const name =
    sorted.length === 1
      ? 'solo'
      : equal
        ? { 2: 'pair', 3: 'trips' }[sorted.length]
        : consecutive
          ? { 2: 'two-straight', 3: 'three-straight' }[sorted.length]
          : undefined;
  if (!name) return null;
  return { type: TYPES.indexOf(name), sum: sorted.reduce((a, b) => a + b) };
}

function beats(a: Worth, b: Worth): boolean {
  return a.type > b.type || (a.type === b.type && a.sum > b.sum);
}

/** Everything these cards can stand for. */
function meanings(cards: readonly string[]): number[][] {
  return cards.reduce<number[][]>(
    (so, card) => so.flatMap((list) => (card === 'X' ? NUMBERS : [Number(card)]).map((n) => [...list, n])),
    [[]],
  );
}

function bestOf(p: Position): Act | undefined {
  return p.acts.reduce<Act | undefined>(
    (best, act) => (act.worth && (!best?.worth || beats(act.worth, best.worth)) ? act : best),
    undefined,
  );
}

function plays(p: Position, hand: readonly string[]): string[] {
  const best = bestOf(p)?.worth;
  const found: string[] = [];
  hand.forEach((card, i) => {
    if (card === 'S' || card === 'R') found.push(`play ${i + 1}`);
    for (const length of [1, 2, 3]) {
      const cards = hand.slice(i, i + length);
      if (cards.length < length || cards.includes('S') || cards.includes('R')) continue;
      if (length > 1 && cards.every((other) => other === 'X')) continue;
      const where = length === 1 ? `${i + 1}` : `${i + 1}-${i + length}`;
      for (const numbers of meanings(cards)) {
        const worth = worthOf(numbers);
        if (!worth || (best && !beats(worth, best))) continue;
        const named = numbers.filter((_, k) => cards[k] === 'X');
        found.push(named.length > 0 ? `play ${where} as ${named.join(' ')}` : `play ${where}`);
      }
    }
  });
  return found;
}

function legal(p: Position): string[] {
  if (p.losers.length > 0) return [];
  if (p.placing) return p.hands[p.placing.seat]!.concat('').map((_, at) => `insert ${at}`);
  const seat = p.waiting[0]!;
  const hand = p.hands[seat]!;
  const found = plays(p, hand);
  if (seat === p.opener) return found;
  const reserve = p.reserves[seat]!;
  if (reserve.length === 0) return [...found, 'bust'];
  const places = hand.concat('').map((_, at) => at);
  return [...found, ...reserve.flatMap((_, i) => places.map((at) => `reserve ${i + 1} at ${at}`))];
}

const make: MakeNaive<CombosShapes> = (table, deals) => {
  const { seats, first, options } = table;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const clockwise = (from: number): number[] => all.map((i) => (from + i) % seats);
  const holders = (p: Position): number[] => all.filter((seat) => p.hands[seat]!.length > 0);

  function deal(p: Position, opener: number): void {
    const cards = [...deals[p.round]!.cards!];
    p.hands = all.map(() => cards.splice(0, seats === 5 ? 7 : 10));
    p.reserves = all.map(() => cards.splice(0, 2));
    p.pile = cards;
    openTurn(p, opener);
  }

  function openTurn(p: Position, opener: number): void {
    p.opener = opener;
    p.acts = [];
    p.heldAtStart = holders(p);
    p.waiting = clockwise(opener).filter((seat) => p.hands[seat]!.length > 0);
  }

  function endRound(p: Position, payers: readonly number[]): void {
    p.losers = payers.filter((seat) => p.chips[seat] === 0);
    p.chips = p.chips.map((chips, seat) => (payers.includes(seat) ? Math.max(0, chips - 1) : chips));
    if (p.losers.length > 0) return;
    p.round++;
    const dealer = (first + seats - 1) % seats;
    deal(p, clockwise(dealer).find((seat) => payers.includes(seat))!);
  }

  function afterTurn(p: Position, winner: number): void {
    const holding = holders(p);
    const others = p.heldAtStart.filter((seat) => seat !== winner);
    if (holding.length < 2) endRound(p, holding.length === 1 ? holding : others);
    else openTurn(p, nextOpener(p, winner, holding));
  }

  function nextOpener(p: Position, winner: number, holding: readonly number[]): number {
    const ranked = p.acts
      .filter(({ worth }) => worth)
      .sort((a, b) => (beats(a.worth!, b.worth!) ? -1 : 1))
      .map(({ seat }) => seat);
    const toTheRight = clockwise((winner + 1) % seats).reverse();
    return [winner, ...ranked, ...toTheRight].find((seat) => holding.includes(seat))!;
  }

  function endTurn(p: Position, winner: number, extra: number): void {
    const redraws = p.acts.filter(({ cards }) => cards[0] === 'R').length;
    const draws = Math.min(p.pile.length, 3 * redraws + extra);
    if (draws > 0) p.placing = { seat: winner, cards: draws };
    else afterTurn(p, winner);
  }

  function lay(p: Position, seat: number, text: string): void {
    const [, where, , ...named] = text.split(' ');
    const [from, to = from] = where!.split('-').map(Number);
    const cards = p.hands[seat]!.splice(from! - 1, to! - from! + 1);
    if (cards[0] === 'S' || cards[0] === 'R') p.acts.push({ seat, cards });
    else {
      const left = [...named];
      const numbers = cards.map((card) => Number(card === 'X' ? left.shift() : card));
      p.acts.push({ seat, cards, worth: worthOf(numbers)! });
    }
    if (cards[0] === 'S') endTurn(p, seat, 0);
    else if (cards.includes('X') && options.xCard === 'manual') endTurn(p, seat, 3);
    else next(p);
  }

  function next(p: Position): void {
    p.waiting.shift();
    if (p.waiting.length === 0) endTurn(p, bestOf(p)?.seat ?? p.opener, 0);
  }

  function play(p: Position, text: string): void {
    const seat = p.waiting[0]!;
    const words = text.split(' ');
    if (p.placing) {
      const { seat: winner, cards } = p.placing;
      p.hands[winner]!.splice(Number(words[1]), 0, p.pile.shift()!);
      p.placing = cards > 1 ? { seat: winner, cards: cards - 1 } : null;
      if (!p.placing) afterTurn(p, winner);
    } else if (words[0] === 'bust') {
      endRound(p, [seat]);
    } else if (words[0] === 'reserve') {
      const [card] = p.reserves[seat]!.splice(Number(words[1]) - 1, 1);
      p.hands[seat]!.splice(Number(words[3]), 0, card!);
      next(p);
    } else {
      lay(p, seat, text);
    }
  }

  const wrap = (p: Position): Naive => ({
    actor: () => (p.losers.length > 0 ? -1 : (p.placing?.seat ?? p.waiting[0]!)),
    legal: () => legal(p),
    play: (text) => play(p, text),
    scores: () => all.map((seat) => (p.losers.includes(seat) ? -1 : p.chips[seat]!)),
    winners: () => all.filter((seat) => !p.losers.includes(seat)),
    clone: () => wrap(JSON.parse(JSON.stringify(p))),
  });

  const p: Position = {
    round: 0,
    chips: all.map(() => options.chips),
    losers: [],
    hands: [],
    reserves: [],
    pile: [],
    opener: first,
    waiting: [],
    heldAtStart: [],
    acts: [],
    placing: null,
  };
  deal(p, first);
  return wrap(p);
};

export const naive: MakeNaive<CombosShapes> = make;
