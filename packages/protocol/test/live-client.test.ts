import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { broken, Caller, following, problem, table } from './fake-line.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('at the beginning', () => {
  test('nothing but a hello is said before the welcome; then what is watched, and each act once', () => {
    const caller = new Caller({ token: 'secret' });
    caller.watch();
    caller.line.open();
    caller.act('play 7', 'a1');
    expect(caller.line.said).toEqual([{ type: 'hello', protocol: 1, token: 'secret' }]);
    caller.line.tell({ type: 'welcome', protocol: 1, person: null, now: 0 });
    expect(caller.line.said.slice(1)).toEqual([
      { type: 'watch', table: 't1', since: 0 },
      { type: 'act', table: 't1', id: 'a1', act: { type: 'move', text: 'play 7' } },
    ]);
    expect(caller.links).toEqual(['open']);
    expect(caller.client.link).toBe('open');
  });

  test('a browser has no token to say', () => {
    const caller = new Caller();
    caller.line.open();
    expect(caller.line.said).toEqual([{ type: 'hello', protocol: 1 }]);
  });

  test('who we are and how far the clocks differ is told', () => {
    const caller = new Caller();
    caller.line.welcome('p1', Date.now() + 700);
    expect(caller.welcomes).toEqual([['p1', 700]]);
  });

  test('when one of the clocks was set, how far they differ is told anew', () => {
    const skews: number[] = [];
    const caller = new Caller({ onSkew: (skew) => skews.push(skew) });
    caller.line.welcome('p1', Date.now() + 700);
    caller.line.tell({ type: 'pong', n: 0, now: Date.now() + 400 });
    expect(skews).toEqual([]);
    caller.line.tell({ type: 'pong', n: 0, now: Date.now() + 3_600_000 });
    caller.line.tell({ type: 'pong', n: 0, now: Date.now() + 3_600_000 });
    expect(skews).toEqual([3_600_000]);
  });
});

describe('the news of a table', () => {
  test('are heard once and in order, however often they are told', () => {
    const caller = following(1, 2);
    caller.line.tell(table([1, 2]));
    caller.line.tell(table([2, 3]));
    caller.line.tell(table([3]));
    expect(caller.seqs).toEqual([1, 2, 3]);
    expect(caller.heard).toHaveLength(2);
  });

  test('with a gap are not heard: the missing ones are asked for, and come with them', () => {
    const caller = following(1, 2);
    caller.line.tell(table([4]));
    expect(caller.seqs).toEqual([1, 2]);
    expect(caller.line.of('watch').map(({ since }) => since)).toEqual([0, 2]);
    caller.line.tell(table([3, 4]));
    expect(caller.seqs).toEqual([1, 2, 3, 4]);
    caller.line.tell(table([5]));
    expect(caller.seqs.at(-1)).toBe(5);
  });

  test('may leave out what is not for us, as long as it is said how far they go', () => {
    const caller = following(1);
    caller.line.tell(table([], { seq: 3 }));
    caller.line.tell(table([4]));
    expect(caller.seqs).toEqual([1, 4]);
    expect(caller.line.of('watch')).toHaveLength(1);
  });

  test('told as a whole replace all that was known, older or with a gap before it', () => {
    const caller = following(1, 2);
    caller.line.tell(table([40, 41], { whole: true }));
    caller.line.tell(table([42]));
    caller.line.tell(table([7], { whole: true }));
    expect(caller.seqs).toEqual([1, 2, 40, 41, 42, 7]);
    expect(caller.line.of('watch')).toHaveLength(1);
  });

  test('of a table that is not watched, or not any more, are nothing to us', () => {
    const caller = new Caller();
    const leave = caller.watch();
    caller.line.welcome();
    caller.line.tell(table([1], { table: 't2' }));
    leave();
    caller.line.tell(table([1]));
    expect(caller.heard).toEqual([]);
    expect(caller.line.of('unwatch')).toEqual([{ type: 'unwatch', table: 't1' }]);
  });

  test('go on for whoever watches the table now, when an earlier one leaves', () => {
    const caller = new Caller();
    const leave = caller.watch();
    caller.watch();
    caller.line.welcome();
    leave();
    caller.line.tell(table([1]));
    expect(caller.seqs).toEqual([1]);
    expect(caller.line.of('unwatch')).toEqual([]);
  });

  test('who is here, and why the table cannot be watched, comes to the same listener', () => {
    const caller = following();
    caller.line.tell({ type: 'presence', table: 't1', away: [], watchers: 3 });
    caller.line.tell({ type: 'problem', table: 't1', problem: problem('no-table') });
    // Of the hello it would be the end; here it is about this table.
    caller.line.tell({ type: 'problem', table: 't1', problem: problem('bad-sign-in') });
    expect(caller.present).toEqual([3]);
    expect(caller.problems).toEqual([problem('no-table'), problem('bad-sign-in')]);
    expect(caller.ends).toEqual([]);
  });
});

