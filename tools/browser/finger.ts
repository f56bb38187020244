import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession } from 'playwright-core';

/** How long a finger stays on the glass, in milliseconds: a pressed button has been drawn by then. */
const PRESS = 80;

/** A tap as people make it; the driver's own is over before the page has seen it begin. */
export async function press(devtools: CDPSession, x: number, y: number): Promise<void> {
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await sleep(PRESS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
