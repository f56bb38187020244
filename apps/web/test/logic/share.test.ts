import { findGame, games, wordingOf } from '@quartet/catalog';
import { LANGUAGES, type Language, readRecord, type Seat } from '@quartet/core';
import { describe, expect, test } from 'vitest';
import { WORDS } from '../../src/app/words/index.ts';
import type { Player } from '../../src/engine/model.ts';
import { loadEnds } from '../../src/games/index.ts';
import { Timeline } from '../../src/replays/viewer/timeline.ts';
import { type Fan, layOut } from '../../src/share/lay-out.ts';
import { type Shared, type Told, toldOf } from '../../src/share/told.ts';
import { SHARE_WORDS } from '../../src/share/words.ts';
import { playMatch } from '../finished-match.ts';

const PLAYERS: readonly Player[] = [
  { kind: 'person', name: 'Mia' },
  { kind: 'person', name: 'Zacharias' },
  { kind: 'bot', name: 'Ragna', level: 'hard', temper: 'balanced' },
];
const OTHERS = /Zacharias|Ragna/;

async function sharedOf(game: string, language: Language, me: Seat | null): Promise<Shared> {
  const match = playMatch(findGame(game)!, PLAYERS.length, 'to be shared');
  const reading = readRecord([match.game], match.record());
  const timeline = reading.ok ? Timeline.of(reading.read) : null;
  const log = (timeline as Timeline).heard('table').entries;
  const wording = await wordingOf(game, language);
  const ended = {
    ...{
      isMatch: true,
      view: match.view('table'),
      events: log.at(-1)!.events,
      log,
      sheet: match.scoreSheet(),
    },
    ...{ names: PLAYERS.map(({ name }) => name), me, wording, language },
  };
  return { gameId: game, title: wording.title, result: match.result()!, ended, players: PLAYERS };
}

async function told(game: string, language: Language, me: Seat | null, hasNames = false): Promise<Told> {
  const shared = await sharedOf(game, language, me);
  return toldOf(shared, (await loadEnds(game))!, hasNames, SHARE_WORDS[language], WORDS[language]);
}

describe.each(games.map(({ id }) => id))('%s', (game) => {
  test.each(LANGUAGES)(
    'in %s nobody but whoever shares it is named, unless they want to',
    async (language) => {
      for (const me of [0, null] as const) {
        expect(JSON.stringify(await told(game, language, me))).not.toMatch(OTHERS);
        expect((await told(game, language, me, true)).labels).toEqual(PLAYERS.map(({ name }) => name));
      }
      const { headline, line } = await told(game, language, 0);
      expect(headline).toContain('Mia');
      expect(line).not.toContain('Mia');
      expect(line).toContain((await wordingOf(game, language)).title);
    },
  );

  test('there are cards to show, and none of them is still in a hand', async () => {
    const { ended } = await sharedOf(game, 'en', 0);
    const evidence = (await loadEnds(game))!.evidence!;
    expect([0, 1, 2].flatMap((seat) => evidence(ended, seat)).length).toBeGreaterThan(0);
    // What is open lies in the view of those who have no hand.
    expect(JSON.stringify(ended.view)).not.toMatch(/"hand":\{[^}]*"cards"/);
  });
});

test('who has no name here speaks of themselves', async () => {
  const shared = await sharedOf('linko', 'en', 0);
  const players = [{ kind: 'person', name: '' } as const, ...PLAYERS.slice(1)];
  const ends = (await loadEnds('linko'))!;
  const { headline, reason } = toldOf({ ...shared, players }, ends, false, SHARE_WORDS.en, WORDS.en);
  expect(headline).toMatch(/^I (won|came)/);
  expect(reason).toBe('');
});

describe('cards in a picture', () => {
  const ROOM = { x: 56, y: 262, width: 1088, height: 186 };
  const fans = (...cards: number[]): Fan[] => cards.map((count) => ({ cards: count, hasNote: true }));

  test.each([
    ['a few', fans(1, 2, 3)],
    ['one long chain', fans(19)],
    ['many', fans(3, 1, 2, 8, 4, 2, 2, 6, 1, 1, 5, 4, 3, 7)],
  ])('%s lie within their room', (_, wanted) => {
    const { width, fans: laid } = layOut(wanted, ROOM);
    for (const { y, xs } of laid) {
      expect(xs[0]).toBeGreaterThanOrEqual(ROOM.x);
      expect(xs.at(-1)! + width).toBeLessThanOrEqual(ROOM.x + ROOM.width);
      expect(y).toBeGreaterThanOrEqual(ROOM.y);
      expect(y + width * 1.4).toBeLessThanOrEqual(ROOM.y + ROOM.height + 0.01);
    }
  });

  test('few are large, and none lies on another fan', () => {
    expect(layOut(fans(1, 2), ROOM).width).toBeGreaterThan(layOut(fans(9, 9, 9, 9, 9, 9), ROOM).width);
    const { width, fans: laid } = layOut(fans(2, 5, 3), ROOM);
    for (const [i, { xs, y }] of laid.entries()) {
      const next = laid[i + 1];
      if (next?.y === y) expect(next.xs[0]).toBeGreaterThan(xs.at(-1)! + width);
    }
  });
});
