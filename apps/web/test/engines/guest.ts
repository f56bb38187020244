import type { Settings } from '../../src/app/settings.ts';
import type { SavedMatch } from '../../src/engine/model.ts';
import { type Fingers, nextKeys, PATIENCE, visibleSpot } from '../fingers.ts';
import { keptMatches } from '../stored-matches.ts';
import { paintNothing } from '../unseen.ts';
import { awaitOf, callOf, type EngineWindow } from './engine-window.ts';

/** Keys that are not letters, as WebDriver writes them. */
const KEYS: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE006',
  Shift: '\uE008',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
};
/** A page of every server of ours that is not the app. */
const QUIET = '/inter-license.txt';
const PAUSE = 450;
/** Milliseconds until a page that did not answer is asked again, and how long something may take on a busy machine. */
const LOOK = 20;
const LONG = 60_000;
/** Milliseconds until it is tried again, and how often. */
const WHILE = 8_000;
const TRIES = 4;

/** Somebody in a window of any engine. */
export class Guest {
  private readonly window: EngineWindow;

  constructor(window: EngineWindow) {
    this.window = window;
  }

  /** The home page of a site, with these settings. */
  async come(url: string, settings: Partial<Settings> = {}): Promise<void> {
    // To write down settings before it starts.
    await this.go(`${url}${QUIET}`);
    await this.evaluate(
      (kept) => localStorage.setItem('quartet-settings', kept),
      JSON.stringify({ speed: 'instant', language: 'en', name: 'Mia', tips: false, ...settings }),
    );
    await this.go(`${url}/`);
    await this.arrive();
  }

  go(url: string): Promise<void> {
    return this.window.go(url);
  }

  /** Away from a table to a page that is not the app, and back. */
  async leaveAndComeBack(): Promise<void> {
    const { origin, href } = await this.evaluate(leaveTable, null);
    await this.go(`${origin}${QUIET}`);
    await this.window.back();
    await this.until((wanted) => location.href === wanted, href);
    await this.arrive();
    await this.until(isAtTable, null);
  }

  /** To another screen of the same page. */
  async turnTo(route: string): Promise<void> {
    await this.evaluate((hash) => {
      location.hash = hash;
    }, `#/${route}`);
  }

  /** The page anew. */
  async reload(): Promise<void> {
    await this.evaluate(() => {
      (globalThis as { isOld?: boolean }).isOld = true;
      location.reload();
    }, null);
    await this.until(() => !(globalThis as { isOld?: boolean }).isOld, null);
    await this.arrive();
  }

  private async arrive(): Promise<void> {
    await this.sees('main');
    await this.evaluate(paintNothing, undefined);
    await this.evaluate(noteTouches, undefined);
  }

  /** Scrolls a thing into sight, and waits until nothing moves it any more. */
  async bring(selector: string): Promise<void> {
    await this.sees(selector);
    let before = '';
    for (let calm = 0; calm < 3; ) {
      const now = await this.evaluate(bringThere, selector);
      calm = now === before ? calm + 1 : 0;
      before = now;
      await this.drawn();
    }
  }

  /** Presses it until this has come of it: on a busy machine a page may still move when it looked calm. */
  async pressFor(fingers: Fingers, selector: string, wanted: string): Promise<void> {
    await this.sees(selector);
    for (let tries = 0; tries < TRIES && (await this.has(selector)); tries++) {
      await this.bring(selector);
      await fingers.press(selector);
      if (await this.comes(wanted)) return;
    }
    await this.sees(wanted);
  }

  private has(selector: string): Promise<boolean> {
    return this.evaluate((wanted) => document.querySelector(wanted) !== null, selector).catch(() => false);
  }

  /** Whether it comes within a while. */
  async comes(selector: string, patience = WHILE): Promise<boolean> {
    const since = performance.now();
    while (performance.now() - since < patience) {
      if (await this.has(selector)) return true;
      await new Promise((resolve) => setTimeout(resolve, LOOK));
    }
    return false;
  }

  async evaluate<A, T>(run: (arg: A) => T, arg: A): Promise<Awaited<T>> {
    return JSON.parse(await this.window.call(callOf(run, arg)));
  }

  /** The same, once the page has drawn what it knows: whatever was pressed last has come to something. */
  private async evaluateDrawn<A, T>(run: (arg: A) => T, arg: A): Promise<Awaited<T>> {
    return JSON.parse(await this.window.call(`(${allDrawn})().then(() => ${callOf(run, arg)})`));
  }

  /** The match that was played last, as this device keeps it. */
  async latestMatch(): Promise<SavedMatch> {
    return JSON.parse(
      await this.window.call(`(${keptMatches})([]).then(([latest]) => JSON.stringify(latest))`),
    );
  }

