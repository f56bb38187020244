import { type Refusal, type Refuse, refusal } from '@quartet/core';
import { cardOf, X } from './cards.ts';
import { combinationOf, LONGEST, strengthOf, sumOf } from './combinations.ts';
import { facesAt, type Move } from './moves.ts';
import { PHASE, type State } from './state.ts';

export type RefusalCode =
  | 'place-first'
  | 'nothing-drawn'
  | 'no-such-card'
  | 'too-many-cards'
  | 'special-alone'
  | 'x-needs-numbers'
  | 'no-x'
  | 'only-x'
  | 'no-combination'
  | 'too-low'
  | 'opener-plays'
  | 'no-such-reserve'
  | 'no-such-place'
  | 'reserve-left';

const no: Refuse<RefusalCode> = refusal;

export function refuse(s: State, move: Move): Refusal | null {
  if (s.phase === PHASE.over) return no('match-over', '§6.2');
  if (s.phase === PHASE.insert && move.type !== 'insert') return no('place-first', '§5.2');
  if (s.phase === PHASE.act && move.type === 'insert') return no('nothing-drawn', '§5.2');
  switch (move.type) {
    case 'play':
      return refusePlay(s, move.from, move.to, move.as);
    case 'reserve':
      return refuseReserve(s, move.which, move.at);
    case 'bust':
      return refuseBust(s);
    case 'insert':
      return refusePlace(s, move.at, '§5.2');
  }
}

function refusePlay(s: State, from: number, to: number, as: readonly number[]): Refusal | null {
  const count = s.sizes[s.turn]!;
  if (to > count) return no('no-such-card', '§4.2', { position: to, count });
  if (to - from >= LONGEST) return no('too-many-cards', '§3.1', { count: to - from + 1 });
  const faces = facesAt(s, from, to);
  const special = faces.find((face) => face > X);
  if (special && to > from) return no('special-alone', '§3.5', { card: cardOf(special) });
  const xs = faces.filter((face) => face === X).length;
  if (xs === 0 && as.length > 0) return no('no-x', '§3.4', { cards: written(faces) });
  if (xs > 1 && xs === faces.length) return no('only-x', '§3.4', { cards: written(faces) });
  if (xs !== as.length) return no('x-needs-numbers', '§3.4', { xs, given: as.length });
  return special ? null : refuseCombination(s, faces, as);
}

function refuseCombination(s: State, faces: readonly number[], as: readonly number[]): Refusal | null {
  let x = 0;
  const numbers = faces.map((face) => (face === X ? as[x++]! : face));
  const strength = strengthOf(numbers[0]!, numbers[1] ?? 0, numbers[2] ?? 0);
  if (strength === 0) return no('no-combination', '§3.1', { cards: numbers.join(' ') });
  if (strength > s.best) return null;
  return no('too-low', '§3.3', {
    combination: combinationOf(strength),
    sum: sumOf(strength),
    best: combinationOf(s.best),
    bestSum: sumOf(s.best),
  });
}

function written(faces: readonly number[]): string {
  return faces.map(cardOf).join(' ');
}

function refuseReserve(s: State, which: number, at: number): Refusal | null {
  const left = s.reserveSizes[s.turn]!;
  if (s.turn === s.opener) return no('opener-plays', '§4.5');
  if (which > left) return no('no-such-reserve', '§4.5', { which, left });
  return refusePlace(s, at, '§4.5');
}

function refusePlace(s: State, at: number, rule: string): Refusal | null {
  const count = s.sizes[s.turn]!;
  return at > count ? no('no-such-place', rule, { at, count }) : null;
}

function refuseBust(s: State): Refusal | null {
  const left = s.reserveSizes[s.turn]!;
  if (s.turn === s.opener) return no('opener-plays', '§4.6');
  return left > 0 ? no('reserve-left', '§4.6', { left }) : null;
}
