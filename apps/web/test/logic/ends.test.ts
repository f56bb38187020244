import type { ScoreLine } from '@quartet/core';
import { describe, expect, test } from 'vitest';
import { bestOf } from '../../src/ends/best.ts';
import { calledIn, leadText, marginOf, verdictOf } from '../../src/ends/verdict.ts';
import { ENDS_WORDS } from '../../src/ends/words.ts';
import type { SavedMatch } from '../../src/engine/model.ts';
import { heldAfter } from '../../src/online/use-held-round.ts';
import { entry, stateOf } from './entries.ts';

const t = ENDS_WORDS.en;
const names = ['Mia', 'Otto', 'Ada'];
const line = (seat: number, points: number, place: number): ScoreLine => ({ seat, points, place, parts: [] });

describe('the verdict', () => {
  const verdict = (winners: number[], me: number | null): string =>
    verdictOf(winners, me, calledIn({ names, me }, t), t);

  test('speaks to whoever sits there, and by name of the others', () => {
    expect(verdict([0], 0)).toBe('You won!');
    expect(verdict([1], 0)).toBe('Otto won');
    expect(verdict([0], null)).toBe('Mia won');
  });

  test('names all who share a win, you first', () => {
    expect(verdict([1, 2], 2)).toBe('You and Otto win!');
    expect(verdict([0, 1, 2], null)).toBe('Mia, Otto and Ada win!');
  });

  test('says how clear it was, with a true minus; not where points did not decide', () => {
    const margin = (sheet: ScoreLine[], me: number | null): string =>
      marginOf(sheet, me, calledIn({ names, me }, t), t);
    expect(margin([line(0, 16, 1), line(1, 9, 2)], 0)).toBe('+16, 7 points ahead of Otto.');
    expect(margin([line(0, 16, 1), line(1, 9, 2)], 1)).toBe('You were 7 points behind.');
    expect(margin([line(0, -2, 1), line(1, -3, 2)], 0)).toBe('−2, one point ahead of Otto.');
    expect(margin([line(0, 9, 1), line(1, 9, 1)], 0)).toBe('');
    expect(margin([line(0, 85, 1), line(1, 85, 2)], 0)).toBe('');
  });
});

test('who leads after a round, unless nobody does alone', () => {
  const lead = (sheet: ScoreLine[], me: number | null): string =>
    leadText({ sheet, me }, calledIn({ names, me }, t), t);
  expect(lead([line(0, 17, 1), line(1, 10, 2)], 0)).toBe('You lead by 7.');
  expect(lead([line(0, 1, 2), line(1, 10, 1)], 0)).toBe('Otto leads by 9.');
  expect(lead([line(0, 10, 1), line(1, 10, 1)], 0)).toBe('');
});

describe('a personal best', () => {
  const person = { kind: 'person', name: 'Mia' } as const;
  const bot = { kind: 'bot', name: 'Ada', level: 'hard', temper: 'balanced' } as const;
  const played = (id: string, score: number, changes: Partial<SavedMatch> = {}): SavedMatch =>
    ({
      id,
      game: 'linko',
      seats: 2,
      players: [person, bot],
      casual: false,
      result: { scores: [score, 0], winners: [0] },
      ...changes,
    }) as SavedMatch;

  test('is more than in any fair match of as many before', () => {
    const now = played('now', 16);
    expect(bestOf(now, [now, played('a', 13), played('b', 5)])).toEqual({ now: 16, was: 13 });
    expect(bestOf(now, [now, played('a', 16)])).toBeNull();
    expect(bestOf(now, [now])).toBeNull();
  });

  test('is not measured by other games, other tables, taken back turns or several people', () => {
    const now = played('now', 16);
    const others = [
      played('a', 3, { game: 'keltis' }),
      played('b', 3, { seats: 3 }),
      played('c', 3, { casual: true }),
      played('d', 3, { players: [person, person] }),
    ];
    expect(bestOf(now, [now, ...others])).toBeNull();
    expect(bestOf({ ...now, casual: true }, [played('a', 13)])).toBeNull();
  });
});

describe('at a table of a server the end of a round stays on the screen', () => {
  const heard = (ply: number, ...types: string[]) => ({
    ...entry(ply, 1, ...types),
    seq: ply,
    hand: 'person' as const,
    byOrder: false,
  });
  const before = stateOf(4);
  const log = [heard(3), heard(4, 'round-over', 'dealt')];
  const end = stateOf(5);

  test('until somebody goes on, whatever the others do meanwhile', () => {
    const held = heldAfter({ last: before, held: null }, end, log);
    expect(held?.state).toEqual({ ...end, ended: before.view });
    const later = heldAfter({ last: end, held }, stateOf(7), [...log, heard(5), heard(6)]);
    expect(later).toBe(held);
    expect(later?.log).toEqual(log);
  });

  test('not for who comes later, sits elsewhere, or has missed the beginning of the next', () => {
    expect(heldAfter({ last: null, held: null }, end, log)).toBeNull();
    expect(heldAfter({ last: before, held: null }, stateOf(5, { viewer: 1 }), log)).toBeNull();
    expect(heldAfter({ last: before, held: null }, stateOf(6), [...log, heard(5)])).toBeNull();
    expect(heldAfter({ last: before, held: null }, end, [heard(3), heard(4)])).toBeNull();
  });
});
