import type { Card, CombosShapes, Move } from '@quartet/combos';
import type { Legal } from '../../kit/legal.ts';
import { type Combo, comboOf, shortName } from './describe.ts';
import type { Desk } from './desk.ts';

/** Cards side by side, counted from 1, and what their X stand for. */
export type PlayMove = Extract<Move, { type: 'play' }>;

/** A legal play, and what it is; no combination for a Stop or a Redraw. */
export interface Play {
  readonly move: PlayMove;
  readonly cards: readonly Card[];
  readonly combo: Combo | null;
}

/** All legal plays, the strongest first; Stop and Redraw last. */
export function legalPlays(
  legal: Pick<Legal<CombosShapes>, 'moves'>,
  hand: readonly Card[],
): readonly Play[] {
  const plays: Play[] = [];
  for (const move of legal.moves()) if (move.type === 'play') plays.push(playOf(move, hand));
  return plays.sort(strongestFirst);
}

function strongestFirst(a: Play, b: Play): number {
  return (b.combo?.strength ?? 0) - (a.combo?.strength ?? 0) || a.move.from - b.move.from;
}

export function playOf(move: PlayMove, hand: readonly Card[]): Play {
  const cards = hand.slice(move.from - 1, move.to);
  return { move, cards, combo: comboOf(cards, move.as) };
}

/** The ways these very cards can be played, the strongest first; two X the other way round are the same. */
export function readingsOf(plays: readonly Play[], from: number, to: number): readonly Play[] {
  const found = plays.filter(({ move }) => move.from === from && move.to === to);
  return found.filter((play, i) => found.findIndex(({ combo }) => sameCombo(combo, play.combo)) === i);
}

function sameCombo(a: Combo | null, b: Combo | null): boolean {
  return a?.strength === b?.strength;
}

/** One play for each stretch of cards: its strongest reading. */
export function bestReadings(plays: readonly Play[]): readonly Play[] {
  const seen = new Set<string>();
  return plays.filter(({ move }) => {
    const key = `${move.from}-${move.to}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Plays that can be drawn under the hand side by side: the strongest that do not overlap. */
export function brackets(plays: readonly Play[]): readonly Play[] {
  const taken = new Set<number>();
  const chosen: Play[] = [];
  for (const play of plays) {
    const { from, to } = play.move;
    const positions = Array.from({ length: to - from + 1 }, (_, i) => from + i);
    if (positions.some((position) => taken.has(position))) continue;
    for (const position of positions) taken.add(position);
    chosen.push(play);
  }
  return chosen.sort((a, b) => a.move.from - b.move.from);
}

/**
 * The plays worth a button of their own, the strongest last, then Stop and Redraw: several cards before
 * single ones, of equal ones the first, and no more than there is room for.
 */
export function worthButtons(
  plays: readonly Play[],
  room: number,
  widthOf: (play: Play) => number,
): readonly Play[] {
  const specials = distinct(plays.filter(({ combo }) => !combo));
  const combos = distinct(plays.filter(({ combo }) => combo));
  let left = specials.reduce((sum, play) => sum - widthOf(play), room);
  const chosen = combos.filter((play) => (left -= widthOf(play)) >= 0);
  return [...chosen.reverse(), ...specials];
}

function distinct(plays: readonly Play[]): readonly Play[] {
  const key = ({ combo, cards }: Play): string => (combo ? `${combo.strength}` : cards.join());
  return plays.filter((play, i) => plays.findIndex((other) => key(other) === key(play)) === i);
}

/** A way to read the X among these cards that comes closest to a combination, for asking why not. */
export function anyReading(cards: readonly Card[]): readonly number[] {
  const xs = cards.filter((card) => card === 'X').length;
  const numbers = Array.from({ length: 12 }, (_, i) => 12 - i);
  const ways = xs === 1 ? numbers.map((a) => [a]) : numbers.flatMap((a) => numbers.map((b) => [a, b]));
  if (xs === 0) return [];
  let best: { readonly as: readonly number[]; readonly strength: number } = { as: ways[0]!, strength: 0 };
  for (const as of ways) {
    const strength = comboOf(cards, as)?.strength ?? 0;
    if (strength > best.strength) best = { as, strength };
  }
  return best.as;
}

/** The plays that have a button and a digit: as many as fit, by the length of their names; none without aids. */
export function quickPlays(desk: Desk, width: number): readonly Play[] {
  const { plays, view, me, words, cardName, settings } = desk;
  if (!settings.aids) return [];
  const letter = width < 600 ? 8.6 : 9.6;
  const padding = width < 600 ? 28 : width < 900 ? 46 : 78;
  const legend = width < 1000 ? 16 : 300;
  const otherwise = view.opener === me ? 0 : otherwiseText(desk, width).length * letter + padding;
  const room = width - legend - otherwise;
  const widthOf = ({ cards, move: { as }, combo }: Play): number =>
    shortName(words, cardName, { cards, as }).length * letter + padding + (combo ? 0 : 26);
  return worthButtons(bestReadings(plays), room, widthOf).slice(0, 9);
}

/** What stands on the button for not playing. */
function otherwiseText({ words, view, me }: Desk, width: number): string {
  const hasReserve = me !== null && view.players[me]!.reserve.length > 0;
  if (!hasReserve) return words.goBust;
  return width < 600 ? words.reserve : words.takeReserve;
}