describe('acts', () => {
  test('are answered when they are durable, or when they are void', async () => {
    const caller = following(1);
    caller.act('play 7', 'a1');
    caller.act('play 8', 'a2');
    expect(caller.client.unanswered).toBe(2);
    caller.line.tell({ type: 'done', table: 't1', id: 'a1', seq: 2 });
    caller.line.tell({ type: 'problem', table: 't1', id: 'a2', problem: problem('too-late') });
    caller.line.tell({ type: 'done', table: 't1', id: 'a2', seq: 9 });
    await vi.advanceTimersByTimeAsync(0);
    expect(caller.outcomes).toEqual([
      { ok: true, seq: 2 },
      { ok: false, problem: problem('too-late') },
    ]);
    expect(caller.client.unanswered).toBe(0);
    // It was the act's problem, not the table's.
    expect(caller.problems).toEqual([]);
  });

  test('made while the line is down wait for it, and keep their ids and their order', () => {
    const caller = following(1);
    caller.line.close();
    caller.act('play 7', 'a1');
    caller.act('play 8', 'a2');
    vi.advanceTimersByTime(5_000);
    caller.line.open();
    caller.act('play 9', 'a3');
    expect(caller.line.said).toEqual([{ type: 'hello', protocol: 1 }]);
    caller.line.welcome();
    expect(caller.line.of('act').map(({ id }) => id)).toEqual(['a1', 'a2', 'a3']);
  });

  test('that were sent but not answered are sent again, answered ones are not', () => {
    const caller = following(1);
    caller.act('play 7', 'a1');
    caller.act('play 8', 'a2');
    caller.line.tell({ type: 'done', table: 't1', id: 'a1', seq: 2 });
    broken(caller);
    caller.line.welcome();
    expect(caller.line.of('act').map(({ id }) => id)).toEqual(['a2']);
  });

  test.each(['too-fast', 'busy', 'broken'] as const)(
    'refused as %s are said again a second later',
    (code) => {
      const caller = following(1);
      caller.act('play 7', 'a1');
      caller.act('play 8', 'a2');
      caller.line.tell({ type: 'problem', table: 't1', id: 'a1', problem: problem(code) });
      vi.advanceTimersByTime(999);
      expect(caller.line.of('act').map(({ id }) => id)).toEqual(['a1', 'a2']);
      vi.advanceTimersByTime(1);
      expect(caller.line.of('act').map(({ id }) => id)).toEqual(['a1', 'a2', 'a1']);
      expect(caller.line.of('watch')).toHaveLength(1);
      expect(caller.client.unanswered).toBe(2);
    },
  );

  test('a chat that was too fast is given back, not said again', async () => {
    const caller = following(1);
    caller.act('hello', 'a1', 'chat');
    caller.line.tell({ type: 'problem', table: 't1', id: 'a1', problem: problem('too-fast') });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(caller.outcomes).toEqual([{ ok: false, problem: problem('too-fast') }]);
    expect(caller.line.of('act')).toHaveLength(1);
  });

  test('where the server names nothing, all that waits and all that is watched or followed is said again', () => {
    const caller = following(1, 2);
    caller.act('play 7', 'a1');
    caller.client.follow('e1', () => undefined);
    caller.line.tell({ type: 'problem', problem: problem('too-fast') });
    vi.advanceTimersByTime(1_000);
    expect(caller.line.of('act')).toHaveLength(2);
    expect(caller.line.of('follow').map(({ event }) => event)).toEqual(['e1', 'e1']);
    expect(caller.line.of('watch').map(({ since }) => since)).toEqual([0, 2]);
  });
});
