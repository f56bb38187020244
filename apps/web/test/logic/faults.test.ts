import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { attempt, type Failure, hearFailures } from '../../src/app/failure/failures.ts';
import { Failed, faultOf, storeFailure } from '../../src/engine/fault.ts';
import type { Reply, Request } from '../../src/engine/protocol.ts';
import { openTableLine } from '../../src/engine/table-line.ts';

describe('faults', () => {
  test('what the store says is one of three', () => {
    const fault = (name: string) => storeFailure(new DOMException('no', name)).fault;
    expect(fault('QuotaExceededError')).toBe('full');
    expect(fault('VersionError')).toBe('newer');
    expect(['SecurityError', 'InvalidStateError', 'AbortError'].map(fault)).toEqual(Array(3).fill('closed'));
    // A transaction that was torn down has no error of its own.
    expect(storeFailure(null).fault).toBe('closed');
  });

  test('a file that did not come is told from a mistake, whatever the browser calls it', () => {
    for (const said of [
      'Failed to fetch dynamically imported module: /assets/a.js',
      'error loading dynamically imported module: /assets/a.js',
      'Importing a module script failed.',
      'Unable to preload CSS for /assets/a.css',
    ])
      expect(faultOf(new TypeError(said))).toBe('unloaded');
    expect(faultOf(new TypeError('x is not a function'))).toBe('broken');
    expect(faultOf('anything')).toBe('broken');
    expect(faultOf(new Failed('full'))).toBe('full');
  });
});

describe('an attempt', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
  afterEach(() => vi.restoreAllMocks());

  test('that fails is told of, and can be made again until it succeeds', async () => {
    const told: Failure[] = [];
    const stop = hearFailures((failure) => told.push(failure));
    let tries = 0;
    attempt(async () => {
      if (++tries < 3) throw new Failed('full');
    });
    await vi.waitFor(() => expect(told.map(({ fault }) => fault)).toEqual(['full']));
    told[0]!.again!();
    await vi.waitFor(() => expect(told).toHaveLength(2));
    told[1]!.again!();
    await vi.waitFor(() => expect(tries).toBe(3));
    expect(told).toHaveLength(2);
    stop();
    attempt(() => Promise.reject(new Failed('full')));
    await vi.waitFor(() => expect(console.warn).toHaveBeenCalledTimes(3));
    expect(told).toHaveLength(2);
  });
});

describe('the line to a table’s worker', () => {
  const OPEN: Request = { type: 'open', id: 'a', pace: 0 };
  const LONG = 60_000;
  let worker: FakeWorker;
  let heard: Reply[];

  /** Keeps what it is told, and says what a test lets it say. */
  class FakeWorker {
    onmessage!: (event: { readonly data: Reply }) => void;
    onerror!: (event: { readonly message?: string }) => void;
    readonly asked: Request[] = [];
    isEnded = false;

    constructor() {
      worker = this;
    }

    postMessage(request: Request): void {
      this.asked.push(request);
    }

    terminate(): void {
      this.isEnded = true;
    }
  }

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('Worker', FakeWorker);
    heard = [];
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const open = () => openTableLine(OPEN, (reply) => heard.push(reply));
  const HINTS = { type: 'hints', ply: 0, hints: [] } satisfies Reply;

  test('asks for the table at once and hands on what the worker says', () => {
    const line = open();
    worker.onmessage({ data: HINTS });
    line.send({ type: 'take-back' });
    expect(worker.asked).toEqual([OPEN, { type: 'take-back' }]);
    expect(heard).toEqual([HINTS]);
    line.close();
    expect(worker.isEnded).toBe(true);
  });

  test.each([
    ['does not come', {}, 'unloaded'],
    ['breaks', { message: 'Uncaught Error: no' }, 'broken'],
  ] as const)('hears of a worker that %s', (_, event, fault) => {
    open();
    worker.onerror(event);
    vi.advanceTimersByTime(LONG);
    expect(heard).toEqual([{ type: 'failed', fault, again: OPEN }]);
  });

  test('misses a worker that never opens, never answers a move, or stops thinking', () => {
    const silent: Reply = { type: 'failed', fault: 'silent', again: OPEN };
    open();
    vi.advanceTimersByTime(LONG);
    expect(heard).toEqual([silent]);
    heard = [];
    const line = open();
    worker.onmessage({ data: HINTS });
    vi.advanceTimersByTime(LONG);
    expect(heard).toEqual([HINTS]);
    line.send({ type: 'play', text: 'draw stock' });
    vi.advanceTimersByTime(LONG);
    expect(heard.slice(1)).toEqual([silent]);
    worker.onmessage({ data: { type: 'thinking', seat: 1 } });
    vi.advanceTimersByTime(LONG);
    expect(heard.slice(3)).toEqual([silent]);
  });

  test('waits for nobody once it is closed', () => {
    open().close();
    vi.advanceTimersByTime(LONG);
    expect(heard).toEqual([]);
  });
});
