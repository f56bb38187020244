import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PATIENCE } from '../src/live-client.ts';
import { broken, Caller, following, problem, table } from './fake-line.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a line that breaks', () => {
  test('is made anew; the table is told from where it was left', () => {
    const caller = following(1, 2);
    broken(caller);
    expect(caller.links).toEqual(['open', 'lost']);
    caller.line.welcome();
    expect(caller.line.of('watch').map(({ since }) => since)).toEqual([2]);
    caller.line.tell(table([2, 3]));
    expect(caller.seqs).toEqual([1, 2, 3]);
    expect(caller.links).toEqual(['open', 'lost', 'open']);
  });

  test('is tried ever more slowly, five seconds apart at the most; a welcome makes it quick again', () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const caller = following();
    const waits = [200, 400, 800, 1600, 3200, 5000, 5000];
    for (const wait of waits) {
      const { length } = caller.sockets;
      caller.line.close();
      vi.advanceTimersByTime(wait - 1);
      expect(caller.sockets).toHaveLength(length);
      vi.advanceTimersByTime(1);
      expect(caller.sockets).toHaveLength(length + 1);
    }
    caller.line.welcome();
    caller.line.close();
    vi.advanceTimersByTime(200);
    expect(caller.sockets).toHaveLength(waits.length + 2);
    vi.restoreAllMocks();
  });

  test('is not made by everybody at once: half of the wait is chance', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const caller = following();
    caller.line.close();
    vi.advanceTimersByTime(99);
    expect(caller.sockets).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(caller.sockets).toHaveLength(2);
    vi.restoreAllMocks();
  });

  test('that the server announces is given up, and made anew', () => {
    const caller = following(1);
    caller.line.tell({ type: 'going' });
    expect(caller.links.at(-1)).toBe('lost');
    vi.advanceTimersByTime(200);
    expect(caller.sockets).toHaveLength(2);
  });

  test('is asked when it is quiet, and noticed when no answer comes in time', () => {
    const caller = following(1);
    vi.advanceTimersByTime(PATIENCE.quiet);
    expect(caller.line.of('ping')).toEqual([{ type: 'ping', n: 0, atOnce: true }]);
    vi.advanceTimersByTime(1);
    caller.line.tell({ type: 'pong', n: 0, now: 0 });
    vi.advanceTimersByTime(PATIENCE.answer);
    expect(caller.links.at(-1)).toBe('open');
    caller.line.isDead = true;
    vi.advanceTimersByTime(2 * PATIENCE.quiet + PATIENCE.answer);
    expect(caller.links.at(-1)).toBe('silent');
    expect(caller.sockets).toHaveLength(2);
  });

  test('while an act waits is asked a moment later; the act is said to be late, then goes over the next one', async () => {
    const late: number[] = [];
    const caller = new Caller({ onLate: (acts) => late.push(acts) });
    caller.watch();
    caller.line.welcome();
    caller.line.isDead = true;
    caller.act('play 7', 'a1');
    vi.advanceTimersByTime(PATIENCE.act - 1);
    expect([late, caller.line.of('ping')]).toEqual([[], []]);
    vi.advanceTimersByTime(1);
    expect(late).toEqual([1]);
    vi.advanceTimersByTime(PATIENCE.answer - 1);
    expect(caller.links.at(-1)).toBe('open');
    vi.advanceTimersByTime(1);
    expect(caller.links.at(-1)).toBe('silent');
    caller.line.welcome();
    caller.line.tell({ type: 'done', table: 't1', id: 'a1', seq: 2 });
    await vi.advanceTimersByTimeAsync(0);
    expect(late).toEqual([1, 0]);
    expect(caller.sockets.map((socket) => socket.of('act').length)).toEqual([1, 1]);
  });

  test('that answers keeps an act that the server has not stored yet, however late it is', () => {
    const caller = following(1);
    caller.act('play 7', 'a1');
    vi.advanceTimersByTime(PATIENCE.act + 1);
    caller.line.tell({ type: 'pong', n: 0, now: 0 });
    vi.advanceTimersByTime(PATIENCE.answer);
    expect(caller.sockets).toHaveLength(1);
    expect(caller.client.unanswered).toBe(1);
  });

  test('that is new and does not welcome us is given up', () => {
    const caller = following(1);
    broken(caller);
    const { length } = caller.sockets;
    vi.advanceTimersByTime(PATIENCE.welcome);
    expect(caller.sockets[length - 1]!.readyState).toBe(WebSocket.CLOSED);
    vi.advanceTimersByTime(5_000);
    expect(caller.sockets.length).toBeGreaterThan(length);
  });

  test('says nothing to the next one when it closes late', () => {
    const caller = following(1);
    const [old] = caller.sockets;
    old!.isDead = true;
    vi.advanceTimersByTime(2 * PATIENCE.quiet + PATIENCE.answer);
    caller.line.welcome();
    old!.onclose!({ code: 4401 });
    expect(caller.client.link).toBe('open');
    expect(caller.ends).toEqual([]);
  });

  test('with an error is closed, and made anew', () => {
    const caller = following(1);
    caller.line.onerror!();
    vi.advanceTimersByTime(200);
    expect(caller.sockets).toHaveLength(2);
  });

  test('before the welcome, because the server is busy, is tried again', () => {
    const caller = new Caller();
    caller.line.open();
    caller.line.tell({ type: 'problem', problem: problem('busy') });
    vi.advanceTimersByTime(200);
    expect(caller.sockets).toHaveLength(2);
    expect(caller.ends).toEqual([]);
  });
});

