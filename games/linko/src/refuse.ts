import { MoveList, type Refusal, type Refuse, refusal } from '@quartet/core';
import { CARDS, type Card, FACES, faceOf } from './cards.ts';
import { faceOfShape, sizeOf, topShape } from './layers.ts';
import { MOVE_SPACE, type Move, toCode } from './moves.ts';
import { legal } from './rules.ts';
import { PHASE, PHASE_NAMES, type State } from './state.ts';

export type RefusalCode =
  | 'not-now'
  | 'one-number'
  | 'too-few'
  | 'pile-empty'
  | 'slot-empty'
  | 'no-group'
  | 'group-size'
  | 'group-not-lower';

/** The phase in which each type of move is asked for, and its rule. */
const ASKED: Readonly<Record<Move['type'], { readonly phase: number; readonly rule: string }>> = {
  play: { phase: PHASE.play, rule: '§4.1' },
  snatch: { phase: PHASE.ghost, rule: '§9.3' },
  take: { phase: PHASE.snatch, rule: '§5.5' },
  leave: { phase: PHASE.snatch, rule: '§5.5' },
  reclaim: { phase: PHASE.reclaim, rule: '§5.6' },
  discard: { phase: PHASE.reclaim, rule: '§5.6' },
  draw: { phase: PHASE.draw, rule: '§6.1' },
};

const no: Refuse<RefusalCode> = refusal;
/** Filled at each question, and read at once. */
const listed = new MoveList(MOVE_SPACE);

export function refuse(s: State, move: Move): Refusal | null {
  legal(s, listed);
  const code = toCode(s, move);
  if (code !== null && listed.includes(code)) return null;

  if (s.phase === PHASE.over) return no('match-over', '§7.1');
  const { phase, rule } = ASKED[move.type];
  if (s.phase !== phase) return no('not-now', rule, { asked: PHASE_NAMES[s.phase]! });
  if (move.type === 'play') return refusePlay(s, move.cards);
  if (move.type === 'snatch') return refuseGroup(s, move.number);
  if (move.type === 'draw' && move.from === 'row') return no('slot-empty', '§6.3', { slot: move.slot });
  return no('pile-empty', '§6.1');
}

/** §4.1, §4.2 */
function refusePlay(s: State, cards: readonly Card[]): Refusal {
  const card = cards[0]!;
  const other = cards.find((another) => another !== 'X' && another !== card);
  if (other) return no('one-number', '§4.1', { card, other });
  const lacking = lacks(s, cards, card) ? card : 'X';
  return no('too-few', '§4.1', { card: lacking, have: holds(s, lacking), wanted: count(cards, lacking) });
}

function lacks(s: State, cards: readonly Card[], card: Card): boolean {
  return holds(s, card) < count(cards, card);
}

function holds(s: State, card: Card): number {
  return s.hands[s.turn * FACES + faceOf(card)]!;
}

function count(cards: readonly Card[], card: Card): number {
  return cards.filter((another) => another === card).length;
}

/** §9.3 */
function refuseGroup(s: State, number: number): Refusal {
  const face = number - 1;
  const shape = topShape(s, s.turn);
  const played = CARDS[faceOfShape(shape)]!;
  const size = s.ghost[face]!;
  if (size === 0) return no('no-group', '§9.3', { card: CARDS[face]! });
  if (size !== sizeOf(shape))
    return no('group-size', '§9.3', { card: CARDS[face]!, has: size, needs: sizeOf(shape) });
  return no('group-not-lower', '§9.3', { card: CARDS[face]!, played });
}
