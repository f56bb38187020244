import type { Shapes } from '@quartet/core';
import type { ClientMessage, ServerMessage, TableMessage } from '@quartet/protocol';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Settings } from '../src/app/settings.ts';
import { clicking, type Fingers, tapping } from './fingers.ts';
import { lendPage, PATIENCE, type Script } from './lent-pages.ts';
import { paintNothing, refusePictures } from './unseen.ts';
import { DESKTOP, PHONE } from './visitor.ts';
import { shown } from './worker-feed.ts';

export interface Wish {
  readonly name: string;
  /** Where they find the server. */
  readonly url: string;
  readonly device: 'phone' | 'desktop';
  readonly settings?: Partial<Settings>;
}

/** Somebody at a device of their own, and all that goes over its line. */
export class Friend {
  readonly page: Page;
  readonly fingers: Fingers;
  readonly wish: Wish;
  readonly complaints: string[] = [];
  /** Every message that came over the live line, as it came. */
  readonly frames: string[] = [];
  /** What the server answered to plain requests. */
  readonly replies: string[] = [];
  /** Moves by their id: what was sent, and what was acknowledged. */
  readonly sent = new Map<string, string>();
  readonly acknowledged = new Set<string>();
  latest: TableMessage | null = null;
  private readonly context: BrowserContext;

  private constructor(context: BrowserContext, page: Page, wish: Wish) {
    this.context = context;
    this.page = page;
    this.wish = wish;
    this.fingers = wish.device === 'phone' ? tapping(page) : clicking(page);
    page.on('pageerror', (error) => this.complaints.push(error.message));
    page.on('crash', () => this.complaints.push('the page crashed'));
    page.on('response', async (response) => {
      if (new URL(response.url()).pathname.startsWith('/api/'))
        this.replies.push(await response.text().catch(() => ''));
    });
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.hear(String(payload)));
      socket.on('framesent', ({ payload }) => this.say(JSON.parse(String(payload))));
    });
  }

  static async come(browser: Browser, wish: Wish): Promise<Friend> {
    const viewport = wish.device === 'phone' ? PHONE : DESKTOP;
    const hasTouch = wish.device === 'phone';
    const settings = {
      speed: 'instant',
      language: 'en',
      tips: false,
      muted: true,
      ...wish.settings,
      name: wish.name,
    };
    const before: Script[] = [[keepSettings, JSON.stringify(settings)], [paintNothing]];
    const page = await lendPage(browser, { viewport, hasTouch, before });
    refusePictures(page);
    return new Friend(page.context(), page, wish);
  }

  open(route: string): Promise<unknown> {
    return this.page.goto(`${this.wish.url}/#/${route}`);
  }

  /** What was heard so far belongs to another game. */
  forget(): void {
    for (const heard of [this.complaints, this.frames, this.replies]) heard.length = 0;
    for (const moves of [this.sent, this.acknowledged]) moves.clear();
    this.latest = null;
  }

  /** Until the page was told of so many decisions. */
  async untilTold(ply: number): Promise<Shapes['View']> {
    const since = performance.now();
    while ((this.latest?.ply ?? -1) < ply) {
      if (performance.now() - since > PATIENCE)
        throw new Error(
          `${this.wish.name} was told of ${this.latest?.ply} decisions and not of ${ply}; last: ${this.frames.at(-1)}; ${this.complaints}; ` +
            `the page says: ${await this.page.evaluate(() => document.body.innerText)}`,
        );
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return this.latest!.view as unknown as Shapes['View'];
  }

  /** Until it has drawn them, too. */
  async untilShown(ply: number): Promise<Shapes['View']> {
    const view = await this.untilTold(ply);
    await shown(this.page);
    return view;
  }

  setOffline(isOffline: boolean): Promise<void> {
    return this.context.setOffline(isOffline);
  }

  leave(): Promise<void> {
    return this.context.close();
  }

  private hear(frame: string): void {
    this.frames.push(frame);
    const message: ServerMessage = JSON.parse(frame);
    if (message.type === 'table') this.latest = message;
    else if (message.type === 'done' && this.sent.has(message.id)) this.acknowledged.add(message.id);
  }

  private say(message: ClientMessage): void {
    if (message.type === 'act' && message.act.type === 'move') this.sent.set(message.id, message.act.text);
  }
}

/** In the page: as they are meant, whatever was changed before. */
export function keepSettings(text: string): void {
  localStorage.setItem('quartet-settings', text);
}