describe('somebody looks at the page again', () => {
  test('a lost line is made at once, and only once', () => {
    const caller = following(1);
    caller.line.close();
    caller.client.hurry();
    expect(caller.sockets).toHaveLength(2);
    caller.line.welcome();
    vi.advanceTimersByTime(5_000);
    expect(caller.sockets).toHaveLength(2);
  });

  test('a line that answers within a second stays', () => {
    const caller = following(1);
    vi.advanceTimersByTime(10);
    caller.client.hurry();
    vi.advanceTimersByTime(500);
    // A second look gives it a second more.
    caller.client.hurry();
    expect(caller.line.of('ping')).toHaveLength(2);
    vi.advanceTimersByTime(900);
    caller.line.tell({ type: 'pong', n: 0, now: 0 });
    vi.advanceTimersByTime(5_000);
    expect(caller.sockets).toHaveLength(1);
    expect(caller.client.link).toBe('open');
  });

  test('a line that does not is dead: another one is made at once, and acts go there', () => {
    const caller = following(1);
    // What was heard in the very moment of the doubt does not count.
    caller.line.isDead = true;
    caller.client.hurry();
    caller.act('play 7', 'a1');
    vi.advanceTimersByTime(1_000);
    expect(caller.sockets).toHaveLength(2);
    caller.line.welcome();
    expect(caller.line.of('act').map(({ id }) => id)).toEqual(['a1']);
  });
});

describe('the server will not have us any more', () => {
  const signedOut = { code: 'sign-in', message: expect.any(String) };

  test('because the session ended: nothing is tried again, and what waits is answered', async () => {
    const caller = following(1);
    caller.act('play 7', 'a1');
    caller.line.close(4401);
    caller.act('play 8', 'a2');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(caller.links).toEqual(['open', 'ended']);
    expect(caller.ends).toEqual([signedOut]);
    expect(caller.outcomes).toEqual([
      { ok: false, problem: signedOut },
      { ok: false, problem: signedOut },
    ]);
    expect(caller.sockets).toHaveLength(1);
    caller.client.hurry();
    expect(caller.sockets).toHaveLength(1);
  });

  test.each([['p2'], [null]])('because it takes us for somebody else (%s) when we come back', (person) => {
    const caller = following(1);
    broken(caller);
    caller.line.welcome(person);
    expect(caller.ends).toEqual([signedOut]);
    expect(caller.line.of('watch')).toEqual([]);
  });

  test('but whoever was nobody may come back as somebody', () => {
    const caller = new Caller();
    caller.line.welcome(null);
    broken(caller);
    caller.line.welcome('p1');
    expect(caller.ends).toEqual([]);
    expect(caller.client.link).toBe('open');
  });

  test.each(['bad-sign-in', 'old-protocol'] as const)('because of the hello: %s', (code) => {
    const caller = new Caller();
    caller.line.open();
    caller.line.tell({ type: 'problem', problem: problem(code) });
    expect(caller.ends).toEqual([problem(code)]);
    vi.advanceTimersByTime(60_000);
    expect(caller.sockets).toHaveLength(1);
  });

  test('and whoever closes the client is not told any more', () => {
    const caller = following(1);
    caller.client.close();
    vi.advanceTimersByTime(60_000);
    expect(caller.links).toEqual(['open', 'closed']);
    expect(caller.sockets).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
