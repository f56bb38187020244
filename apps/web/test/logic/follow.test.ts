import { findGame } from '@quartet/catalog';
import type { Result } from '@quartet/core';
import type { News, TableInfo, TableMessage } from '@quartet/protocol';
import { describe, expect, test } from 'vitest';
import type { TableState } from '../../src/engine/model.ts';
import { type Followed, follow, UNKNOWN } from '../../src/online/follow.ts';
import { thinkingBot } from '../../src/online/use-online-feed.ts';
import { playMatch } from '../finished-match.ts';
import { stateOf, statesOf } from './entries.ts';

const BOT = { level: 'easy', temper: 'balanced' } as const;
const MIA = { id: 'p1', name: 'Mia', emblem: 'sun' } as const;

const INFO: TableInfo = {
  id: 't1',
  code: 'ABCDEF',
  game: 'keltis',
  rules: 1,
  seats: 2,
  options: {},
  pace: { kind: 'untimed' },
  listed: false,
  status: 'playing',
  host: 'p1',
  players: [
    { kind: 'person', person: MIA, cover: null },
    { kind: 'bot', name: 'Otto', bot: BOT },
  ],
  first: 0,
  commitment: 'sealed',
  rematch: null,
  hushed: [],
  hasWebhook: false,
};

function message(seq: number, changes: Partial<TableMessage> = {}): TableMessage {
  return {
    type: 'table',
    table: 't1',
    seq,
    viewer: 0,
    news: [],
    whole: false,
    ply: null,
    view: null,
    sheet: null,
    result: null,
    clock: null,
    ...changes,
  };
}

function chat(seq: number): News {
  return { seq, at: 0, kind: 'chatted', by: 'p1', text: `${seq}` };
}

/** What the server tells seat 0 of a match: the deal under seq 3, each decision under the next. */
function toldOf(states: readonly TableState[]): TableMessage[] {
  return states.map((state, ply) => {
    const news: News[] =
      ply === 0
        ? [{ seq: 3, at: 0, kind: 'started', by: 'p1', events: state.opening as never }]
        : state.news.map((entry) => ({ ...entry, kind: 'moved', seq: ply + 3, at: 0, by: null }) as never);
    const { view, result } = state;
    return message(ply + 3, {
      news,
      ply,
      view: view as never,
      result: result as never,
      ...(ply === 0 && { info: INFO }),
    });
  });
}

function heard(messages: readonly TableMessage[], before: Followed = UNKNOWN): Followed {
  return messages.reduce(follow, before);
}

