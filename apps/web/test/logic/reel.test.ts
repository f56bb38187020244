import { describe, expect, test } from 'vitest';
import type { TableState } from '../../src/engine/model.ts';
import { movedTo, type Step, ticked, toggled } from '../../src/table/steps.ts';
import { type Frame, framesWith, stepsOf } from '../../src/table/use-reel.ts';
import { entry, stateOf, statesOf } from './entries.ts';

/** What a screen has kept after these states. */
function framesOf(states: readonly TableState[]): readonly Frame[] {
  let before: TableState | null = null;
  let frames: readonly Frame[] = [];
  for (const state of states) {
    frames = framesWith(frames, before, state);
    before = state;
  }
  return frames;
}

/** Decisions of these seats, one state each, after the table was found. */
function decided(...seats: readonly (number | readonly [seat: number, event: string])[]): TableState[] {
  const steps = seats.map((one, ply) => {
    const [seat, ...events] = Array.isArray(one) ? one : [one];
    return stateOf(ply + 1, { news: [entry(ply, seat, ...events)], view: { actor: 0, ply } as never });
  });
  return [stateOf(0), ...steps];
}

/** The plies that are shown again; the first is the table before. */
function shown(states: readonly TableState[], me: number | null, seat: number | null): (number | null)[] {
  return stepsOf(framesOf(states), me, seat).map(({ entry: own }) => own?.ply ?? null);
}

describe('what a screen keeps of what it saw', () => {
  test('is each view with the decision that led to it', () => {
    const states = statesOf('linko', 3, 0, 8);
    const frames = framesOf(states);
    expect(frames.map(({ view }) => view)).toEqual(states.map(({ view }) => view));
    expect(frames.map(({ entry: own }) => own?.ply ?? null)).toEqual([null, 0, 1, 2, 3, 4, 5, 6, 7]);
  });

  test('begins anew where something is missing, taken back, or seen by another', () => {
    const [first, second] = decided(1, 2, 0);
    const missing = stateOf(3, { news: [entry(1, 2), entry(2, 0)] });
    const back = stateOf(0);
    const another = stateOf(2, { viewer: 1, news: [entry(1, 2)] });
    for (const next of [missing, back, another])
      expect(framesOf([first!, second!, next])).toEqual([{ view: next.view, ply: next.ply, entry: null }]);
  });

  test('is not everything', () => {
    const frames = framesOf(decided(...Array.from({ length: 100 }, (_, ply) => ply % 3)));
    expect(frames).toHaveLength(80);
    expect(frames.at(-1)!.entry!.ply).toBe(99);
  });
});

describe('what is shown again', () => {
  test('is the table before, then what the others did since my last turn', () => {
    expect(shown(decided(0, 1, 1, 2), 0, null)).toEqual([0, 1, 2, 3]);
  });

  test('or what one of them did, from the table before that', () => {
    expect(shown(decided(0, 1, 2, 1), 0, 1)).toEqual([0, 1, 3]);
    expect(shown(decided(0, 1, 2, 1), 0, 2)).toEqual([1, 2]);
    expect(shown(decided(0, 1, 2, 1), 0, 3)).toEqual([]);
  });

  test('is nothing where nothing was done, or the table before was not seen', () => {
    expect(shown(decided(), 0, null)).toEqual([]);
    expect(shown(decided(0), 0, null)).toEqual([]);
    expect(shown(decided(1), 0, null)).toEqual([null, 0]);
    expect(stepsOf([{ view: stateOf(1).view, ply: 1, entry: entry(0, 1) }], 0, null)).toEqual([]);
  });

  test('begins with the last deal', () => {
    expect(shown(decided(0, 1, [2, 'dealt'], 1, 2), 0, null)).toEqual([2, 3, 4]);
    expect(shown(decided(0, [1, 'dealt'], 2, [1, 'dealt'], 2), 0, null)).toEqual([3, 4]);
  });

  test('has the views of then', () => {
    const states = statesOf('keltis', 2, 0, 12);
    const steps = stepsOf(framesOf(states), 0, null);
    expect(steps.length).toBeGreaterThan(1);
    for (const { view, entry: own } of steps) expect(view).toBe(states[own === null ? 0 : own.ply + 1]!.view);
  });
});

describe('steps that go by themselves', () => {
  const going = (at: number): Step => ({ at, isGoing: true });
  const still = (at: number): Step => ({ at, isGoing: false });

  test('go on one by one, and stop at the end', () => {
    expect(ticked(going(0), 3)).toEqual(going(1));
    expect(ticked(going(2), 3)).toEqual(still(3));
    expect(ticked(going(3), 3)).toEqual(still(3));
    expect(ticked(going(9), 3)).toEqual(still(3));
  });

  test('stop when somebody moves, who stays inside', () => {
    expect(movedTo(2, 3)).toEqual(still(2));
    expect([-1, 99].map((to) => movedTo(to, 3))).toEqual([still(0), still(3)]);
  });

  test('are started and stopped by the same button; from the end they begin again', () => {
    expect(toggled(going(1), 3)).toEqual(still(1));
    expect(toggled(still(1), 3)).toEqual(going(1));
    expect(toggled(still(3), 3)).toEqual(going(0));
    expect(toggled(still(0), 0)).toEqual(still(0));
  });
});
