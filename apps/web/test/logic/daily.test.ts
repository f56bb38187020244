import { knowledgeOf } from '@quartet/bots';
import { findGame } from '@quartet/catalog';
import { dailyDeal, daysAfter, startOf } from '@quartet/deals';
import { playedBy } from '@quartet/deals/play';
import { describe, expect, test } from 'vitest';
import { monthOf, type Played, playedDays, runningOf, streakOf } from '../../src/daily/played-days.ts';
import { aheadIn, scoresIn } from '../../src/daily/use-day-spread.ts';
import type { SavedMatch } from '../../src/engine/model.ts';
import { dealOf, sameMatch } from '../../src/engine/same-match.ts';
import { readSavedMatch } from '../../src/replays/files/saved-match.ts';
import { AtHost } from './at-host.ts';

const DAY = '2026-11-16';

function dayMatch(game: string, day = DAY, casual = false): SavedMatch {
  const about = { id: `${game}-${day}`, name: 'Mia', now: startOf(day) + 1000, casual };
  return sameMatch(dailyDeal(game, day)!, { day }, about);
}

function finished(game: string, day = DAY): SavedMatch {
  const match = playedBy(knowledgeOf(findGame(game)!), dailyDeal(game, day)!, 'easy');
  return { ...dayMatch(game, day), moves: match.record().moves, result: match.result()! };
}

describe('at the table', () => {
  test('bots answer as the deal says, whatever the match is called', async () => {
    const ends = [];
    for (const id of ['one', 'another']) {
      const at = new AtHost({ ...dayMatch('keltis'), id });
      await at.open();
      while (!at.state.result) await at.playAny();
      ends.push(at.saved.moves);
    }
    expect(ends[0]).toEqual(ends[1]);
  });

  test('while the result counts, nothing is taken back and nobody helps; afterwards both', async () => {
    for (const casual of [false, true]) {
      const at = new AtHost(dayMatch('linko', DAY, casual));
      await at.open();
      await at.playAny();
      expect(at.state.canTakeBack).toBe(casual);
      await at.host.hint('en');
      expect(at.hints.length > 0).toBe(casual);
      const { length } = at.saved.moves;
      await at.host.takeBack();
      expect(at.saved.moves.length < length || !casual).toBe(true);
      expect(at.saved.casual).toBe(casual);
    }
  });

  test('it is the deal it was started from, with bots by name', () => {
    const match = dayMatch('linko');
    expect(dealOf(match)).toEqual(dailyDeal('linko', DAY));
    expect(match.players.map(({ name }) => name)).toEqual(['Mia', 'Ada', 'Otto', 'Ben']);
  });

  test('a backup brings it back as it was, and refuses bots that are none', async () => {
    const match = finished('keltis');
    const reading = await readSavedMatch(JSON.parse(JSON.stringify(match)), null);
    expect(reading).toEqual({ ok: true, match });
    const spoilt = { ...match, same: { bots: [null, { level: 'god' }], day: DAY } };
    expect(await readSavedMatch(spoilt, null)).toMatchObject({ ok: false, fault: { where: 'same' } });
    expect((await readSavedMatch({ ...match, same: { ...match.same, day: 'today' } }, null)).ok).toBe(false);
  });
});

describe('days', () => {
  test('of each game and day the first finished result counts', () => {
    const first = finished('keltis');
    const later = {
      ...first,
      id: 'later',
      updated: first.updated + 1,
      result: { scores: [99, 0], winners: [0] },
    };
    const again = { ...first, id: 'again', updated: first.updated - 1, casual: true };
    const played = playedDays([later, again, first, finished('linko'), dayMatch('linx')]);
    expect(played.map(({ id }) => id).sort()).toEqual(['keltis-2026-11-16', 'linko-2026-11-16']);
    expect(played.find(({ game }) => game === 'keltis')!.points).toBe(first.result!.scores[0]);
    expect(runningOf([dayMatch('linx'), first], 'linx', DAY)?.id).toBe('linx-2026-11-16');
    expect(runningOf([first], 'keltis', DAY)).toBeNull();
  });

  const on = (...before: readonly number[]): Played[] =>
    before.map((days) => ({ id: '', game: 'linko', day: daysAfter(DAY, -days), points: 0, isOnTime: true }));

  test.each([
    ['nothing yet', [], 0],
    ['only today', [0], 1],
    ['today may still come', [1, 2], 2],
    ['yesterday was missed, and is forgiven', [2, 3], 2],
    ['two days without', [3, 4], 0],
    ['one missed day is forgiven', [0, 1, 3, 4], 4],
    ['two in a row are not', [0, 1, 4, 5], 2],
    ['a second one within seven days is not', [0, 1, 3, 4, 6, 7], 4],
    ['a second one a week later is', [0, 2, 3, 4, 5, 6, 7, 9], 8],
    ['nor one six days later', [0, 2, 3, 4, 5, 6, 8], 6],
  ] as const)('in a row: %s', (_, days, streak) => {
    expect(streakOf(on(...days), DAY)).toBe(streak);
  });

  test('what was played after its day is no part of the row', () => {
    const late = on(0, 1, 2).map((one, i) => ({ ...one, isOnTime: i !== 1 }));
    expect(streakOf(late, DAY)).toBe(2);
    expect(playedDays([{ ...finished('keltis'), started: startOf('2026-11-20') }])[0]!.isOnTime).toBe(false);
  });

  test('a month has its days under their weekdays', () => {
    const november = monthOf(DAY);
    expect(november[0]!.slice(5)).toEqual([null, '2026-11-01']);
    expect(november[2]![0]).toBe('2026-11-09');
    expect(november.flat().filter(Boolean).length).toBe(30);
    expect(monthOf('2028-02-10').flat().filter(Boolean).length).toBe(29);
  });
});

describe('everybody', () => {
  const spread = {
    day: DAY,
    game: 'linko',
    mine: 7,
    counts: [
      { points: -2, people: 6 },
      { points: 7, people: 3 },
      { points: 12, people: 1 },
    ],
  };

  test('how many others there are, and which share of them has fewer points', () => {
    expect(aheadIn(spread)).toEqual({ others: 9, percent: 67 });
    expect(aheadIn({ ...spread, counts: [{ points: 7, people: 1 }] })).toEqual({ others: 0, percent: 0 });
    expect(scoresIn(spread)).toEqual([-2, -2, -2, -2, -2, -2, 7, 7, 7, 12]);
  });
});
