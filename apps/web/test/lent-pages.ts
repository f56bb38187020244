import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import type { Size } from './visitor.ts';

/** Milliseconds that a page may take on a machine with much else to do. */
export const PATIENCE = 90_000;
/** Milliseconds between two looks at whether something is so. */
const LOOK = 25;
/** A page of every server of ours that is not the app: on it nothing runs, and what belongs to the place can be thrown away. */
const QUIET = '/inter-license.txt';
/** Whatever a test hears of a page. */
const HEARD = [
  ...['console', 'crash', 'dialog', 'download', 'framenavigated', 'pageerror', 'popup', 'request'],
  ...['requestfailed', 'requestfinished', 'response', 'websocket', 'worker'],
] as const;
/** Who does one of these to a page is the last to have it. */
const WEARS = {
  page: [
    ...['addInitScript', 'addLocatorHandler', 'emulateMedia', 'exposeBinding', 'exposeFunction', 'route'],
    ...['routeFromHAR', 'routeWebSocket', 'setDefaultTimeout', 'setExtraHTTPHeaders'],
  ],
  context: [
    ...['addInitScript', 'exposeBinding', 'exposeFunction', 'grantPermissions', 'newCDPSession', 'route'],
    ...['routeFromHAR', 'routeWebSocket', 'setDefaultTimeout', 'setExtraHTTPHeaders', 'setGeolocation'],
    ...['setOffline'],
  ],
  clock: ['install', 'setFixedTime', 'setSystemTime'],
} as const;

/** What somebody wants of a page. */
export interface Loan {
  readonly viewport: Size;
  readonly hasTouch?: boolean;
  readonly deviceScaleFactor?: number;
  /** Runs in the page before its own scripts, each with what it is told. */
  readonly before: readonly Script[];
}

/** A function that sees the page and nothing else, and its argument. */
export type Script = readonly [run: (told: never) => void, told?: unknown];

/** Those that somebody has given back, as good as new. */
const resting: LentPage[] = [];

/**
 * A page in which nobody has been, as far as it can tell. To close its context gives it back, for the next one: a new
 * process that has loaded nothing costs more than most tests do.
 */
export async function lendPage(browser: Browser, loan: Loan): Promise<Page> {
  // The one that was given back last is the warmest.
  const at = resting.findLastIndex((one) => one.suits(browser, loan));
  const lent = at < 0 ? await LentPage.open(browser, loan) : resting.splice(at, 1)[0]!;
  await lent.lend(loan);
  return lent.page;
}

class LentPage {
  readonly page: Page;
  private readonly context: BrowserContext;
  private readonly devtools: CDPSession;
  private readonly kind: string;
  private readonly addScript: Page['addInitScript'];
  private readonly closeForGood: BrowserContext['close'];
  private scripts: { dispose(): Promise<void> }[] = [];
  private isLent = false;
  private isWorn = false;

  static async open(browser: Browser, loan: Loan): Promise<LentPage> {
    const { viewport, hasTouch = false, deviceScaleFactor = 1 } = loan;
    const context = await browser.newContext({
      viewport,
      hasTouch,
      deviceScaleFactor,
      serviceWorkers: 'block',
    });
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    return new LentPage(page, await context.newCDPSession(page), kindOf(loan));
  }

  private constructor(page: Page, devtools: CDPSession, kind: string) {
    this.page = page;
    this.devtools = devtools;
    this.context = page.context();
    this.kind = kind;
    this.addScript = page.addInitScript.bind(page);
    this.closeForGood = this.context.close.bind(this.context);
    this.context.close = () => this.giveBack();
    askByTheClock(page);
    const wear = (): void => {
      this.isWorn = true;
    };
    tellCalls(page, WEARS.page, wear);
    tellCalls(this.context, WEARS.context, wear);
    tellCalls(page.clock, WEARS.clock, wear);
  }

  suits(browser: Browser, loan: Loan): boolean {
    const own = this.context.browser()!;
    const isThere = own === browser || Object.prototype.isPrototypeOf.call(own, browser);
    return isThere && this.kind === kindOf(loan) && !this.page.isClosed();
  }

  async lend({ viewport, before }: Loan): Promise<void> {
    this.isLent = true;
    const now = this.page.viewportSize();
    if (now?.width !== viewport.width || now.height !== viewport.height)
      await this.page.setViewportSize(viewport);
    for (const [run, told] of before)
      this.scripts.push(await this.addScript(run as (told: unknown) => void, told));
  }

  /** Only what can be made as good as new is lent again. */
  private async giveBack(): Promise<void> {
    if (!this.isLent) return;
    this.isLent = false;
    const isGood = !this.isWorn && !this.page.isClosed() && this.context.pages().length === 1;
    if (isGood && (await this.clean().catch(() => false))) resting.push(this);
    else await this.closeForGood();
  }

  private async clean(): Promise<boolean> {
    const { page, context } = this;
    if (!page.url().startsWith('http')) return false;
    for (const heard of HEARD) page.removeAllListeners(heard);
    Reflect.deleteProperty(page, 'screenshot');
    await Promise.all(this.scripts.splice(0).map((script) => script.dispose()));
    await page.goto(new URL(QUIET, page.url()).href);
    await page.evaluate(forgetAll);
    await this.devtools.send('Page.resetNavigationHistory');
    await context.clearCookies();
    await page.mouse.up();
    await page.mouse.move(0, 0);
    return true;
  }
}

function kindOf({ hasTouch = false, deviceScaleFactor = 1 }: Loan): string {
  return `${hasTouch} ${deviceScaleFactor}`;
}

/** Whoever waits looks again after a while, not with every frame: that would make the page draw one after the other. */
function askByTheClock(page: Page): void {
  const usual = page.waitForFunction.bind(page) as (...told: unknown[]) => unknown;
  Reflect.set(page, 'waitForFunction', (isSo: unknown, told?: unknown, options: object = {}) =>
    usual(isSo, told, { polling: LOOK, ...options }),
  );
}

/** Does what they did before, and tells that it was asked for. */
function tellCalls(of: object, names: readonly string[], tell: () => void): void {
  for (const name of names) {
    const own = Reflect.get(of, name) as (...told: unknown[]) => unknown;
    Reflect.set(of, name, (...told: unknown[]) => {
      tell();
      return own.apply(of, told);
    });
  }
}

/** In the page: nothing is left that the app or a test has kept here. */
async function forgetAll(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of await caches.keys()) await caches.delete(name);
  for (const { name } of await indexedDB.databases())
    await new Promise((resolve, reject) => {
      const asked = indexedDB.deleteDatabase(name!);
      asked.onsuccess = resolve;
      asked.onerror = reject;
    });
}
