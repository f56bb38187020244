import { findGame, wordingOf } from '@quartet/catalog';
import { FastRng, type Game, type Shapes } from '@quartet/core';
import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import { WORDS } from '../src/app/words/index.ts';
import { ONLINE_WORDS } from '../src/online/words.ts';
import type { DeadLine } from './dead-line.ts';
import { Friend } from './friend.ts';
import { inHaste } from './haste.ts';
import type { OnlineServer } from './online-server.ts';
import { playedMatch } from './positions.ts';
import { ask, type Prepared, playBefore } from './prepared-tables.ts';
import { type Sight, sightOf } from './secrets.ts';
import { SeenPosition } from './seen-position.ts';
import type { GameId } from './visitor.ts';
import { wayOf } from './ways/index.ts';
import { choose, takeTurn } from './whole-game.ts';
import { goOn } from './worker-feed.ts';

const EN = ONLINE_WORDS.en;
const DE = ONLINE_WORDS.de;
/** What makes a game shorter. */
const SHORT: Readonly<Record<GameId, Shapes['Options']>> = {
  linko: { rounds: 1 },
  linx: {},
  combos: { chips: 2 },
  keltis: {},
};
/** Deals that were played before: so many decisions before their end somebody has enough left to do, and it is soon done. */
const PLAYED: Readonly<Partial<Record<GameId, string>>> = {
  linko: 'evening 0',
  linx: 'evening 8',
  combos: 'evening 31',
};
const LEFT = 16;
/** What was missed, which lies over a part of the table until somebody closes it. */
const REEL = '.online-away-reel';
/** Milliseconds. */
const SOON = 10_000;
/** The onlooker's page is looked at after every so many decisions. */
const GLANCE = 6;

/** Four friends, somebody who watches, and the line by which the second of them comes. */
export interface Company {
  readonly people: readonly Friend[];
  readonly line: DeadLine;
}

export async function gather(browser: Browser, { url }: OnlineServer, line: DeadLine): Promise<Company> {
  const people = await Promise.all([
    Friend.come(browser, { name: 'Ada', url, device: 'desktop' }),
    Friend.come(browser, { name: 'Ben', url: line.url, device: 'phone', settings: { language: 'de' } }),
    Friend.come(browser, { name: 'Cleo', url, device: 'desktop', settings: { theme: 'paper' } }),
    Friend.come(browser, { name: 'Dora', url, device: 'phone', settings: { language: 'de' } }),
    Friend.come(browser, { name: 'Emil', url, device: 'phone' }),
  ]);
  return { people, line };
}

/** Four friends at one table of a server, and somebody who watches. */
export class Evening {
  readonly game: Game;
  readonly table: string;
  /** By seat. */
  readonly friends: Friend[];
  readonly onlooker: Friend;
  /** What was pressed, as moves; and what the onlooker could see and hear, after how many. */
  readonly meant: string[];
  /** Those of them that somebody pressed at a table. */
  readonly pressed: string[] = [];
  /** How many of them were made before anybody of these came. */
  readonly begun: number;
  readonly glances: { readonly ply: number; readonly sight: Sight }[] = [];
  /** The devices that were given up, with what they sent. */
  readonly given: Friend[] = [];
  private readonly browser: Browser;
  private readonly line: DeadLine;
  private readonly luck: FastRng;
  private readonly hasty: (moves: readonly Shapes['Move'][]) => Shapes['Move'];

  private constructor(
    browser: Browser,
    { people, line }: Company,
    game: GameId,
    table: string,
    meant: readonly string[],
  ) {
    this.browser = browser;
    this.line = line;
    this.game = findGame(game)!;
    this.table = table;
    this.friends = people.slice(0, 4);
    this.onlooker = people[4]!;
    this.meant = [...meant];
    this.begun = meant.length;
    this.luck = new FastRng(`an evening of ${game}`);
    this.hasty = inHaste(game);
  }

