import { OPPONENTS } from '@quartet/bots/opponents';
import type { Viewer } from '@quartet/core';
import {
  type BotChoice,
  type Clock,
  LIMITS,
  type News,
  type Person,
  type Player,
  type TableInfo,
  type TableMessage,
} from '@quartet/protocol';
import type { Daytime } from './house-time.ts';
import type { Line, Sitter, TableOfEvent, Told } from './lines.ts';
import { knownTo } from './numbering.ts';
import { resumableAt } from './pausing.ts';
import { neededFor } from './question.ts';
import { lookingOn, REST } from './round-rest.ts';
import type { TableState } from './table-state.ts';

/** Names of people by id. Whoever deleted their data is still a seat, but nobody's name. */
export type Names = ReadonlyMap<string, Person>;

const NOBODY: ReadonlySet<string> = new Set();
const NAMELESS = { name: '–', emblem: 'ring' } as const;
const STEADY: Readonly<Record<BotChoice['level'], string>> = {
  easy: 'Lotte',
  medium: 'Robin',
  hard: 'Vera',
  master: 'Selma',
};

export function botName({ level, temper }: BotChoice): string {
  return OPPONENTS.find((one) => one.level === level && one.temper === temper)?.name ?? STEADY[level];
}

export function personOf(id: string, names: Names): Person {
  return names.get(id) ?? { id, ...NAMELESS };
}

/** Two bots of one character get a number behind their name. */
export function showSitters(sitters: readonly Sitter[], names: Names): Player[] {
  const counts = new Map<string, number>();
  return sitters.map((sitter): Player => {
    if (sitter.kind === 'open') return { kind: 'open' };
    if (sitter.kind === 'person')
      return { kind: 'person', person: personOf(sitter.person, names), cover: sitter.cover };
    const name = botName(sitter.bot);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const { bot, left } = sitter;
    return { kind: 'bot', name: count > 1 ? `${name} ${count}` : name, bot, ...(left && { left }) };
  });
}

export function showInfo(state: TableState, names: Names): TableInfo {
  const luck = state.luck.show(state.sitters);
  const resumable = resumableAt(state);
  return {
    id: state.id,
    code: state.code,
    game: state.game.id,
    rules: state.game.version,
    seats: state.seats,
    options: { ...state.options },
    pace: state.pace,
    listed: state.listed,
    status: state.status,
    host: state.host,
    players: showSitters(state.sitters, names),
    first: state.first,
    commitment: state.commitment,
    ...(luck && { luck }),
    rematch: state.rematch,
    hushed: [...state.hushed],
    hasWebhook: state.webhook !== null,
    openChat: state.openChat,
    rated: state.rated,
    ...(state.ratings && { ratings: state.ratings }),
    ...(state.series && { series: state.series }),
    ...(state.status === 'open' && { ready: state.people.filter((one) => state.agreement.has(one)) }),
    ...showAsking(state, names),
    ...(state.rest && { rest: { until: state.rest.since + REST, looking: lookingOn(state) } }),
    ...(resumable !== null && { resumable }),
    ...(state.event && { event: showEvent(state.event) }),
  };
}

function showEvent({ id, deal, seals }: TableOfEvent): NonNullable<TableInfo['event']> {
  return { id, deal, deals: seals.length };
}

function showAsking(state: TableState, names: Names): Pick<TableInfo, 'asking'> {
  const { open } = state.questions;
  if (!open) return {};
  const { id, what, by, seat, seconds } = open;
  const needs = neededFor(state, open);
  const of = {
    ...(seat !== null && { seat }),
    ...(seconds !== null && { seconds }),
    ...(what === 'seat' && state.dealtIn.isTheirs(by, seat!) && { returns: true as const }),
  };
  return { asking: { id, what, by: personOf(by, names), ...of, needs } };
}

function showClock({ pace, match, clock, actor }: TableState, time: Daytime): Clock | null {
  return pace.kind === 'untimed' || !match ? null : clock.show(actor, time);
}

type Heard = NonNullable<News['events']>;

function showNews(
  told: Told,
  seq: number,
  state: TableState,
  viewer: Viewer,
  shunned: ReadonlySet<string>,
): News {
  const { at, by, line, ply, events } = told;
  const news = { seq, at, kind: line.kind, by, ...seatOf(line) };
  // The line keeps its number; what somebody says whom the reader keeps away is not in it.
  if (line.kind === 'chatted') return { ...news, text: shunned.has(by ?? '') ? '' : line.text };
  if (line.kind === 'asked') return { ...news, what: line.what };
  if (line.kind === 'extended') return { ...news, seconds: line.seconds };
  if (line.kind === 'answered') return { ...news, yes: line.yes };
  if (line.kind === 'undone') return { ...news, ply: line.ply };
  if (line.kind !== 'moved' && line.kind !== 'started') return news;
  const heard = state.match!.heard(events, viewer) as object as Heard;
  if (line.kind === 'started') return { ...news, events: heard };
  const byOrder = line.byOrder && line.seat === viewer ? { byOrder: line.byOrder } : {};
  return { ...news, ply: ply!, text: line.text, hand: line.hand, events: heard, ...byOrder };
}

function seatOf(line: Line): { seat?: number } {
  if (line.kind === 'extended' && line.all) return {};
  if (line.kind === 'asked' && line.removes !== undefined) return { seat: line.removes };
  return 'seat' in line ? { seat: line.seat } : {};
}

/** Where news begin that one message can hold: neither many moves nor much chat make it endless. */
function oldestTold(known: readonly Told[], since: number): number {
  const least = Math.max(since, known.length - LIMITS.missedNews);
  let oldest = known.length;
  for (let signs = 0; oldest > least; oldest--) {
    const { line } = known[oldest - 1]!;
    if (line.kind === 'chatted') signs += line.text.length;
    if (signs > LIMITS.missedChat) break;
  }
  return oldest;
}

/**
 * What the viewer is shown of the table; `info` is left out unless asked for. `since` is the viewer's own number; `shunned`: whom
 * whoever looks keeps away.
 */
export function showTable(
  state: TableState,
  viewer: Viewer,
  since: number,
  info: TableInfo | null,
  time: Daytime,
  shunned: ReadonlySet<string> = NOBODY,
): TableMessage {
  const { match } = state;
  const known = knownTo(state, viewer);
  const isKnown = since > 0 && since <= known.length;
  const oldest = oldestTold(known, isKnown ? since : 0);
  const whole = !isKnown || since < oldest;
  const first = whole ? oldest : since;
  const orders = typeof viewer === 'number' ? state.orders.of(viewer) : null;
  const json = <T>(value: object): T => value as T;
  return {
    type: 'table',
    table: state.id,
    seq: known.length,
    ...(info && { info }),
    viewer,
    news: known.slice(first).map((one, index) => showNews(one, first + index + 1, state, viewer, shunned)),
    whole,
    ply: match?.ply ?? null,
    view: match ? json(match.view(viewer)) : null,
    // Until the end a sheet would count cards in hands.
    sheet: match?.over ? json([...match.scoreSheet()]) : null,
    result: match?.over ? json(match.result()!) : null,
    clock: showClock(state, time),
    ...(orders && { orders }),
  };
}
