import { findGame } from '@quartet/catalog';
import { readRecord, replay, type Viewer } from '@quartet/core';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addMatch, loadMatch } from '../../src/engine/matches.ts';
import type { SavedMatch } from '../../src/engine/model.ts';
import { keepMistakes } from '../../src/practice/keep-mistakes.ts';
import { mistakes } from '../../src/practice/mistakes.ts';
import { openKept } from '../../src/replays/files/kept.ts';
import { type Review, reviewOf } from '../../src/replays/review/use-review.ts';
import type { ReplayDoor } from '../../src/replays/worker/replay-door.ts';
import { ReplayHost } from '../../src/replays/worker/replay-host.ts';
import { playMatch, savedMatch } from '../finished-match.ts';
import { kept } from './memory-database.ts';

vi.mock(import('../../src/engine/database.ts'), async () => import('./memory-database.ts') as never);

const OVER = playMatch(findGame('keltis')!, 2, 'looked at');
const HALF = playMatch(findGame('keltis')!, 2, 'looked at', 30);

beforeEach(() => {
  kept.matches.clear();
  kept.records.clear();
});

/** The replay of a match that is kept on this device. */
async function hostOf(match: SavedMatch): Promise<ReplayHost> {
  await addMatch(match);
  const opened = await openKept(match.id);
  if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
  return new ReplayHost(opened.kept);
}

function everybody(host: ReplayHost): Viewer[] {
  const viewers: Viewer[] = [0, 1, 'table', 'referee'];
  return viewers.filter((viewer) => host.look(0, viewer) !== null && host.listen(viewer) !== null);
}

describe('a match that is looked at', () => {
  test('opens every hand when it is over', async () => {
    const host = await hostOf(savedMatch(OVER, 'm1'));
    expect(everybody(host)).toEqual([0, 1, 'table', 'referee']);
    expect(host.story).toMatchObject({
      first: 0,
      names: ['Mia', 'Otto'],
      canPlayOn: true,
      result: OVER.result(),
    });
    expect(host.story.length).toBe(OVER.ply);
    expect(host.look(OVER.ply, 1)).toEqual({ at: OVER.ply, viewer: 1, view: OVER.view(1) });
  });

  test('shows the one person their own view while it runs, and nobody else', async () => {
    const host = await hostOf(savedMatch(HALF, 'm1'));
    expect(everybody(host)).toEqual([0]);
    expect(host.look(30, 0)!.view).toEqual(HALF.view(0));
    for (const viewer of [1, 'table', 'referee'] as const) {
      expect(host.look(30, viewer)).toBeNull();
      expect(host.listen(viewer)).toBeNull();
    }
  });

  test('shows the open table alone while it runs around one device', async () => {
    const host = await hostOf(savedMatch(HALF, 'm1', 2));
    expect(everybody(host)).toEqual(['table']);
    expect(host.story.first).toBe('table');
  });

  test('gives neither file nor link nor judgement away while it runs', async () => {
    const host = await hostOf(savedMatch(HALF, 'm1'));
    expect(host.save()).toBeNull();
    expect(await host.share()).toBeNull();
    expect(await host.judge(0, 'en')).toBeNull();
    expect(await host.playOn({ at: 3, seat: 0, name: 'Lea' })).toBeNull();
    expect(JSON.stringify(host.story)).not.toContain('fast:');
  });

  test('has no moments before the first or after the last', async () => {
    const host = await hostOf(savedMatch(OVER, 'm1'));
    for (const at of [-1, OVER.ply + 1, 0.5, Number.NaN]) expect(host.look(at, 0)).toBeNull();
  });

  test('is saved as a record that verifies, with the names of its players', async () => {
    const host = await hostOf(savedMatch(OVER, 'm1'));
    const file = JSON.parse(host.save()!);
    expect(file.players).toEqual(['Mia', 'Otto']);
    const reading = readRecord([OVER.game], file);
    expect(reading.ok && replay(reading.read).ok).toBe(true);
    const shared = await openKept((await host.share())!);
    expect(shared.ok && shared.kept.timeline.record).toEqual(OVER.record());
    expect(shared.ok && shared.kept.names).toEqual(['Mia', 'Otto']);
  });

  test('can be played on from any moment but the last, as a match of its own', async () => {
    const host = await hostOf(savedMatch(OVER, 'm1'));
    const id = await host.playOn({ at: 12, seat: 1, name: 'Lea' });
    const match = await loadMatch(id!);
    expect(match).toMatchObject({ moves: OVER.record().moves.slice(0, 12), casual: true });
    expect(match!.players[1]).toEqual({ kind: 'person', name: 'Lea' });
    expect(await host.playOn({ at: OVER.ply, seat: 1, name: 'Lea' })).toBeNull();
    expect(await host.playOn({ at: 12, seat: 2, name: 'Lea' })).toBeNull();
    expect((await loadMatch('m1'))!.moves).toHaveLength(OVER.ply);
  });

  test('that is not there is missing; one of old rules says so', async () => {
    expect(await openKept('m2')).toEqual({ ok: false, fault: { kind: 'missing' } });
    await addMatch({ ...savedMatch(OVER, 'm1'), rules: 0 });
    expect(await openKept('m1')).toMatchObject({ ok: false, fault: { kind: 'record', where: 'rules' } });
  });
});

