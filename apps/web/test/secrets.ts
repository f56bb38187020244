import { wordingOf } from '@quartet/catalog';
import type { Match, Seat, Viewer } from '@quartet/core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { LogEntry, SavedMatch, TableState } from '../src/engine/model.ts';
import type { GameId } from './visitor.ts';
import { wayOf } from './ways/index.ts';
import { matchOf } from './whole-game.ts';
import type { Exchange } from './worker-feed.ts';

/** What one viewer may know at a moment of a match. */
interface Knowledge {
  readonly match: Match;
  /** The table as the page may be told of it. */
  readonly state: Omit<TableState, 'news'>;
  /** All that was heard since the deal. */
  readonly news: readonly LogEntry[];
}

/** Worked out from the deal and the moves alone. */
function knowledgeOf(saved: SavedMatch, ply: number, viewer: Viewer): Knowledge {
  const match = matchOf({ ...saved, moves: [] });
  const news = saved.moves.slice(0, ply).map((text, at): LogEntry => {
    const played = match.play(match.actor, text);
    if (!played.ok) throw new Error(`move ${at}, ${text}, cannot be played`);
    return { ply: at, seat: played.seat, text, events: match.heard(played.events, viewer) };
  });
  const state: Knowledge['state'] = {
    type: 'state',
    id: saved.id,
    ply,
    viewer,
    view: match.view(viewer),
    opening: match.heard(match.opening, viewer),
    sheet: match.scoreSheet(),
    result: match.result(),
    commitment: match.commitment,
    canTakeBack: false,
    ended: null,
    record: match.over ? match.record() : null,
  };
  return { match, state, news };
}

/** Listens to what the worker tells the page of a device that is passed around. */
export class Listener {
  /** Whose cards may be in the page: nobody's, until somebody asks for theirs. */
  private looking: Seat | null = null;
  /** For whom the page was last told something, and how much. */
  private told: { readonly viewer: Viewer; readonly ply: number } | null = null;
  /** After how many decisions somebody went on from the end of a round. */
  private wentOn = 0;

  get viewer(): Viewer {
    return this.looking ?? 'table';
  }

  /** Every message must be what the one who may look knows, and nothing else. */
  hear(exchanges: readonly Exchange[], saved: SavedMatch): void {
    for (const exchange of exchanges) {
      if ('told' in exchange) this.judge(exchange.told as TableState, saved);
      else if (exchange.asked.type === 'reveal') this.looking = exchange.asked.seat;
      else if (exchange.asked.type === 'go-on') this.wentOn = this.told!.ply;
    }
  }

  private judge(told: TableState, saved: SavedMatch): void {
    // Who has decided puts the device down.
    const table = knowledgeOf(saved, told.ply, 'table');
    const isDealt = table.news.at(-1)?.events.some(({ type }) => type === 'dealt') ?? false;
    const isHeld = isDealt && told.ply > this.wentOn;
    // All look at the end of a round.
    if (isHeld || table.match.actor !== this.looking) this.looking = null;
    const { viewer } = this;
    const { state, news } = knowledgeOf(saved, told.ply, viewer);
    const ended = isHeld ? knowledgeOf(saved, told.ply - 1, viewer).state.view : null;
    // Another one is told everything anew: the page must forget what the one before heard.
    const since = this.told?.viewer === viewer ? this.told.ply : 0;
    expect(told).toEqual({ ...state, ended, news: news.slice(since) });
    this.told = { viewer, ply: told.ply };
  }
}

/** What a page shows and says at one moment. */
export interface Sight {
  readonly html: string;
  /** Every card that is drawn, and those of them in the hand. */
  readonly drawn: readonly string[];
  readonly hand: readonly string[];
  /** All that a screen reader could say. */
  readonly spoken: string;
}

export async function sightOf(page: Page, game: GameId): Promise<Sight> {
  const seen = await page.evaluate(drawnIn, wayOf(game).handZone);
  return { ...seen, spoken: await spokenBy(page) };
}

/** The page must neither draw nor name, to the eye or to the ear, a card that this viewer cannot know of. */
export async function expectNothingHidden(page: Page, saved: SavedMatch, viewer: Viewer): Promise<void> {
  await expectNothingHiddenIn(await sightOf(page, saved.game as GameId), saved, viewer);
}

/** The same of what was seen then; `saved` ends at that moment. */
export async function expectNothingHiddenIn(sight: Sight, saved: SavedMatch, viewer: Viewer): Promise<void> {
  const { match, state, news } = knowledgeOf(saved, saved.moves.length, viewer);
  const known = stringsIn([state.view, state.opening, ...news.map(({ events }) => events)]);
  const { shownBy = {} } = wayOf(match.game.id as GameId);
  for (const { events } of news) for (const { type } of events) known.add(shownBy[type] ?? '');
  const secret = cardsOf(match).filter((card) => !known.has(card));
  const wording = await wordingOf(match.game.id, 'en');
  // Some games call a card by its number alone, which stands in many places.
  const names = secret.map((card) => wording.card(card)).filter((name) => /\p{L} \d/u.test(name));
  expect(sight.drawn.filter((card) => secret.includes(card))).toEqual([]);
  expect(namedIn(sight.html, names)).toEqual([]);
  expect(namedIn(sight.spoken, names)).toEqual([]);
  expect(sight.html).not.toContain(saved.seed);
  const own = typeof viewer === 'number' ? wayOf(match.game.id as GameId).hand(state.view, viewer) : [];
  expect(sight.hand.toSorted()).toEqual(own.toSorted());
}

function cardsOf({ game, table }: Match): string[] {
  return [...new Set(game.decks(table).flatMap(({ cards, print }) => [...cards].map((card) => print(card))))];
}

function stringsIn(value: unknown): Set<string> {
  if (typeof value === 'string') return new Set([value]);
  if (typeof value !== 'object' || value === null) return new Set();
  return new Set(Object.values(value).flatMap((part) => [...stringsIn(part)]));
}

function namedIn(text: string, names: readonly string[]): string[] {
  const some = names.filter((name) => text.includes(name));
  return some.filter((name) => new RegExp(`(?<![\\p{L}\\d])${name}(?!\\d)`, 'u').test(text));
}

/** In the page. */
function drawnIn(handZone: string): { html: string; drawn: string[]; hand: string[] } {
  const cards = (root: string): string[] =>
    [...document.querySelectorAll<HTMLElement>(`${root} [data-card]`)].map(({ dataset }) => dataset.card!);
  return { html: document.documentElement.outerHTML, drawn: cards('body'), hand: cards(handZone) };
}

async function spokenBy(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .flatMap(({ name, value, description }) => [name, value, description].map((text) => text?.value ?? ''))
    .join('\n');
}
