import { type Refusal, refusal } from '@quartet/core';
import { type Card, cardOf, links, MAX_HAND, printCard } from './cards.ts';
import type { Move } from './moves.ts';
import { isStockEmpty } from './piles.ts';
import { idleLimit, isStalled } from './rules/turn.ts';
import { PHASE, type State } from './state.ts';

/** Each way to say no in this game, with the rule it rests on. */
export const REFUSALS = {
  'draw-first': '§3.1',
  'drawn-already': '§3.1',
  'stock-empty': '§3.2',
  'discards-empty': '§3.2',
  stalled: '§3.4',
  'nothing-between': '§4.1',
  'no-anchor': '§4.1',
  'same-anchor': '§4.1',
  'not-in-hand': '§4.1',
  'too-few-in-hand': '§4.1',
  'no-link': '§4.2',
  'no-scoring-card': '§4.4',
  'too-short': '§4.4',
  'discard-not-in-hand': '§5.1',
} as const;
export type RefusalCode = keyof typeof REFUSALS;

function no(code: RefusalCode, details: Refusal['details'] = {}): Refusal {
  return refusal(code, REFUSALS[code], details);
}

export function refuse(s: State, move: Move): Refusal | null {
  if (s.phase === PHASE.over) return refusal('match-over', '§6.1');
  if (move.type === 'draw') return refuseDraw(s, move.from);
  if (s.phase === PHASE.draw) return no('draw-first', { draws: s.drawsLeft });
  return move.type === 'discard' ? refuseDiscard(s, move.card) : refuseChain(s, move.cards, move.for);
}

// §3
function refuseDraw(s: State, from: 'stock' | 'discard'): Refusal | null {
  if (s.phase !== PHASE.draw) return no('drawn-already');
  if (from === 'stock') return isStockEmpty(s) ? no('stock-empty') : null;
  if (s.discarded === 0) return no('discards-empty');
  return isStalled(s) ? no('stalled', { turns: idleLimit(s.players) }) : null;
}

// §4
function refuseChain(s: State, cards: readonly string[], length: number): Refusal | null {
  if (cards.length < 3) return no('nothing-between');
  return (
    refuseEnds(s, cards[0]!, cards.at(-1)!) ??
    refuseBetween(s, cards.slice(1, -1)) ??
    refuseLinks(cards) ??
    refuseScoring(s, cards.length, length)
  );
}

function refuseEnds(s: State, first: string, last: string): Refusal | null {
  for (const card of [first, last]) {
    if (!s.anchors.includes(cardOf(card))) return no('no-anchor', { card, anchors: listed(s.anchors) });
  }
  const count = s.anchors.filter((anchor) => anchor === cardOf(first)).length;
  return first === last && count < 2 ? no('same-anchor', { card: first }) : null;
}

function refuseBetween(s: State, cards: readonly string[]): Refusal | null {
  for (const card of cards) {
    const held = heldOf(s, cardOf(card));
    const used = cards.filter((other) => other === card).length;
    if (held === 0) return no('not-in-hand', { card });
    if (used > held) return no('too-few-in-hand', { card, used, held });
  }
  return null;
}

function refuseLinks(cards: readonly string[]): Refusal | null {
  for (let i = 1; i < cards.length; i++) {
    const [card, next] = [cards[i - 1]!, cards[i]!];
    if (!links(cardOf(card), cardOf(next))) return no('no-link', { card, next });
  }
  return null;
}

function refuseScoring(s: State, length: number, needed: number): Refusal | null {
  if (!s.scoring.includes(needed)) {
    return no('no-scoring-card', { needed, scoring: [...s.scoring].filter(Boolean).join(' ') });
  }
  return length < needed ? no('too-short', { length, needed }) : null;
}

// §5
function refuseDiscard(s: State, card: string): Refusal | null {
  return heldOf(s, cardOf(card)) === 0 ? no('discard-not-in-hand', { card }) : null;
}

/** How many of a card the seat to move holds. */
function heldOf(s: State, card: Card): number {
  const at = s.turn * MAX_HAND;
  return s.hands.subarray(at, at + s.held[s.turn]!).filter((other) => other === card).length;
}

function listed(cards: Uint8Array): string {
  return Array.from(cards, printCard)
    .filter((code) => code !== '')
    .join(' ');
}