describe('following a table of the server', () => {
  const states = statesOf('keltis', 2, 0, 20);
  const told = toldOf(states);

  test('leads to the same table, and the same log, as playing on this device', () => {
    for (const [ply, one] of states.entries()) {
      const { state, log, seq, opening } = heard(told.slice(0, ply + 1));
      expect(state!.view).toEqual(one.view);
      expect(state).toMatchObject({
        id: 't1',
        ply,
        viewer: 0,
        result: null,
        canTakeBack: false,
        record: null,
      });
      expect(state!.news.map(({ text }) => text)).toEqual(one.news.map(({ text }) => text));
      expect(log.map(({ text }) => text)).toEqual(
        states.slice(0, ply + 1).flatMap(({ news }) => news.map(({ text }) => text)),
      );
      expect(opening).toEqual(states[0]!.opening);
      expect(seq).toBe(ply + 3);
    }
  });

  test('keeps the seal that was shown with the deal, while nothing else is said of the table', () => {
    expect(heard(told).state!.commitment).toBe('sealed');
    expect(heard(told).info).toBe(INFO);
    const paused = { ...INFO, status: 'paused' as const };
    expect(follow(heard(told), message(99, { info: paused })).info).toBe(paused);
  });

  test('a table that did not change is the very same, whatever else was said', () => {
    const before = heard(told);
    const { seq, ply, view } = told.at(-1)!;
    const after = follow(before, message(seq + 1, { ply, view: { ...view }, news: [chat(seq + 1)] }));
    expect(after.state).toBe(before.state);
    expect(after.log).toBe(before.log);
    expect(after.talk.map((one) => [one.kind, one.text])).toEqual([
      ['started', undefined],
      ['chatted', `${seq + 1}`],
    ]);
    expect(after.seq).toBe(seq + 1);
  });

  test('goes back by what was taken back, and on by what was played instead, told one by one or together', () => {
    const [before, last] = [heard(told.slice(0, -1)), told.at(-1)!];
    const { ply, view } = told.at(-2)!;
    const { seq } = last;
    const undone: News = { seq: seq + 1, at: 0, kind: 'undone', by: 'p1', seat: 0, ply: ply! };
    const again = { ...last.news[0]!, seq: seq + 2, text: 'instead' };
    const back = follow(follow(before, last), message(seq + 1, { ply, view, news: [undone] }));
    expect([back.state!.ply, back.log]).toEqual([ply, before.log]);
    const other = message(seq + 2, { ...last, seq: seq + 2, news: [again] });
    const texts = [...before.log.map(({ text }) => text), 'instead'];
    expect(follow(back, other).log.map(({ text }) => text)).toEqual(texts);
    const together = message(seq + 2, { ...other, news: [undone, again] });
    const after = follow(follow(before, last), together);
    expect(after.log.map(({ text }) => text)).toEqual(texts);
    expect(after.state!.view).toBe(last.view);
  });

  test('but for another decision, another viewer, or the end it is another', () => {
    const before = heard(told);
    const { seq, ply, view } = told.at(-1)!;
    const result: Result = { scores: [1, 2], winners: [1] };
    for (const changes of [{ ply: ply! + 1 }, { viewer: 'table' as const }, { result: result as never }]) {
      const { state } = follow(before, message(seq + 1, { ply, view, ...changes }));
      expect(state).not.toBe(before.state);
      expect(state).toMatchObject(changes);
    }
  });

  test('told as a whole, what was heard before is forgotten; the table stays the same if it is', () => {
    const before = follow(heard(told), message(50, { ...told.at(-1)!, seq: 50, news: [chat(50)] }));
    const last = told.at(-1)!;
    const whole = follow(before, message(60, { ...last, seq: 60, whole: true, news: [] }));
    expect(whole).toMatchObject({ log: [], talk: [], opening: [], info: INFO, seq: 60 });
    expect(whole.state).toBe(before.state);
    const some = follow(before, message(61, { ...last, seq: 61, whole: true, news: last.news }));
    expect(some.log.map(({ ply }) => ply)).toEqual([last.ply! - 1]);
  });

  test('a decision told again replaces itself', () => {
    const again = heard([...told, told.at(-1)!]);
    expect(again.log.map(({ ply }) => ply)).toEqual(states.slice(1).map((_, ply) => ply));
  });

  test('before the deal there is no table', () => {
    const { state, log, info } = follow(UNKNOWN, message(1, { info: INFO, news: [chat(1)] }));
    expect([state, log, info]).toEqual([null, [], INFO]);
  });

  test('an entry knows its number, whose hand it was, and whether an order made it', () => {
    const moved: News = { seq: 4, at: 0, kind: 'moved', by: 'p1', ply: 0, seat: 1, text: 'x', hand: 'cover' };
    const [first, second] = follow(
      UNKNOWN,
      message(5, { news: [moved, { ...moved, seq: 5, ply: 1, byOrder: true }] }),
    ).log;
    expect(first).toEqual({ seq: 4, ply: 0, seat: 1, text: 'x', hand: 'cover', byOrder: false, events: [] });
    expect(second).toMatchObject({ seq: 5, byOrder: true });
    const { ply: _, ...nameless } = moved;
    const covered: News = { ...moved, kind: 'covered' };
    expect(follow(UNKNOWN, message(6, { news: [nameless, covered] })).log).toEqual([]);
  });

  test('talk is what people said, and who came and went; the last two hundred of it', () => {
    const kinds = [
      'seated',
      'chatted',
      'covered',
      'moved',
      'ordered',
      'paused',
      'inspected',
      'botted',
    ] as const;
    const news = kinds.map((kind, i): News => ({ seq: i + 1, at: 0, kind, by: null }));
    const kept = follow(UNKNOWN, message(8, { news })).talk.map(({ kind }) => kind);
    expect(kept).toEqual(['chatted', 'covered', 'paused', 'inspected']);
    const many = Array.from({ length: 250 }, (_, i) => chat(i + 1));
    const { talk } = heard(many.map((one) => message(one.seq, { news: [one] })));
    expect(talk).toHaveLength(200);
    expect(talk.at(-1)!.seq).toBe(250);
  });

  test('orders and clock are those of the last message, or none', () => {
    const clock = { running: 0, until: 9, banks: [1, 2] };
    const orders = { once: true, by: {} } as never;
    const before = follow(UNKNOWN, message(1, { clock, orders }));
    expect(before).toMatchObject({ clock, orders });
    expect(follow(before, message(2))).toMatchObject({ clock: null, orders: null });
  });

  test('the end brings sheet and result', () => {
    const match = playMatch(findGame('keltis')!, 2, 'over');
    const sheet = match.scoreSheet();
    const end = message(9, {
      ply: match.ply,
      view: match.view(0) as never,
      sheet: sheet as never,
      result: match.result() as never,
    });
    expect(follow(heard(told), end).state).toMatchObject({ sheet, result: match.result() });
    expect(heard(told).state!.sheet).toEqual([]);
  });
});

describe('who is thinking at a table of the server', () => {
  const covered: TableInfo = {
    ...INFO,
    players: [{ kind: 'person', person: MIA, cover: BOT }, INFO.players[1]!],
  };

  test('is a bot whose turn it is, or one that stands in for somebody', () => {
    expect(thinkingBot(stateOf(3, {}, 1), INFO)).toBe(1);
    expect(thinkingBot(stateOf(3, {}, 0), covered)).toBe(0);
  });

  test('is nobody while a person decides, the table rests, or the game is over', () => {
    expect(thinkingBot(stateOf(3, {}, 0), INFO)).toBeNull();
    expect(thinkingBot(stateOf(3, {}, 1), { ...INFO, status: 'paused' })).toBeNull();
    expect(thinkingBot(stateOf(3, {}, -1), INFO)).toBeNull();
    expect(thinkingBot(null, INFO)).toBeNull();
  });
});
