import type { TableInfo } from '@quartet/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { words as common } from '../../src/app/words/words.en.ts';
import { anotherBot, botsOf } from '../../src/online/bot-choice.ts';
import { kindPath, kindText } from '../../src/online/match-kind.ts';
import { printTime } from '../../src/online/print-time.ts';
import { problemText } from '../../src/online/problem-text.ts';
import { noteSeen, seenAt } from '../../src/online/seen-tables.ts';
import { afterMatch } from '../../src/online/series-text.ts';
import { STANDINGS_WORDS } from '../../src/online/standings-words.ts';
import { turnText } from '../../src/online/turn-text.ts';
import { noteOnline, wasOnline } from '../../src/online/was-online.ts';
import { ONLINE_WORDS } from '../../src/online/words.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a series after a match', () => {
  const person = (id: string, name: string) =>
    ({ kind: 'person', person: { id, name, emblem: 'sun' }, cover: null }) as const;
  const series = { games: 1, wins: { a: 1, b: 0 }, goal: { kind: 'best', of: 3 } } as const;
  const info = { players: [person('a', 'Ada'), person('b', 'Ben')], series } as unknown as TableInfo;
  const { en, de } = ONLINE_WORDS;

  test('tells who has won it by name, and whoever it is in the second person', () => {
    expect(afterMatch(info, [0], 'b', en)).toBe('Ada wins the series: Ada 2, Ben 0.');
    expect(afterMatch(info, [0], null, de)).toBe('Ada gewinnt die Serie: Ada 2, Ben 0.');
    expect(afterMatch(info, [0], 'a', en)).toBe('You win the series: Ada 2, Ben 0.');
    expect(afterMatch(info, [0], 'a', de)).toBe('Du gewinnst die Serie: Ada 2, Ben 0.');
  });

  test('goes on while it is open', () => {
    expect(afterMatch(info, [1], 'a', en)).toMatch(/3.*: Ada 1, Ben 1$/);
  });
});

describe('whose decision a table waits for, in a list', () => {
  const HOUR = 3_600_000;
  const ben = { kind: 'person', person: { id: 'b', name: 'Ben', emblem: 'sun' }, cover: null } as const;
  const line = { players: [ben], mover: 'b', waiting: false, since: 0 };

  test('by name, since when, and until when', () => {
    expect(turnText(line, 'en', HOUR / 2)).toBe('Ben to move, for 30 min');
    expect(turnText({ ...line, until: 96 * HOUR }, 'de', 49 * HOUR)).toBe(
      'Ben ist am Zug, seit 2 Tagen, noch 47 h',
    );
  });

  test('mine without my name; nobody’s, or a bot’s, not at all', () => {
    expect(turnText({ ...line, waiting: true, until: 4 * HOUR }, 'en', HOUR)).toBe('for 1 h, 3 h left');
    expect(turnText(line, 'en', 59_999)).toBe('Ben to move');
    expect(turnText({ players: [ben], waiting: false }, 'en', HOUR)).toBe('');
  });
});

describe('bots for empty seats', () => {
  test('are of different tempers as long as there are any', () => {
    expect(botsOf('hard', 5, []).map(({ temper }) => temper)).toEqual([
      'balanced',
      'cautious',
      'greedy',
      'blocking',
      'balanced',
    ]);
    expect(botsOf('hard', 5, []).every(({ level }) => level === 'hard')).toBe(true);
  });

  test('differ from those who sit there, of their own level', () => {
    expect(anotherBot('easy', [{ level: 'easy', temper: 'balanced' }]).temper).toBe('cautious');
    expect(anotherBot('easy', [{ level: 'hard', temper: 'balanced' }]).temper).toBe('balanced');
  });
});

describe('how far this device has followed tables', () => {
  test('is kept by table, the last sixty', () => {
    expect(seenAt('t1')).toBeNull();
    noteSeen('t1', 4);
    noteSeen('t2', 9);
    noteSeen('t1', 7);
    expect([seenAt('t1'), seenAt('t2')]).toEqual([7, 9]);
    for (let i = 0; i < 59; i++) noteSeen(`other ${i}`, 1);
    expect([seenAt('t1'), seenAt('t2')]).toEqual([7, null]);
  });

  test('is as good as unknown when it cannot be read', () => {
    for (const text of ['{', '7', '[["t1"], 3]']) {
      localStorage.setItem('quartet-seen', text);
      expect(seenAt('t1')).toBeNull();
    }
  });

  test('and whether anybody was online here', () => {
    expect(wasOnline()).toBe(false);
    noteOnline('p1');
    expect(wasOnline()).toBe(true);
    noteOnline(null);
    expect(wasOnline()).toBe(false);
  });
});

describe('what is said about tables of the server', () => {
  const words = ONLINE_WORDS.en;

  test('time is told in days, hours, then minutes and seconds', () => {
    const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
    const told = [3 * day + hour, 2 * day, 2 * day - 1, hour, hour - 1, 61_000, 9_001, minute, 1, 0];
    expect(told.map((left) => printTime(left, words))).toEqual([
      words.days(3),
      words.days(2),
      '47 h',
      '1 h',
      '60:00',
      '1:01',
      '0:10',
      '1:00',
      '0:01',
      '0:00',
    ]);
  });

  test('a problem has a sentence; no answer has one, too', () => {
    expect(problemText(words, { code: 'too-late', message: '' })).toBe(words.problems['too-late']);
    expect(problemText(words, null)).toBe(words.noServer);
  });

  test('a kind of match is told by seats, rules and bots, and has an address', () => {
    const kind = { game: 'keltis', edition: 'manual', seats: 2, bots: true } as const;
    const t = STANDINGS_WORDS.en;
    expect(kindPath(kind)).toBe('keltis/manual/2/bots');
    expect(kindPath({ ...kind, bots: false })).toBe('keltis/manual/2');
    expect(kindText(kind, t, common)).toBe(
      `${t.players(2)} · ${t.edition(common.editions.manual!)} · ${t.withBots}`,
    );
    expect(kindText({ ...kind, edition: 'own', bots: false }, t, common)).toBe(
      `${t.players(2)} · ${t.ownOptions}`,
    );
  });
});
