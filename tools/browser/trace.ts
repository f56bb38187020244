import type { Browser } from 'playwright-core';

/** One line of a Chromium trace: times in microseconds, `tdur` is processor time of its thread. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

const CATEGORIES = ['devtools.timeline', 'blink.user_timing', 'toplevel'];

/** Traces everything the browser does until the returned function is called. */
export async function startTrace(
  browser: Browser,
  isDetailed: boolean,
): Promise<() => Promise<TraceEvent[]>> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const details = isDetailed ? ['v8.execute', 'disabled-by-default-v8.cpu_profiler'] : [];
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: [...CATEGORIES, ...details] },
  });
  return async () => {
    const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
    await session.send('Tracing.end');
    await complete;
    await session.detach();
    return events.sort((a, b) => a.ts - b.ts);
  };
}

/**
 * For each `performance.mark(mark)`: milliseconds of processor time that the page's main thread spends from the lifted
 * finger after it until the first frame after the click is handed over. Unlike the clock it does not count who else is busy.
 */
export function busyUntilFrame(events: readonly TraceEvent[], mark: string): number[] {
  const marks = events.filter(({ name }) => name === mark);
  return marks.map(({ pid, tid, ts }, i) => {
    const until = marks[i + 1]?.ts ?? Number.POSITIVE_INFINITY;
    const isOwn = (event: TraceEvent): boolean => event.pid === pid && event.tid === tid;
    const own = events.filter((event) => isOwn(event) && event.ts >= ts && event.ts < until);
    const start = dispatchOf(own, 'pointerup')?.ts ?? ts;
    const end = own.find(
      (event) => event.name === 'Layerize' && event.ts >= (dispatchOf(own, 'click')?.ts ?? start),
    );
    const tasks = own.filter(({ name, ph }) => name === 'ThreadControllerImpl::RunTask' && ph === 'X');
    const between = tasks.filter(
      (task) => task.ts + (task.dur ?? 0) >= start && task.ts <= (end?.ts ?? start),
    );
    return between.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
  });
}

function dispatchOf(events: readonly TraceEvent[], type: string): TraceEvent | undefined {
  return events.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type === type);
}
