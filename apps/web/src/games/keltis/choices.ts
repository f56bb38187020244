import { type Card, COLOURS, type Colour, type Move, type PointCard } from '@quartet/keltis';
import type { Desk } from './desk.ts';
import { signOf } from './named.ts';
import type { Scene } from './scene.ts';

export type Claim = Extract<Move, { type: 'claim' }>;
export type Laying = Extract<Move, { type: 'row' | 'point' }>;

/** The move that lays this card onto this row; whether it may be is another matter. */
export function ontoRow(card: Card, row: Colour): Move {
  return signOf(card) === '*'
    ? { type: 'row', card: card as PointCard, onto: row }
    : ({ type: 'row', card } as Move);
}

export function intoPoints(card: Card): Move {
  return { type: 'point', card: card as PointCard };
}

/** Where a move lays its card: a row, or the point row. */
export function placeOf(move: Laying): Colour | '*' {
  if (move.type === 'point') return '*';
  return 'onto' in move ? move.onto : (signOf(move.card) as Colour);
}

/** The legal ways to lay this card, rows first. */
export function layings(desk: Desk, card: Card): readonly Laying[] {
  const isOne = (move: Move): move is Laying => move.type === 'row' || move.type === 'point';
  return desk.legal
    .moves()
    .filter(isOne)
    .filter((move) => move.card === card)
    .sort((a, b) => order(a) - order(b));
}

function order(move: Laying): number {
  const place = placeOf(move);
  return place === '*' ? COLOURS.length : COLOURS.indexOf(place);
}

export function claims(desk: Desk): readonly Claim[] {
  return desk.legal.moves().filter((move) => move.type === 'claim');
}

export function stoneOf({ cards }: Claim): number {
  return +cards[0].slice(1);
}

/** The pair of just these two cards, if it may be discarded for a stone. */
export function claimWith(desk: Desk, card: Card, other: Card): Claim | undefined {
  return claims(desk).find(({ cards: [a, b] }) => (a === card && b === other) || (a === other && b === card));
}

/** The claim of this stone; if there are several pairs, one with the chosen card. */
export function claimOf(desk: Desk, stone: number, chosen: Card | null): Claim | undefined {
  const ways = claims(desk).filter((claim) => stoneOf(claim) === stone);
  return ways.find(({ cards }) => chosen !== null && cards.includes(chosen)) ?? ways[0];
}

/** Places at which the chosen card may be laid. */
export function targetsOf({ plan }: Scene): ReadonlySet<Colour | '*'> {
  return new Set(plan.isOpen && plan.picked ? layings(plan.desk, plan.picked.card).map(placeOf) : []);
}
