import { describe, expect, test } from 'vitest';
import type { HeardEntry } from '../../src/online/follow.ts';
import { type Absence, absentSince, missedAfter } from '../../src/online/use-missed.ts';

const ME = 0;

/** Decisions of these seats, numbered from 1. */
function logOf(...seats: readonly (number | Partial<HeardEntry>)[]): HeardEntry[] {
  return seats.map((one, ply) => ({
    seq: ply + 1,
    ply,
    seat: 1,
    text: '',
    events: [],
    hand: 'person',
    byOrder: false,
    ...(typeof one === 'number' ? { seat: one } : one),
  }));
}

/** What a device makes of the table as it is now. */
function after(before: Absence, log: readonly HeardEntry[], { looks = true, isLost = false } = {}): Absence {
  return missedAfter(before, { seq: log.length, log, isLost }, looks, ME);
}

function seqs({ entries }: Absence): number[] {
  return entries.map(({ seq }) => seq);
}

describe('what was played while nobody looked', () => {
  test('is what came after what this device has seen, even a single move', () => {
    expect(seqs(after(absentSince(2), logOf(0, 1, 1, 2, 1)))).toEqual([3, 4, 5]);
    expect(seqs(after(absentSince(4), logOf(0, 1, 1, 2, 1)))).toEqual([5]);
    expect(seqs(after(absentSince(5), logOf(0, 1, 1, 2, 1)))).toEqual([]);
  });

  test('is nothing for who has never been here: there is the log', () => {
    const first = after(absentSince(null), logOf(0, 1, 1));
    expect(first).toMatchObject({ entries: [], seen: 3, isFirst: false, wasAway: false });
  });

  test('is nothing as long as nothing was heard', () => {
    const waiting = after(absentSince(1), []);
    expect(waiting).toEqual(absentSince(1));
    expect(seqs(after(waiting, logOf(0, 1)))).toEqual([2]);
  });

  test('is not what happens while somebody looks', () => {
    const there = after(absentSince(1), logOf(0));
    expect(seqs(after(there, logOf(0, 1, 1, 2)))).toEqual([]);
  });

  test('is what came after my own last move, made here or on another device', () => {
    expect(seqs(after(absentSince(1), logOf(1, 1, 0, 2, 1)))).toEqual([4, 5]);
  });

  test('an order, the clock or a bot that played for me has told me nothing', () => {
    for (const mine of [
      { seat: ME, byOrder: true },
      { seat: ME, hand: 'cover' as const },
      { seat: ME, hand: 'clock' as const },
    ])
      expect(seqs(after(absentSince(1), logOf(1, 1, mine, 2)))).toEqual([2, 3, 4]);
  });

  test.each([{ looks: false }, { isLost: true }])(
    'after a break (%o) it takes more than one move',
    (away) => {
      const there = after(absentSince(1), logOf(0));
      const gone = after(there, logOf(0), away);
      expect(seqs(after(gone, logOf(0, 1)))).toEqual([]);
      expect(seqs(after(gone, logOf(0, 1, 2)))).toEqual([2, 3]);
    },
  );

  test('while the page is hidden nothing counts as seen', () => {
    const there = after(absentSince(1), logOf(0));
    const hidden = after(after(there, logOf(0, 1), { looks: false }), logOf(0, 1, 2), { looks: false });
    expect(hidden.seen).toBe(1);
    expect(seqs(after(hidden, logOf(0, 1, 2)))).toEqual([2, 3]);
  });

  test('who is back and finds nothing new is still away when the news come late', () => {
    const there = after(absentSince(1), logOf(0));
    const back = after(after(there, logOf(0), { isLost: true }), logOf(0));
    expect(seqs(after(back, logOf(0, 1, 2)))).toEqual([2, 3]);
    const calm = after(back, logOf(0, 1));
    expect(seqs(after(calm, logOf(0, 1, 2, 1)))).toEqual([]);
  });

  test('stays until it is dismissed or I move', () => {
    const missed = after(absentSince(1), logOf(0, 1, 2));
    const more = after(missed, logOf(0, 1, 2, 1));
    expect(seqs(more)).toEqual([2, 3]);
    expect(seqs(after(more, logOf(0, 1, 2, 1, 0)))).toEqual([]);
  });
});