describe('a review', () => {
  /** The worker's door without a worker, at which two of three decisions are worth a word. */
  function doorTo({ story }: ReplayHost, judged: number[]): ReplayDoor {
    const ask = async (name: string, { ply }: { ply: number }): Promise<unknown> => {
      if (name === 'open') return { ok: true, story };
      judged.push(ply);
      return judged.length % 3 === 0 ? null : { ply };
    };
    return { ask: ask as never, close: () => undefined };
  }

  async function reviewed(door: ReplayDoor, seat: number): Promise<Review[]> {
    const reviews: Review[] = [];
    for await (const review of reviewOf(door, 'm1', seat, 'en')) reviews.push(review);
    return reviews;
  }

  test('judges each decision of one seat, and tells how far it is', async () => {
    const host = await hostOf(savedMatch(OVER, 'm1'));
    const mine = host.story.deciders.flatMap((decider, ply) => (decider === 1 ? [ply] : []));
    const judged: number[] = [];
    const [first, ...reviews] = await reviewed(doorTo(host, judged), 1);
    expect(judged).toEqual(mine);
    expect(first).toMatchObject({ seat: 1, done: 0, total: null, isRunning: true });
    for (const [done, review] of reviews.entries()) {
      const decided = mine.slice(0, done).filter((_, at) => at % 3 !== 2);
      expect(review).toMatchObject({ seat: 1, done, total: mine.length, isRunning: done < mine.length });
      expect([...review.verdicts.keys()]).toEqual(decided);
      for (const [ply, verdict] of review.verdicts) expect(verdict.ply).toBe(ply);
    }
    expect(reviews).toHaveLength(mine.length + 1);
  });

  test('is spoken in the reader’s language, and only of decisions there were', async () => {
    const host = await hostOf(savedMatch(OVER, 'm1'));
    const ply = OVER.ply - 8;
    const [en, de] = [await host.judge(ply, 'en'), await host.judge(ply, 'de')];
    expect(en!.played.text).toBe(OVER.record().moves[ply]);
    expect(de).toMatchObject({ ply, loss: en!.loss });
    expect(de!.reason).not.toBe(en!.reason);
    expect(await host.judge(OVER.ply, 'en')).toBeNull();
  });

  test('keeps where its one person lost most, as they saw it, for tomorrow; of nobody else', async () => {
    const notes = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => notes.get(key) ?? null,
      setItem: (key: string, text: string) => void notes.set(key, text),
    });
    const host = await hostOf(savedMatch(OVER, 'm1'));
    const answers = { open: async () => ({ ok: true, story: host.story }), look: host.look.bind(host) };
    const door = {
      ask: (async (name: 'open' | 'look', { at, viewer }: { at: number; viewer: Viewer }) =>
        answers[name](at, viewer)) as never,
      close: () => undefined,
    };
    const losses = [0.02, 0.04, 0.2, 0.1, 0.05];
    const outlook = (ply: number) => ({
      text: OVER.record().moves[ply]!,
      ...{ value: 0.5, wins: 0.5, points: 0, chance: null },
    });
    const { view } = (await host.look(0, 0))!;
    const verdictsOf = (seat: number) => {
      const plies = host.story.deciders.flatMap((decider, ply) => (decider === seat ? [ply] : []));
      return new Map(
        losses.map((loss, at) => {
          const ply = plies[at]!;
          const said = { reason: '', objection: null };
          return [ply, { ply, view, played: outlook(ply), best: outlook(ply), ...said, loss }] as const;
        }),
      );
    };
    await keepMistakes(door, 'm1', 1, verdictsOf(1), 0);
    expect(mistakes()).toEqual([]);
    await keepMistakes(door, 'm1', 0, verdictsOf(0), 0);
    expect(mistakes().map(({ others }) => others[0]![1])).toEqual([200, 100, 50]);
    for (const { view, game, step } of mistakes()) {
      expect([view.viewer, view.actor, game, step]).toEqual([0, 0, 'keltis', 0]);
    }
    vi.unstubAllGlobals();
  });

  test('of a match that is not there is over at once', async () => {
    const door: ReplayDoor = {
      ask: (async () => ({ ok: false, fault: { kind: 'missing' } })) as never,
      close: () => undefined,
    };
    expect((await reviewed(door, 0)).at(-1)).toMatchObject({ done: 0, total: 0, isRunning: false });
  });
});
