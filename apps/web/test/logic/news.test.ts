import { describe, expect, test } from 'vitest';
import { soundsOf } from '../../src/table/event-sounds.ts';
import { lastOfOthers, logWith, newsOf } from '../../src/table/news.ts';
import { hearWorker, UNHEARD } from '../../src/table/use-table.ts';
import { entry, stateOf, statesOf } from './entries.ts';

describe('what is new in a state of the table', () => {
  const news = [entry(3, 1), entry(4, 2)];

  test('is what happened since the state before', () => {
    const state = stateOf(5, { news });
    expect(newsOf(stateOf(3), state)).toEqual({ entries: news, state, isFresh: false });
  });

  test('is all of it, also of states that were shown to nobody', () => {
    const log = [entry(2, 0), entry(3, 1), entry(4, 2)];
    expect(newsOf(stateOf(3), stateOf(5, { news: [entry(4, 2)] }), log).entries).toEqual(log.slice(1));
  });

  test('is nothing when a table is opened, shown again, or a turn taken back', () => {
    expect(newsOf(null, stateOf(5, { news })).entries).toEqual([]);
    expect(newsOf(stateOf(5), stateOf(5, { news })).entries).toEqual([]);
    expect(newsOf(stateOf(7), stateOf(5, { news })).entries).toEqual([]);
  });

  test('is the deal, where nothing was played yet and nobody has seen it', () => {
    expect(newsOf(null, stateOf(0)).isFresh).toBe(true);
    expect(newsOf(null, stateOf(1)).isFresh).toBe(false);
    expect(newsOf(stateOf(3), stateOf(0)).isFresh).toBe(false);
  });
});

describe('the log', () => {
  const log = [entry(0, 0), entry(1, 1), entry(2, 2)];
  const plies = (entries: readonly { readonly ply: number }[]): number[] => entries.map(({ ply }) => ply);

  test('grows by what is new', () => {
    expect(plies(logWith(log, [entry(3, 0), entry(4, 1)], 5))).toEqual([0, 1, 2, 3, 4]);
    expect(logWith(log, [], 3)).toEqual(log);
  });

  test('told anew replaces what stood there', () => {
    const other = entry(1, 2, 'passed');
    expect(logWith(log, [other], 2)).toEqual([log[0], other]);
  });

  test('of a turn taken back ends where the table is', () => {
    expect(plies(logWith(log, [], 1))).toEqual([0]);
  });
});

describe('the last decisions of the others', () => {
  const log = [entry(0, 0), entry(1, 1), entry(2, 2), entry(3, 1), entry(4, 0), entry(5, 0)];
  const plies = (me: number | null, until = log.length): number[] =>
    lastOfOthers(log.slice(0, until), me).map(({ ply }) => ply);

  test('are those since my last turn', () => {
    expect(plies(0, 4)).toEqual([1, 2, 3]);
    expect(plies(1, 3)).toEqual([2]);
  });

  test('or before the turn I am in the middle of', () => {
    expect(plies(0)).toEqual([1, 2, 3]);
  });

  test('are all of them for who has not played, or does not', () => {
    expect(plies(3)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(plies(null, 3)).toEqual([0, 1, 2]);
    expect(plies(0, 1)).toEqual([]);
  });
});

describe('what the worker says', () => {
  test('comes together as a log of the whole match, and a state of now', () => {
    const states = statesOf('combos', 3, 0, 40);
    const heard = states.reduce<typeof UNHEARD>(hearWorker, UNHEARD);
    expect(heard.state).toBe(states.at(-1));
    expect(heard.log).toEqual(states.flatMap(({ news }) => news));
  });

  test('with a new state thinking is over; hints and refusals were for the one before', () => {
    const asked = [
      { type: 'thinking', seat: 2 },
      { type: 'hints', ply: 0, hints: [] },
      { type: 'refused', refusal: { code: 'a', rule: '1.1', details: {} } },
    ] as const;
    const before = asked.reduce<typeof UNHEARD>(hearWorker, UNHEARD);
    expect(before).toMatchObject({ thinking: 2, hints: [], refused: { rule: '1.1' }, missing: null });
    expect(hearWorker(before, stateOf(1))).toMatchObject({ thinking: null, hints: null, refused: null });
  });

  test('a match that is not there is missing', () => {
    expect(hearWorker(UNHEARD, { type: 'missing', id: 'm1', isDamaged: false }).missing).toMatchObject({
      id: 'm1',
    });
  });

  test('what failed stands there until it is tried again, or the table goes on', () => {
    const failed = { type: 'failed', fault: 'full', again: { type: 'go-on' } } as const;
    const before = hearWorker(hearWorker(UNHEARD, stateOf(3)), failed);
    expect(before).toMatchObject({ failed, state: { ply: 3 } });
    expect(hearWorker(before, null).failed).toBeNull();
    expect(hearWorker(before, stateOf(4)).failed).toBeNull();
  });

  test('taken back, the log is as long as the match', () => {
    const states = statesOf('keltis', 2, 0, 9);
    const before = states.reduce<typeof UNHEARD>(hearWorker, UNHEARD);
    const story = states.flatMap(({ news }) => news);
    const back = { ...states[5]!, news: story.slice(0, 5) };
    expect(hearWorker(before, back).log).toEqual(story.slice(0, 5));
  });
});

describe('what events sound like', () => {
  const sounds = { laid: 'place', drew: 'slide', won: 'win', quiet: null } as never;
  const heard = (...types: string[]): readonly string[] =>
    soundsOf(
      types.map((type) => ({ type })),
      sounds,
    ).map(({ name }) => name);

  test('is told in order, equal sounds in a row once, some not at all', () => {
    expect(heard('laid', 'laid', 'quiet', 'laid', 'drew', 'laid')).toEqual(['place', 'slide', 'place']);
    expect(heard('quiet', 'unknown')).toEqual([]);
  });

  test('when it is seen: a card that is laid when it lies, all else when it begins', () => {
    const times = [
      { at: 0, until: 320 },
      { at: 320, until: 670 },
      { at: 670, until: 1170 },
    ];
    const events = ['laid', 'quiet', 'drew'].map((type) => ({ type }));
    expect(soundsOf(events, sounds, times)).toEqual([
      { name: 'place', delay: 0.32 },
      { name: 'slide', delay: 0.67 },
    ]);
  });

  test('and no more than four', () => {
    expect(heard('laid', 'drew', 'laid', 'drew', 'won')).toEqual(['place', 'slide', 'place', 'slide']);
  });
});
