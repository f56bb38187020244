import { wordingOf } from '@quartet/catalog';
import type { Shapes, Wording } from '@quartet/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LogEntry } from '../../src/engine/model.ts';
import { type Reported, reportOf, tellAll } from '../../src/table/report.ts';
import { type Report, Reporter } from '../../src/table/reporter.ts';
import { pressed } from '../../src/table/use-hint.ts';
import { afterHush, afterSaying, afterTelling, SILENCE, stayOf } from '../../src/table/use-saying.ts';
import { entry, stateOf, statesOf } from './entries.ts';

/** Says each event by its kind: "Mia laid." */
const REPORTED: Reported = {
  wording: {
    event: ({ type }: Shapes['Event'], names: readonly string[]) => sentence(type, names),
  } as Wording,
  names: ['Mia', 'Otto', 'Ada'],
  minor: ['drew'],
};

function sentence(type: string, [mia]: readonly string[]): string {
  if (type === 'hush') return '';
  return type === 'dealt' ? 'Cards are dealt.' : `${mia} ${type}.`;
}

function tell(...types: string[]): string {
  return reportOf(
    0,
    types.map((type) => ({ type })),
    REPORTED,
  );
}

describe('a report', () => {
  test('says who did it once', () => {
    expect(tell('laid', 'drew')).toBe('Mia laid. Drew.');
    expect(tell('dealt', 'drew')).toBe('Cards are dealt. Mia drew.');
    expect(tell('laid', 'dealt')).toBe('Mia laid. Cards are dealt.');
    expect(tell('hush', 'laid', 'hush')).toBe('Mia laid.');
  });

  test('does not take a name for a part of another one', () => {
    const { wording } = REPORTED;
    const names = ['Mia', 'Miamaria'];
    const told = { ...wording, event: ({ type }: Shapes['Event']) => type } as Wording;
    const events = [{ type: 'Mia laid.' }, { type: 'Miamaria draws.' }];
    const report = { wording: told, names, minor: [] };
    expect(reportOf(0, events, report)).toBe('Mia laid. Miamaria draws.');
    expect(reportOf(0, events.toReversed(), report)).toBe('Miamaria draws. Mia laid.');
  });

  test('that gets long leaves out what goes without saying', () => {
    const long = 'x'.repeat(60);
    expect(tell(long, 'drew', 'won')).toBe(`Mia ${long}. Drew. Won.`);
    const longer = 'x'.repeat(80);
    expect(tell(longer, 'drew', 'won')).toBe(`Mia ${longer}. Won.`);
  });

  test('of nothing but that is cut, after one sentence at the least', () => {
    const drew = `drew ${'y'.repeat(40)}`;
    const minor = { ...REPORTED, minor: [drew] };
    const events = Array.from({ length: 3 }, () => ({ type: drew }));
    const told = reportOf(0, events, minor);
    expect(told).toBe(`Mia ${drew}.`);
    const endless = `drew ${'y'.repeat(100)}`;
    expect(reportOf(0, [{ type: endless }], { ...REPORTED, minor: [endless] })).toBe(`Mia ${endless}.`);
  });

  test('of 90 letters is not cut yet', () => {
    const events = ['x'.repeat(90 - 'Mia . Drew.'.length), 'drew'];
    expect(tell(...events)).toHaveLength(90);
  });

  test('of several turns is one sentence after another, by player', async () => {
    const states = statesOf('linko', 3, 0, 6);
    const wording = await wordingOf('linko', 'en');
    const entries = states.flatMap(({ news }) => news);
    const names = ['Mia', 'Otto', 'Ada'];
    const told = tellAll(entries, { wording, names, minor: [] });
    let from = 0;
    for (const { seat } of entries.filter(({ seat }, i) => entries[i - 1]?.seat !== seat)) {
      from = told.indexOf(`${names[seat]} `, from) + 1;
      expect(from).toBeGreaterThan(0);
    }
    expect(tellAll([], { wording, names, minor: [] })).toBe('');
  });
});

