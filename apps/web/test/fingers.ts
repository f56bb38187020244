import type { Page } from 'playwright-core';

/** How a person touches the table. */
export interface Fingers {
  /** Presses the thing that this CSS selector names. */
  press(target: string): Promise<void>;
  /** Two presses faster than this may be taken for one. */
  pause(): Promise<void>;
}

const PAUSE = 450;
/** Milliseconds. */
const SOON = 15_000;

/** A tapped button answers first; once it is let go, what follows from the tap is there. */
async function drawn(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-tapped]') === null);
}

/** Taps where the thing can be seen, as on a phone. */
export function tapping(page: Page): Fingers {
  return {
    press: async (target) => {
      const spot = await seenSpot(page, target);
      if (!spot) throw new Error(`${target} cannot be seen, so it cannot be tapped`);
      await page.touchscreen.tap(spot.x, spot.y);
      await drawn(page);
    },
    pause: () => page.waitForTimeout(PAUSE),
  };
}

/** Clicks there, as with a mouse. */
export function clicking(page: Page): Fingers {
  return {
    press: async (target) => {
      const spot = await seenSpot(page, target);
      if (!spot) throw new Error(`${target} cannot be seen, so it cannot be clicked`);
      await page.mouse.click(spot.x, spot.y);
      await drawn(page);
    },
    pause: () => page.waitForTimeout(PAUSE),
  };
}

/** On a busy machine something that comes or goes may still be in front of it: a person waits for that, but not for long. */
async function seenSpot(page: Page, target: string): Promise<{ x: number; y: number } | null> {
  const now = await page.evaluate(visibleSpot, target);
  if (now) return now;
  const later = await page.waitForFunction(visibleSpot, target, { timeout: SOON }).catch(() => null);
  return (await later?.jsonValue()) ?? null;
}

/** In the page: the middle of what is to be seen of a thing; null if there is nothing. */
export function visibleSpot(target: string): { x: number; y: number } | null {
  const element = document.querySelector(target);
  if (!element) return null;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  for (const y of [(top + bottom) / 2, top + (bottom - top) / 4]) {
    const seen: number[] = [];
    for (let x = left + 1; x < right; x += 2) {
      if (element.contains(document.elementFromPoint(x, y))) seen.push(x);
    }
    if (seen.length > 0) return { x: seen[Math.floor(seen.length / 2)]!, y };
  }
  return null;
}

/** More presses of Tab than any table needs. */
export const PATIENCE = 80;

/** Never a pointer: Tab and Shift+Tab between groups, arrows within one, Space on cards, Enter on the rest. */
export function typing(page: Page): Fingers {
  return {
    press: async (target) => {
      for (let looks = 0; looks < PATIENCE; looks++) {
        const keys = await page.evaluate(nextKeys, target);
        for (const key of keys) await page.keyboard.press(key);
        if (keys[0] === 'Enter' || keys[0] === ' ') return drawn(page);
      }
      throw new Error(`${target} cannot be reached by keyboard`);
    },
    pause: () => page.waitForTimeout(PAUSE),
  };
}

/**
 * In the page: the keys that lead from where the focus is to the thing, or the one that presses it. As many at once as there
 * seem to be stops between; where they led is looked at before the next.
 */
export function nextKeys(target: string): string[] {
  const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const element = document.querySelector<HTMLElement>(target);
  if (!element) throw new Error(`${target} is not there`);
  const { activeElement: focused } = document;
  if (!focused || focused === document.body) return ['Tab'];
  if (focused === element) return [element.hasAttribute('aria-pressed') ? ' ' : 'Enter'];
  const isBefore = (a: Node, b: Node): boolean =>
    (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const isAfter = isBefore(focused, element);
  const [from, to] = isAfter ? [focused, element] : [element, focused];
  const group = element.closest('[role="group"]');
  const isInGroup = group?.contains(focused) ?? false;
  const root: ParentNode = isInGroup ? group! : (document.querySelector('dialog[open]') ?? document);
  const isStop = (one: HTMLElement): boolean =>
    (isInGroup || one.tabIndex >= 0) && !one.matches(':disabled') && one.checkVisibility();
  const between = [...root.querySelectorAll<HTMLElement>(STOPS)].filter(
    (one) => isBefore(from, one) && isBefore(one, to) && isStop(one),
  );
  // A group is one stop, and the thing may be the one it stops at.
  const outside = isInGroup ? between : between.filter((one) => !group?.contains(one));
  const key = isInGroup ? (isAfter ? 'ArrowRight' : 'ArrowLeft') : isAfter ? 'Tab' : 'Shift+Tab';
  return Array.from({ length: outside.length + 1 }, () => key);
}
