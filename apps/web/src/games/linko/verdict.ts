import { FastRng, MoveList, type ScoreLine, type Seat } from '@quartet/core';
import { type Card, faceOf, linko, PHASE, type State, type View } from '@quartet/linko';
import { foresee } from '../../kit/legal.ts';
import { seatsFrom } from '../../kit/seats.ts';

/** What the cards played, or those chosen, do to the others: the engine plays the turn to its end. */
export interface Reach {
  /** What is compared with the others' layers; null if nothing is. */
  readonly played: readonly Card[] | null;
  /** Whose top layers are snatched, in the order in which they are checked. */
  readonly victims: readonly Seat[];
  /** The ghost's cards of these numbers can be snatched. */
  readonly numbers: readonly number[];
  /** Where these cards end the round: the points of all. */
  readonly ends: readonly number[] | null;
}

export const NO_REACH: Reach = { played: null, victims: [], numbers: [], ends: null };

/** `staged`: what the one to move has chosen so far, if that can be seen here. */
export function reachOf(view: View, from: State, staged: readonly Card[] | null): Reach {
  const { phase, turn, victim, seats } = view;
  if (phase === 'over' || (phase === 'play' && !staged)) return NO_REACH;
  const isPlay = phase === 'play' && staged !== null;
  const { state, events } = foresee(linko, from, isPlay ? [{ type: 'play', cards: staged }] : []);
  const end = events.find((event) => event.type === 'round-over');
  if (end?.reason === 'empty-hand')
    return { ...NO_REACH, ends: seats.map(({ earlier }, seat) => earlier + end.points[seat]!) };
  const snatched = events.flatMap((event) => (event.type === 'snatched' ? [event.victim] : []));
  return {
    played: isPlay ? staged : (seats[turn]!.layers.at(-1) ?? null),
    numbers: groupsIn(state),
    victims: [...(phase === 'snatch' ? [victim!] : []), ...snatched, ...snatchedNext(state)],
    ends: null,
  };
}

function groupsIn(state: State): readonly number[] {
  const moves = new MoveList(linko.moveSpace);
  if (state.phase === PHASE.ghost) linko.legal(state, moves);
  return moves.toArray().flatMap((code) => {
    const move = linko.toMove(state, code);
    return move.type === 'snatch' ? [move.number] : [];
  });
}

/** Who else is snatched from in this turn; whatever is decided on the way changes nothing of that. */
function snatchedNext(state: State): readonly Seat[] {
  const victims: Seat[] = [];
  const moves = new MoveList(linko.moveSpace);
  const rng = new FastRng('turn');
  while (state.phase !== PHASE.play && state.phase !== PHASE.over) {
    linko.legal(state, moves);
    linko.play(
      state,
      moves.codes[0]!,
      () => rng,
      (event) => event.type === 'snatched' && victims.push(event.victim),
    );
  }
  return victims;
}

/** How a seat's top layer stands against cards that are played, or would be. */
export type Verdict =
  | { readonly kind: 'none' }
  /** Nothing is played against it now. */
  | { readonly kind: 'open'; readonly size: number; readonly value: number }
  | { readonly kind: 'size'; readonly has: number; readonly needs: number }
  | { readonly kind: 'value'; readonly has: number; readonly needs: number }
  | { readonly kind: 'snatch'; readonly size: number; readonly value: number; readonly played: number }
  /** It is settled just now what becomes of the layer. */
  | { readonly kind: 'decides' }
  | { readonly kind: 'draws'; readonly due: number };

export function verdictOn(view: View, seat: Seat, { played, victims }: Reach): Verdict {
  const { phase, victim, due, turn, seats } = view;
  if (seat === victim && phase === 'draw') return { kind: 'draws', due: due! };
  if (seat === victim && phase === 'reclaim') return { kind: 'decides' };
  const top = seats[seat]!.layers.at(-1);
  if (!top) return { kind: 'none' };
  const [size, value] = [top.length, worthOf(top)];
  const order = seatsFrom(turn, seats.length);
  const isPast = order.indexOf(seat) < order.indexOf(victim ?? turn);
  if (!played || seat === turn || isPast) return { kind: 'open', size, value };
  if (victims.includes(seat)) return { kind: 'snatch', size, value, played: worthOf(played) };
  if (size !== played.length) return { kind: 'size', has: size, needs: played.length };
  return { kind: 'value', has: value, needs: worthOf(played) };
}

/** Numbers come first in a layer, so jokers alone are one more than the highest number. */
function worthOf(cards: readonly Card[]): number {
  return faceOf(cards[0]!) + 1;
}

/** Points as they stand: cards laid out, cards held, and what comes of them and earlier rounds. */
export function standing(
  sheet: readonly ScoreLine[],
  seat: Seat,
): { readonly laid: number; readonly held: number; readonly total: number } {
  const { parts, points } = sheet.find((line) => line.seat === seat)!;
  const part = (key: string): number => parts.find((one) => one.key === key)!.points;
  return { laid: part('layers'), held: 0 - part('hand'), total: points };
}