  /** Until the match that was played last has more moves than so many. */
  async untilLonger(moves: number): Promise<SavedMatch> {
    const since = performance.now();
    for (;;) {
      const match = await this.latestMatch();
      if (match.moves.length > moves) return match;
      if (performance.now() - since > LONG) throw await this.inVain(`more than ${moves} moves`);
      await pause();
    }
  }

  private async inVain(what: string): Promise<Error> {
    return new Error(`in vain: ${what}; ${JSON.stringify(await this.evaluate(whatCameOfIt, null), null, 1)}`);
  }

  /** Until this is true in the page. A page on its way to another one is asked again. */
  async until<A>(isSo: (arg: A) => boolean, arg: A): Promise<void> {
    const since = performance.now();
    while ((await this.window.call(awaitOf(isSo, arg)).catch(() => 'false')) !== 'true') {
      if (performance.now() - since > LONG) throw await this.inVain(`${isSo} of ${JSON.stringify(arg)}`);
      await new Promise((resolve) => setTimeout(resolve, LOOK));
    }
  }

  sees(selector: string): Promise<void> {
    return this.until((wanted) => document.querySelector(wanted) !== null, selector);
  }

  text(selector: string): Promise<string> {
    return this.evaluate((of) => document.querySelector(of)?.textContent ?? '', selector);
  }

  /** Taps where the thing can be seen; where the engine has no fingers, clicks. */
  tapping(pointerType: 'mouse' | 'touch'): Fingers {
    return {
      press: async (target) => {
        const spot = await this.evaluateDrawn(visibleSpot, target);
        if (!spot) throw new Error(`${target} cannot be seen, so it cannot be tapped`);
        const to = { type: 'pointerMove', x: Math.round(spot.x), y: Math.round(spot.y), duration: 0 };
        const tap = [to, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
        await this.window.act({ type: 'pointer', id: 'finger', parameters: { pointerType }, actions: tap });
      },
      pause,
    };
  }

  /** Never a pointer. */
  typing(): Fingers {
    return {
      press: async (target) => {
        for (let looks = 0; looks < PATIENCE; looks++) {
          const keys = await this.evaluateDrawn(nextKeys, target);
          await this.type(...keys);
          if (keys[0] === 'Enter' || keys[0] === ' ') return;
        }
        throw new Error(`${target} cannot be reached by keyboard`);
      },
      pause,
    };
  }

  /** One after the other, such as `Shift+Tab`. */
  async type(...presses: readonly string[]): Promise<void> {
    const actions = presses.flatMap((keys) => {
      const values = keys.split('+').map((key) => KEYS[key] ?? key);
      const down = values.map((value) => ({ type: 'keyDown', value }));
      return [...down, ...values.toReversed().map((value) => ({ type: 'keyUp', value }))];
    });
    await this.window.act({ type: 'key', id: 'keys', actions });
  }

  /** Until the page has drawn what it knows. */
  drawn(): Promise<void> {
    return this.evaluate(allDrawn, undefined);
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE));
}

declare global {
  var touches: string[] | undefined;
}

/** In the page, from now on: what is touched, and what it is there. */
function noteTouches(): void {
  if (globalThis.touches) return;
  globalThis.touches = [];
  for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'click', 'keydown']) {
    const note = ({ target, timeStamp }: Event): void => {
      const thing = target instanceof Element ? (target.closest('button, a') ?? target) : null;
      const name = thing && `${thing.tagName} ${thing.textContent.slice(0, 40)}`;
      globalThis.touches!.push(`${Math.round(timeStamp)} ${type} ${name}`);
    };
    addEventListener(type, note, { capture: true, passive: true });
  }
}

/** In the page: it may sleep and be woken as it is now, which says nothing of its worker. */
function leaveTable(_: null): { origin: string; href: string } {
  if (globalThis.latestState) globalThis.latestState = null;
  return { origin: location.origin, href: location.href };
}

/** In the page: it is a new one, or was told anew what its table is like. */
function isAtTable(_: null): boolean {
  return globalThis.latestState !== null;
}

/** In the page: what it was told last, by whoever touched it and by its worker, and what it says. */
function whatCameOfIt(_: null): object {
  return {
    now: Math.round(performance.now()),
    touches: globalThis.touches?.slice(-15),
    exchanges: globalThis.exchanges?.slice(-4).map((one) => JSON.stringify(one).slice(0, 200)),
    says: document.body.innerText,
  };
}

/** In the page: where it then is. */
function bringThere(selector: string): string {
  const thing = document.querySelector(selector)!;
  thing.scrollIntoView({ block: 'center', behavior: 'instant' });
  return JSON.stringify(thing.getBoundingClientRect());
}

/** In the page. */
async function allDrawn(): Promise<void> {
  const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
  do await frame().then(frame);
  while (document.querySelector('[data-tapped]'));
}
