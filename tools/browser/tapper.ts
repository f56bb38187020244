import type { CDPSession, Page } from 'playwright-core';
import { type Tap, timed } from './event-timing.ts';
import { press } from './finger.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly isPrimary: boolean;
}

/** How often the labelled button is pressed when it may be. */
const EAGER = 0.6;
/** After so many taps without a move the table is left. */
const PATIENCE = 80;

/** Plays like somebody who knows no rule: taps whatever can be tapped, until so many moves were made or the match is over. */
export async function tapAlong(
  page: Page,
  devtools: CDPSession,
  moves: number,
  chance: () => number,
): Promise<Tap[]> {
  const taps: Tap[] = [];
  let idle = 0;
  for (let played = 0; played < moves && idle < PATIENCE; ) {
    if (!(await isMyTurn(page))) return taps;
    const spots = await spotsOf(page);
    const primary = spots.find(({ isPrimary }) => isPrimary);
    const spot = primary && chance() < EAGER ? primary : spots[Math.floor(chance() * spots.length)];
    if (!spot) return taps;
    const tap = await timed(page, () => press(devtools, spot.x, spot.y));
    taps.push(tap);
    idle = tap.kind === 'play' ? 0 : idle + 1;
    if (tap.kind === 'play') played++;
  }
  return taps;
}

/** Whether the decision is mine, now or as soon as the others have made theirs; false once the match is over. */
async function isMyTurn(page: Page): Promise<boolean> {
  const mine = page.locator('.table-pill.table-mine');
  const over = page.locator('dialog[open] a[href="#/"]');
  const next = page.locator('dialog [data-next-round]');
  for (;;) {
    await mine.or(over).or(next).first().waitFor({ timeout: 60_000 });
    if (!(await next.isVisible())) return mine.isVisible();
    // The end of a round waits for somebody who has read it; it may go while it is pressed.
    await next.click({ timeout: 5_000 }).catch(() => undefined);
  }
}

/** The middle of every button of the table that lies open and may be pressed. */
function spotsOf(page: Page): Promise<Spot[]> {
  return page.evaluate(() => {
    const buttons = [
      ...document.querySelectorAll<HTMLButtonElement>('.table-screen-body button, dialog[open] button'),
    ];
    return buttons.flatMap((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isOpen = width > 0 && button.contains(document.elementFromPoint(x, y));
      const isUsable = !button.disabled && button.getAttribute('aria-disabled') !== 'true';
      const isPrimary = button.matches('.primary');
      return isOpen && isUsable && !button.closest('.table-screen-log') ? [{ x, y, isPrimary }] : [];
    });
  });
}
