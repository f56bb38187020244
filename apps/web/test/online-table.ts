import { SIGNS, type View } from '@quartet/keltis';
import type { ServerMessage, TableMessage } from '@quartet/protocol';
import type { Browser, Page } from 'playwright-core';
import type { Settings } from '../src/app/settings.ts';
import { keepSettings } from './friend.ts';
import { lendPage } from './lent-pages.ts';
import { paintNothing, refusePictures } from './unseen.ts';
import type { Size } from './visitor.ts';

export interface Person {
  readonly page: Page;
  /** What the page complained of. */
  readonly complaints: readonly string[];
  /** Every message about a table that came over the live line. */
  readonly heard: readonly TableMessage[];
}

/** Somebody in a browser of their own. */
export async function personAt(
  browser: Browser,
  viewport: Size,
  settings: Partial<Settings> = {},
): Promise<Person> {
  const kept = JSON.stringify({ speed: 'instant', language: 'en', muted: true, ...settings });
  const page = await lendPage(browser, { viewport, before: [[keepSettings, kept], [paintNothing]] });
  refusePictures(page);
  const complaints: string[] = [];
  const heard: TableMessage[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message: ServerMessage = JSON.parse(String(payload));
      if (message.type === 'table') heard.push(message);
    }),
  );
  return { page, complaints, heard };
}

/** What the server shows to whoever is in this page. */
export function look(page: Page, table: string): Promise<TableMessage & { readonly legal?: string[] }> {
  return page.evaluate(async (id) => (await fetch(`/api/tables/${id}`)).json(), table);
}

/** A turn of Keltis by hand: the first card away, then the top of the pile. */
export async function discardAndDraw(page: Page, view: View, seat: number): Promise<string> {
  const card = view.players[seat]!.hand.cards![0]!;
  await page.locator(`.keltis-card:has([data-card="${card}"])`).first().click();
  const pile = 2 + SIGNS.indexOf(card[0] as (typeof SIGNS)[number]);
  await page.locator(`.keltis-piles > :nth-child(${pile})`).click();
  await page.locator('.keltis-piles > :nth-child(1)').click();
  return card;
}

/**
 * The rest of a match of Keltis, sent as whoever is in this page would, which takes a browser five times as long: rows are ended and
 * the pile is drawn from, so that it ends.
 */
export async function playOn(page: Page, table: string): Promise<void> {
  const { origin } = new URL(page.url());
  const cookies = await page.context().cookies(origin);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const headers = { 'content-type': 'application/json', origin, cookie };
  const at = `${origin}/api/tables/${table}`;
  for (let since = 0, wait = 0; ; ) {
    const answer = await fetch(`${at}?since=${since}&wait=${wait}`, { headers });
    const seen = (await answer.json()) as Seen;
    if (seen.result) return;
    const legal = seen.legal ?? [];
    const text =
      legal.find((one) => /^row \wE$/.test(one)) ??
      ['draw pile', 'done'].find((one) => legal.includes(one)) ??
      legal[0];
    since = seen.seq;
    // Only whoever has nothing to decide waits for the others.
    wait = text === undefined ? 5 : 0;
    if (text === undefined) continue;
    const made = await fetch(`${at}/moves`, { method: 'POST', headers, body: JSON.stringify({ text }) });
    since = ((await made.json()) as Partial<Seen>).seq ?? since;
  }
}

interface Seen {
  readonly seq: number;
  readonly result?: unknown;
  readonly legal?: readonly string[];
}
