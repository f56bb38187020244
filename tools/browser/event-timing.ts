import type { Page } from 'playwright-core';

/** How long a tap took until the next frame was on the screen, and whether it sent a move. */
export interface Tap {
  readonly kind: 'select' | 'play';
  readonly milliseconds: number;
  /** Until everything that follows from it was drawn too. */
  readonly drawn: number;
}

interface Watched {
  /** The longest event of each interaction since the last look. */
  longest: number;
  plays: number;
  /** Null until the tapped button is let go and a frame has shown what follows. */
  drawn: number | null;
}

/** Frames shorter than this are not told by the browser: such a tap was answered in the next frame. */
const SHORTEST = 16;
/** Where a tap begins, in the trace. */
export const TAP = 'tap';

/** Before any page script: notes what Event Timing tells, and which messages to the worker are moves. */
export async function watchTaps(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    const watched: Watched = { longest: 0, plays: 0, drawn: null };
    Object.assign(globalThis, { watched });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId } = entry as PerformanceEntry & { interactionId: number };
        if (interactionId > 0) watched.longest = Math.max(watched.longest, entry.duration);
      }
    }).observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit);
    const whenDrawn = ({ timeStamp }: Event): void => {
      const look = (): void => {
        if (document.querySelector('[data-tapped]')) requestAnimationFrame(look);
        else setTimeout(() => Object.assign(watched, { drawn: performance.now() - timeStamp }));
      };
      requestAnimationFrame(look);
    };
    addEventListener('click', whenDrawn, { capture: true });
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, ...message: [unknown, never]) {
      if ((message[0] as { type?: string } | null)?.type === 'play') watched.plays++;
      post.apply(this, message);
    };
  }, SHORTEST);
}

/** Does something that taps once, and tells how long the page took to answer. */
export async function timed(page: Page, tap: () => Promise<void>): Promise<Tap> {
  await page.evaluate((mark) => {
    Object.assign((globalThis as unknown as { watched: Watched }).watched, {
      longest: 0,
      plays: 0,
      drawn: null,
    });
    performance.mark(mark);
  }, TAP);
  await tap();
  const { longest, plays, drawn } = await page.evaluate(async () => {
    const { watched } = globalThis as unknown as { watched: Watched };
    // The entry comes after the frame it measures; two more frames and a little are enough for it to be told.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    do await new Promise((resolve) => setTimeout(resolve, 120));
    while (watched.drawn === null);
    return watched;
  });
  return {
    kind: plays > 0 ? 'play' : 'select',
    milliseconds: Math.max(longest, SHORTEST),
    drawn: drawn ?? 0,
  };
}