  /** One game is dealt and played from its first decision on; the others were played before, nearly to their end. */
  static async begin(
    browser: Browser,
    server: OnlineServer,
    company: Company,
    game: GameId,
  ): Promise<Evening> {
    for (const friend of company.people) friend.forget();
    const [ada, ben, cleo, dora, emil] = company.people as readonly [Friend, Friend, Friend, Friend, Friend];
    const { table, code } = await setUp(ada, game);
    await ben.open(`online/${table}`);
    await sitDown(ben);
    await cleo.open('online');
    await cleo.page.getByLabel(WORDS.en.codeOfFriend).fill(code);
    await cleo.page.keyboard.press('Enter');
    await sitDown(cleo);
    await dora.open(`online/${table}`);
    await sitDown(dora);
    await emil.open(`online/${table}`);
    await emil.page.getByText(EN.full).waitFor();
    const before = await playedBefore(game);
    if (before) {
      const people = await Promise.all([ada, ben, cleo, dora].map(idOf));
      await playBefore(server, [{ ...before, table, people }]);
    } else await ada.page.getByRole('button', { name: EN.start, exact: true }).click();
    return new Evening(browser, company, game, table, before?.played.saved.moves.slice(0, before.ply) ?? []);
  }

  get host(): Friend {
    return this.friends[0]!;
  }

  /** The same people, for another game. */
  get company(): Company {
    return { people: [...this.friends, this.onlooker], line: this.line };
  }

  /** Whose turn it is; null when the match is over. */
  async next(): Promise<{ readonly seat: number; readonly friend: Friend } | null> {
    const { actor } = await this.host.untilTold(this.meant.length);
    return actor < 0 ? null : { seat: actor, friend: this.friends[actor]! };
  }

  /** One turn, by hand, by whoever must decide. */
  async turn(): Promise<void> {
    const { seat, friend } = (await this.next())!;
    const view = await friend.untilShown(this.meant.length);
    await this.pressOn();
    await goOn(friend.page);
    await friend.page.locator('.table-pill.table-mine').waitFor();
    await putAway(friend);
    const position = new SeenPosition(this.game, view);
    const chosen = (moves: readonly Shapes['Move'][]): Shapes['Move'] => choose(moves, this.luck);
    await takeTurn(friend.fingers, wayOf(this.game.id as GameId), position, chosen);
    expect(position.texts.length, `seat ${seat}`).toBeGreaterThan(0);
    this.meant.push(...position.texts);
    this.pressed.push(...position.texts);
  }

  /** One decision, sent by the page of whoever must decide: what a whole game needs, and shows nothing of fingers. */
  private async send(): Promise<void> {
    const { friend } = (await this.next())!;
    await this.pressOn();
    const position = new SeenPosition(this.game, await friend.untilTold(this.meant.length));
    const text = this.game.print(this.hasty(position.moves()));
    await ask(friend.page, 'POST', `tables/${this.table}/moves`, { text });
    this.meant.push(text);
  }

  /** The end of a round waits for everybody: whoever looks at it goes on. */
  private async pressOn(): Promise<void> {
    const press = (): void => document.querySelector<HTMLElement>('dialog [data-next-round]')?.click();
    for (const { page } of this.friends) await page.evaluate(press);
  }

  /** Turns until so many decisions were made, and then until it is the turn of somebody who fits. */
  async turnsUntil(ply: number, fits: (friend: Friend) => boolean = () => true): Promise<void> {
    for (;;) {
      const now = await this.next();
      if (!now) throw new Error(`the match was over after ${this.meant.length} decisions`);
      if (this.meant.length >= ply && fits(now.friend)) return;
      await this.glance();
      await this.turn();
    }
  }

  /** With an eye to the end. */
  async playToTheEnd(): Promise<void> {
    while (await this.next()) {
      await this.glance();
      await this.send();
    }
    await this.onlooker.untilShown(this.meant.length);
    this.glances.push({ ply: this.meant.length, sight: await this.sight() });
  }

  /** The server dies in the midst, somebody decides while it is gone, and it comes back: how long until all know. */
  async serverDies(server: OnlineServer): Promise<number> {
    await this.everybodyKnows();
    await server.crash();
    await this.turn();
    await server.start();
    const since = performance.now();
    await this.everybodyKnows();
    return performance.now() - since;
  }

