import { games } from '@quartet/catalog';
import { checkCommitment, type MatchRecord, readRecord, replay, type Shapes } from '@quartet/core';
import type { TableMessage } from '@quartet/protocol';
import { LONG } from '@quartet/testkit/long';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SavedMatch } from '../src/engine/model.ts';
import { findChromium, launch } from './chromium.ts';
import { DeadLine } from './dead-line.ts';
import { type Company, Evening, gather } from './evening.ts';
import { OnlineServer } from './online-server.ts';
import { expectNothingHiddenIn } from './secrets.ts';
import { startSite } from './site.ts';
import { GAMES, type GameId } from './visitor.ts';
import { toldResult } from './whole-game.ts';
import { goOn } from './worker-feed.ts';

const CHROMIUM = findChromium();
/** Milliseconds for a server and a browser to start, and for a whole game, on a busy machine. */
const HOOKS = 120_000;
const WHOLE_GAME = 300_000;
/** Decisions by hand between what happens, and at least so many in all. */
const [BETWEEN, BY_HAND] = [2, 6];

/** Each in two games; the one that is dealt anew must survive with its seal. */
const HAPPENINGS = {
  linko: ['the server dies', 'another device'],
  linx: ['the line is dead'],
  combos: ['the line is dead', 'another device'],
  keltis: ['the server dies'],
} as const satisfies Record<GameId, readonly Happening[]>;
type Happening = keyof typeof HAPPEN;
const HAPPEN = {
  'the server dies': (evening: Evening, server: OnlineServer) => evening.serverDies(server),
  'the line is dead': (evening: Evening) => evening.lineDies(),
  'another device': (evening: Evening) => evening.changeDevice(),
};

describe.skipIf(CHROMIUM === null)('four friends at four devices, and one who watches', LONG, () => {
  let browser: Browser;
  let server: OnlineServer;
  let line: DeadLine;
  /** Whoever was there when a game ended well stays for the next. */
  let company: Company | null = null;
  beforeAll(async () => {
    server = new OnlineServer((await startSite()).folder);
    await server.start();
    line = new DeadLine(server.url);
    await line.open();
    browser = await launch(CHROMIUM!);
  }, HOOKS);
  afterAll(async () => {
    await browser?.close();
    line?.close();
    await server?.stop();
  });

  test.each(GAMES)(
    '%s: by hand, whatever happens, then to the end: nothing is lost or doubled',
    async (game) => {
      const who = company ?? (await gather(browser, server, line));
      company = null;
      const evening = await Evening.begin(browser, server, who, game);
      const { begun } = evening;
      for (const [at, happening] of HAPPENINGS[game].entries()) {
        await evening.turnsUntil(begun + BETWEEN * (at + 1));
        const took = await HAPPEN[happening](evening, server);
        console.info(`${game}, ${happening}: whole after ${Math.round(took)} ms`);
      }
      await evening.turnsUntil(begun + BY_HAND);
      await evening.playToTheEnd();
      console.info(`${game}: ${evening.meant.length - begun} decisions`);
      const record = await recordOf(evening);
      expect(record.moves).toEqual(evening.meant);
      await expectTrueEnd(evening, record);
      await expectNoSecret(evening, record);
      company = evening.company;
    },
    WHOLE_GAME,
  );
});

/** The server's own record, which must be the deal that was sealed (if any was) and play out to its result. */
async function recordOf({ host, table, begun }: Evening): Promise<MatchRecord> {
  const record: MatchRecord = await host.page.evaluate(
    async (id) => (await fetch(`/api/tables/${id}/record`)).json(),
    table,
  );
  const reading = readRecord(games, record);
  if (!reading.ok) throw new Error(`the record cannot be read: ${JSON.stringify(reading.fault)}`);
  expect(checkCommitment(reading.read, true)).toBe(begun === 0 ? 'fits' : 'no-commitment');
  const replayed = replay(reading.read);
  if (!replayed.ok) throw new Error(`the record does not replay: ${JSON.stringify(replayed)}`);
  expect(record.result).toEqual(replayed.match.result());
  return record;
}

/** Everybody reads the same result off their sheet, and each move that was pressed was acknowledged once. */
async function expectTrueEnd(evening: Evening, record: MatchRecord): Promise<void> {
  const { friends, given, onlooker, pressed } = evening;
  const players = friends.map(({ wish }) => ({ kind: 'person', name: wish.name }) as const);
  for (const { page, wish, complaints } of [...friends, onlooker]) {
    await goOn(page);
    await page
      .locator('dialog[open] [data-total]')
      .first()
      .waitFor()
      .catch(async () => {
        throw new Error(`${wish.name} sees no result, but ${await page.locator('body').innerText()}`);
      });
    expect(await toldResult(page, { players })).toEqual(record.result);
    expect(complaints).toEqual([]);
  }
  const acknowledged = [...friends, ...given].flatMap((friend) =>
    [...friend.acknowledged].map((id) => friend.sent.get(id)!),
  );
  expect(acknowledged.toSorted()).toEqual(pressed.toSorted());
}

/** What came to the onlooker's page is what the open table shows, and nothing in it tells of a hidden card. */
async function expectNoSecret({ onlooker, glances, begun }: Evening, record: MatchRecord): Promise<void> {
  const { views, events } = openTable(record);
  const dealt = onlooker.frames
    .map((frame) => JSON.parse(frame))
    .filter((message): message is TableMessage => message.type === 'table' && message.view !== null);
  expect(dealt.length).toBeGreaterThan((views.length - begun) / 2);
  for (const { viewer, ply, view, news } of dealt) {
    expect(viewer).toBe('table');
    expect(view).toEqual(views[ply!]);
    for (const one of news) if (one.kind === 'moved') expect(one.events).toEqual(events[one.ply!]);
  }
  for (const said of [...onlooker.frames, ...onlooker.replies]) expect(said).not.toContain(record.seed);
  expect(glances.length).toBeGreaterThan(2);
  for (const { ply, sight } of glances) await expectNothingHiddenIn(sight, savedUpTo(record, ply), 'table');
}

/** All that the open table shows, before each decision and at the end. */
function openTable(record: MatchRecord) {
  const reading = readRecord(games, record);
  if (!reading.ok) throw new Error(JSON.stringify(reading.fault));
  const views: Shapes['View'][] = [];
  const events: Shapes['Event'][][] = [];
  const replayed = replay(
    reading.read,
    (match) => views.push(match.view('table')),
    (match, played) => events.push(played.ok ? match.heard(played.events, 'table') : []),
  );
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.fault));
  views.push(replayed.match.view('table'));
  return { views, events };
}

function savedUpTo(record: MatchRecord, ply: number): SavedMatch {
  const { game, rules, seats, first, options, seed, moves } = record;
  const times = { started: 0, updated: 0, casual: false };
  return {
    id: '',
    game,
    rules,
    seats,
    first,
    options,
    seed: seed!,
    players: [],
    moves: moves.slice(0, ply),
    ...times,
  };
}
