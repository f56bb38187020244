import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { loadAdviser, loadExpert } from '@quartet/bots';
import { findGame, games } from '@quartet/catalog';
import { type Game, Match, type ReadRecord, readRecord, type Shapes, type Viewer } from '@quartet/core';
import { longUnless } from '@quartet/testkit/long';
import { expect, test } from 'vitest';
import type { Player } from '../../src/engine/model.ts';
import { judge } from '../../src/replays/review/review.ts';
import { Timeline } from '../../src/replays/viewer/timeline.ts';
import { viewersOf } from '../../src/replays/viewer/viewers.ts';
import { playMatch } from '../finished-match.ts';

const PERSON: Player = { kind: 'person', name: 'Mia' };
const BOT: Player = { kind: 'bot', name: 'Otto', level: 'medium', temper: 'greedy' };

function timelineOf(match: Match): Timeline {
  const reading = readRecord([match.game], JSON.parse(JSON.stringify(match.record('referee'))));
  if (!reading.ok) throw new Error(`${reading.fault.where} ${reading.fault.reason}`);
  const timeline = Timeline.of(reading.read);
  if (!(timeline instanceof Timeline)) throw new Error(JSON.stringify(timeline));
  return timeline;
}

for (const game of games as readonly Game[])
  test(
    `${game.id}: at every moment each viewer sees and hears what the match showed them`,
    longUnless(game.id === 'combos'),
    () => {
      const { max: seats } = game.seats;
      const played = playMatch(game, seats, 'replayed');
      const timeline = timelineOf(played);
      const { seed, moves } = played.record();
      const match = Match.start(game, played.table, seed!);
      const viewers: Viewer[] = [...Array(seats).keys(), 'table', 'referee'];
      const heard = viewers.map((viewer) => timeline.heard(viewer));
      for (const [i, viewer] of viewers.entries())
        expect(heard[i]!.opening).toEqual(match.heard(match.opening, viewer));
      for (const [ply, text] of moves.entries()) {
        for (const viewer of viewers) expect(timeline.view(ply, viewer)).toEqual(match.view(viewer));
        const told = match.play(match.actor, text);
        const events: readonly Shapes['Event'][] = told.ok ? told.events : [];
        for (const [i, viewer] of viewers.entries())
          expect(heard[i]!.entries[ply]!.events).toEqual(match.heard(events, viewer));
      }
      for (const viewer of viewers) expect(timeline.view(moves.length, viewer)).toEqual(match.view(viewer));
      expect(timeline.length).toBe(moves.length);
      expect(timeline.record).toEqual(played.record());
    },
  );

test('rounds begin where a deal was told', () => {
  const match = playMatch(findGame('combos')!, 3, 'rounds');
  const timeline = timelineOf(match);
  const { rounds } = timeline;
  expect(rounds.length).toBe(match.record().deals!.length);
  for (const [i, at] of rounds.entries()) expect(timeline.view(at, 'table')).toMatchObject({ round: i + 1 });
});

test('a running match has no record, and its hands stay closed', () => {
  const timeline = timelineOf(playMatch(findGame('keltis')!, 2, 'running', 20));
  expect(timeline.record).toBeNull();
  expect(viewersOf(2, [PERSON, BOT], false)).toEqual([0]);
  expect(viewersOf(2, [BOT, PERSON], false)).toEqual([1]);
  expect(viewersOf(2, [PERSON, PERSON], false)).toEqual(['table']);
  expect(viewersOf(2, null, false)).toEqual(['table']);
  expect(viewersOf(2, [PERSON, BOT], true)).toEqual([0, 1, 'table', 'referee']);
});

test('a review judges each decision that was one, and knows the move that was played', async () => {
  const match = playMatch(findGame('linko')!, 3, 'reviewed');
  const timeline = timelineOf(match);
  const expert = await loadExpert(timeline.read.game);
  const adviser = await loadAdviser(expert.knowledge, readFile);
  const plies = timeline.deciders.flatMap((seat, ply) => (seat === 0 ? [ply] : [])).slice(0, 12);
  const verdicts = plies
    .map((ply) => judge(timeline, expert, adviser, ply, 'en'))
    .filter((one) => one !== null);
  expect(verdicts.length).toBeGreaterThan(8);
  expect(new Set(verdicts.map(({ loss }) => loss > 0))).toEqual(new Set([true, false]));
  for (const verdict of verdicts) {
    expect(verdict.played.text).toBe(match.record().moves[verdict.ply]);
    expect(verdict.loss === 0).toBe(verdict.best.text === verdict.played.text);
    expect(verdict.reason).toMatch(/\w+ \w+/);
  }
});

test('a review has nothing to say of a decision that was none', async () => {
  const match = playMatch(findGame('combos')!, 3, 'forced');
  const timeline = timelineOf(match);
  const again = Match.start(match.game, match.table, match.record().seed!);
  const forced = match.record().moves.flatMap((text, ply) => {
    const isForced = again.moves().length === 1;
    again.play(again.actor, text);
    return isForced ? [ply] : [];
  });
  expect(forced.length).toBeGreaterThan(0);
  expect(judge(timeline, await loadExpert(match.game), null, forced[0]!, 'en')).toBeNull();
});

test('a review judges by what the player could know: with other cards in the other hand it says the same', async () => {
  const keltis = findGame('keltis')!;
  const { deals, moves, ...rest } = playMatch(keltis, 2, 'unseen').record();
  const dealt = (cards: readonly string[]): Timeline => {
    const { seed: _, result: __, commitment: ___, ...record } = { commitment: '', ...rest };
    const reading = readRecord([keltis], { ...record, deals: [{ cards }], moves: moves.slice(0, 1) });
    return Timeline.of((reading as { read: ReadRecord }).read) as Timeline;
  };
  const cards = [...deals![0]!.cards!];
  const timeline = dealt(cards);
  const seat = timeline.deciders[0]!;
  const same = (other: Timeline, viewer: Viewer): boolean =>
    other instanceof Timeline && isDeepStrictEqual(other.view(0, viewer), timeline.view(0, viewer));
  // Cards that the seat does not see change places with some from the pile.
  for (let i = 0; i < 20; i++) {
    const j = cards.length - 1 - i;
    const swapped = cards.with(i, cards[j]!).with(j, cards[i]!);
    if (same(dealt(swapped), seat)) cards.splice(0, cards.length, ...swapped);
  }
  const other = dealt(cards);
  expect(same(other, 1 - seat)).toBe(false);
  const expert = await loadExpert(keltis);
  for (const adviser of [null, await loadAdviser(expert.knowledge, readFile)]) {
    const verdict = judge(timeline, expert, adviser, 0, 'en')!;
    expect(judge(other, expert, adviser, 0, 'en')).toEqual(verdict);
    expect(verdict.best.chance === null).toBe(adviser === null);
  }
});