  /** Ben is in a tunnel until the others wait for him: how long from the network's return until he knows all. */
  async lineDies(): Promise<number> {
    const ben = this.friends.find(({ wish }) => wish.name === 'Ben')!;
    await this.turnsUntil(this.meant.length, (friend) => friend !== ben);
    await ben.untilTold(this.meant.length);
    this.line.cut();
    await ben.setOffline(true);
    const known = ben.latest!.ply;
    await this.turnsUntil(this.meant.length + 1, (friend) => friend === ben);
    expect(ben.latest!.ply).toBe(known);
    this.line.mend();
    await ben.setOffline(false);
    const since = performance.now();
    await ben.untilShown(this.meant.length);
    const took = performance.now() - since;
    // What he missed is shown, and comes a little later than the table.
    if (this.meant.length > (known ?? 0) + 1)
      await ben.page
        .locator(REEL)
        .waitFor({ timeout: SOON })
        .catch(() => undefined);
    expect(ben.latest!.seq).toBe(this.host.latest!.seq);
    return took;
  }

  /** Dora asks for a code, closes her tab, and goes on at another device: how long until it knows all. */
  async changeDevice(): Promise<number> {
    const seat = this.friends.findIndex(({ wish }) => wish.name === 'Dora');
    const dora = this.friends[seat]!;
    await dora.open('online/me');
    await dora.page.getByRole('button', { name: DE.getCode }).click();
    const said = await dora.page.locator('.online-code-said').filter({ hasText: ':' }).innerText();
    await dora.leave();
    this.given.push(dora);
    const since = performance.now();
    const again = await Friend.come(this.browser, { ...dora.wish, device: 'desktop' });
    this.friends[seat] = again;
    await again.open('online/me');
    await again.page.getByLabel(DE.enterCode).fill(/\w{4}-\w{4}/.exec(said)![0]);
    await again.page.keyboard.press('Enter');
    await again.page.getByText(DE.thisDevice, { exact: true }).waitFor();
    await again.open(`online/${this.table}`);
    await again.untilTold(this.meant.length);
    expect(again.latest!.viewer).toBe(seat);
    return performance.now() - since;
  }

  async everybodyKnows(): Promise<void> {
    for (const friend of [...this.friends, this.onlooker]) await friend.untilShown(this.meant.length);
    expect(new Set(this.friends.map(({ latest }) => latest!.seq)).size).toBe(1);
  }

  private async glance(): Promise<void> {
    if (this.meant.length < (this.glances.at(-1)?.ply ?? -GLANCE) + GLANCE) return;
    await this.onlooker.untilShown(this.meant.length);
    this.glances.push({ ply: this.meant.length, sight: await this.sight() });
  }

  private async sight(): Promise<Sight> {
    await goOn(this.onlooker.page);
    return sightOf(this.onlooker.page, this.game.id as GameId);
  }
}

async function playedBefore(game: GameId): Promise<Prepared | null> {
  const seed = PLAYED[game];
  if (seed === undefined) return null;
  const played = await playedMatch(game, { seats: 4, options: SHORT[game], seed });
  return { played, ply: played.saved.moves.length - LEFT };
}

async function idOf({ page }: Friend): Promise<string> {
  return (await ask<{ me: { person: { id: string } } }>(page, 'GET', 'me')).me.person.id;
}

/** A new table for four, made from the home page's link. */
async function setUp(host: Friend, game: GameId): Promise<{ readonly table: string; readonly code: string }> {
  const { page } = host;
  await host.open(`online/new/${game}`);
  const sheet = page.locator('dialog[open]');
  await sheet.getByRole('combobox', { name: WORDS.en.seats, exact: true }).selectOption('4');
  await sheet.locator('summary').click();
  const { options } = await wordingOf(game, 'en');
  for (const [name, value] of Object.entries(SHORT[game])) {
    const row = sheet.locator('label').filter({ hasText: options[name]!.label });
    await row.locator('select').selectOption(options[name]!.value(value));
  }
  await sheet.locator('.primary').click();
  await page.locator('.online-invite').waitFor();
  return { table: page.url().split('/').at(-1)!, code: await page.locator('.online-code').innerText() };
}

async function putAway({ page }: Friend): Promise<void> {
  const close = page.locator(`${REEL} > .icon-button`);
  if ((await close.count()) > 0) await close.click();
}

/** One press. */
async function sitDown(friend: Friend): Promise<void> {
  await friend.page.locator('.online-sit-down').waitFor();
  await friend.fingers.press('.online-sit-down');
  await friend.page.locator('.online-sit-down').waitFor({ state: 'detached' });
}