describe('the queue of reports', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Who heard what, and who must decide after each. */
  function listening(): {
    hear(actor: number, ...entries: LogEntry[]): void;
    texts(): string[];
    reporter: Reporter;
  } {
    let told: readonly Report[] = [];
    const wording = { event: ({ type }: Shapes['Event']) => `${type}.` } as unknown as Wording;
    const reporter = new Reporter({ ...REPORTED, wording }, (reports) => {
      told = reports;
    });
    const hear = (actor: number, ...entries: LogEntry[]): void =>
      reporter.hear({ entries, state: stateOf(9, {}, actor), isFresh: false }, null);
    return { hear, texts: () => told.map(({ text }) => text), reporter };
  }

  test('tells a turn when it is over, as one', () => {
    const { hear, texts } = listening();
    hear(1, entry(0, 1, 'lays'));
    expect(texts()).toEqual([]);
    hear(2, entry(1, 1, 'draws'));
    expect(texts()).toEqual(['lays. draws.']);
    hear(0, entry(2, 2, 'passes'));
    expect(texts()).toEqual(['lays. draws.', 'passes.']);
  });

  test('tells several turns at once, each on its own', () => {
    const { hear, texts } = listening();
    hear(0, entry(0, 1, 'lays'), entry(1, 1, 'draws'), entry(2, 2, 'passes'));
    expect(texts()).toEqual(['lays. draws.', 'passes.']);
  });

  test('the question comes after everything that led to it, and waits for nothing', () => {
    const { texts, reporter } = listening();
    const news = { state: stateOf(9, {}, 0), isFresh: false };
    reporter.hear({ ...news, entries: [entry(0, 1, 'lays'), entry(1, 0, 'draws')] }, 'Your turn.');
    expect(texts()).toEqual(['lays.', 'draws.', 'Your turn.']);
    reporter.hear({ ...news, entries: [entry(2, 0, 'draws')] }, 'Once more.');
    expect(texts()).toEqual(['lays.', 'draws.', 'Your turn.', 'draws.', 'Once more.']);
  });

  test('does not wait for ever: after a while a turn is told as far as it went', () => {
    const { hear, texts } = listening();
    hear(1, entry(0, 1, 'lays'));
    vi.advanceTimersByTime(1000);
    hear(1, entry(1, 1, 'draws'));
    vi.advanceTimersByTime(1499);
    expect(texts()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual(['lays. draws.']);
    hear(2, entry(2, 1, 'stops'));
    expect(texts()).toEqual(['lays. draws.', 'stops.']);
  });

  test('keeps the last six, each with a number of its own', () => {
    const { reporter } = listening();
    let ids: number[] = [];
    const numbered = new Reporter(reporter.reported, (reports) => {
      ids = reports.map(({ id }) => id);
    });
    for (let ply = 0; ply < 8; ply++)
      numbered.hear(
        { entries: [entry(ply, ply % 2, 'lays')], state: stateOf(ply, {}, 2), isFresh: false },
        null,
      );
    expect(ids).toEqual([3, 4, 5, 6, 7, 8]);
  });

  test('is silent without news, and once nobody listens', () => {
    const { hear, texts, reporter } = listening();
    hear(0);
    expect(texts()).toEqual([]);
    hear(1, entry(0, 1, 'lays'));
    reporter.end();
    vi.advanceTimersByTime(5000);
    expect(texts()).toEqual([]);
  });

  test('speaks as it is told to at that time', () => {
    const { hear, texts, reporter } = listening();
    hear(1, entry(0, 1, 'lays'));
    reporter.reported = { ...reporter.reported, wording: { event: () => 'legt.' } as unknown as Wording };
    vi.advanceTimersByTime(1500);
    expect(texts()).toEqual(['legt.']);
  });
});

describe('what is said at a table', () => {
  test('is shown and heard; what is told is only heard', () => {
    const said = afterSaying(SILENCE, 'Not now.', 1000);
    expect([said.said.text, said.status.text]).toEqual(['Not now.', 'Not now.']);
    const told = afterTelling(said, 'Two cards.', 2000);
    expect([told.said.text, told.status.text]).toEqual(['Not now.', 'Two cards.']);
    expect(told.said).toBe(said.said);
  });

  test('is not drowned by what is told right after it', () => {
    const said = afterSaying(SILENCE, 'Not now.', 1000);
    expect(afterTelling(said, 'Two cards.', 1400)).toBe(said);
    expect(afterTelling(said, 'Two cards.', 1401).status.text).toBe('Two cards.');
    expect(afterTelling(SILENCE, 'Two cards.', 0).status.text).toBe('Two cards.');
  });

  test('twice is heard twice', () => {
    const once = afterSaying(SILENCE, 'Not now.', 0);
    const twice = afterSaying(once, 'Not now.', 10);
    expect(twice.status.times).toBe(once.status.times + 1);
    expect(twice.said).not.toEqual(once.said);
    const told = afterTelling(afterTelling(once, 'a', 500), 'a', 501);
    expect(told.status.times).toBe(once.status.times + 2);
  });

  test('goes by itself, later the longer it is; listeners keep it', () => {
    expect(stayOf('Not now.')).toBe(4000);
    expect(stayOf('x'.repeat(100))).toBe(6500);
    const hushed = afterHush(afterSaying(SILENCE, 'Not now.', 1000));
    expect([hushed.said.text, hushed.status.text]).toEqual(['', 'Not now.']);
    expect(afterTelling(hushed, 'Two cards.', 1200)).toBe(hushed);
  });
});

describe('a hint', () => {
  test('goes from the kind of move to its cards, and then plays it', () => {
    expect(pressed(0, true)).toBe(1);
    expect(pressed(1, true)).toBe(2);
    expect(pressed(2, true)).toBe('play');
  });

  test('begins before the move is found, and waits for it then', () => {
    expect(pressed(0, false)).toBe(1);
    expect(pressed(1, false)).toBe(1);
    expect(pressed(2, false)).toBe(2);
  });
});
