import { readFile } from 'node:fs/promises';
import { advise, botWith, decide, iterations, loadAdviser, loadExpert, parseBotSpec } from '@quartet/bots';
import { findGame } from '@quartet/catalog';
import { list } from '@quartet/catalog/list';
import { FastRng } from '@quartet/core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Host } from '../../src/engine/host.ts';
import type { SavedMatch, TableState } from '../../src/engine/model.ts';
import { playMatch, savedMatch } from '../finished-match.ts';
import { AtHost, MemoryStore, matchOf, storyOf } from './at-host.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** A state must be what its viewer knows at that moment, and nothing else. */
function expectHonest(state: TableState, saved: SavedMatch, news = storyOf(saved, state.viewer)): void {
  const match = matchOf(saved, state.ply);
  expect(state).toEqual({
    type: 'state',
    id: saved.id,
    ply: match.ply,
    viewer: state.viewer,
    view: match.view(state.viewer),
    news: news.slice(0, state.ply),
    opening: match.heard(match.opening, state.viewer),
    sheet: match.scoreSheet(),
    result: match.result(),
    commitment: match.commitment,
    canTakeBack: state.canTakeBack,
    ended: state.ended && matchOf(saved, state.ply - 1).view(state.viewer),
    record: match.over ? match.record() : null,
  });
}

describe.each(list.map(({ id }) => id))('%s, one person against bots', (game) => {
  test('is shown to that person alone, from the first picture to the last', async () => {
    const at = await AtHost.of(game, 3, { plies: 4 });
    for (let turn = 0; turn < 6 && !at.state.result; turn++) await at.playAny();
    let told = 0;
    for (const state of at.states) {
      expect(state.viewer).toBe(0);
      expectHonest(state, at.saved, storyOf(at.saved, 0).slice(told, state.ply));
      told = state.ply;
    }
    expect(at.states.length).toBeGreaterThan(6);
    expect(told).toBe(at.saved.moves.length);
  });
});

describe('whose cards may be seen', () => {
  test.each([1, 2, -1, 99])('never those of a bot, or of nobody (seat %s)', async (seat) => {
    const at = await AtHost.of('linko', 3, { plies: 6 });
    at.host.reveal(seat);
    expect(at.state.viewer).toBe('table');
    expectHonest(at.state, at.saved);
    expect(JSON.stringify(at.state)).not.toContain(at.saved.seed);
  });

  test.each([6, 999])(
    'one person may put them away and take them up again, on turn or not',
    async (plies) => {
      const at = await AtHost.of('linko', 3, { plies });
      at.host.reveal(null);
      expect(at.state.viewer).toBe('table');
      at.host.reveal(0);
      expect(at.state.viewer).toBe(0);
      expectHonest(at.state, at.saved);
    },
  );

  test('around one device nobody’s, until whoever must decide asks for theirs', async () => {
    const at = await AtHost.of('keltis', 2, { people: 2, plies: 6 });
    expect(at.state.viewer).toBe('table');
    expectHonest(at.state, at.saved);
    const { actor } = at.state.view;
    at.host.reveal(1 - actor);
    expect(at.state.viewer).toBe('table');
    at.host.reveal(actor);
    expect(at.state.viewer).toBe(actor);
    expectHonest(at.state, at.saved);
  });

  test('while one person looks, another one’s stay closed', async () => {
    const at = await AtHost.of('linko', 3, { people: 2 });
    while (at.state.view.actor > 1) await at.host.goOn();
    const { actor } = at.state.view;
    at.host.reveal(actor);
    at.host.reveal(1 - actor);
    expect(at.state.viewer).toBe('table');
    expectHonest(at.state, at.saved);
  });

  test('around one device they are put away with the last decision of a turn, and no bot’s turn shows them', async () => {
    const at = await AtHost.of('keltis', 3, { people: 2, plies: 6 });
    for (let decision = 0; decision < 12; decision++) {
      const { actor, phase } = at.state.view;
      expect(at.state.viewer, phase).not.toBe(1 - actor);
      if (at.state.viewer === 'table') at.host.reveal(actor);
      const shown = at.states.length;
      await at.playAny();
      const [next] = at.states.slice(shown);
      expect(next!.viewer).toBe(next!.view.actor === actor ? actor : 'table');
      for (const state of at.states.slice(shown))
        if (state.view.actor !== actor) expect(state.viewer).toBe('table');
    }
    for (const viewer of [0, 1]) expect(at.states.some((state) => state.viewer === viewer)).toBe(true);
    expect(at.states.some((state) => state.viewer === 2)).toBe(false);
  });

  test('another viewer is told the whole story anew, as they may know it; the same one only what is new', async () => {
    const at = await AtHost.of('keltis', 2, { people: 2, plies: 6 });
    const { actor } = at.state.view;
    at.host.reveal(actor);
    expectHonest(at.state, at.saved);
    expect(at.state.news).toHaveLength(6);
    at.host.show();
    expect(at.state.news).toEqual([]);
    at.host.reveal(null);
    expect(at.state.news).toEqual(storyOf(at.saved, 'table'));
  });

  test('a running match gives no record away', async () => {
    const at = await AtHost.of('linx', 2, { plies: 5 });
    expect(at.state.record).toBeNull();
    expect(JSON.stringify(at.replies)).not.toContain('fast:');
  });
});

describe('a move', () => {
  test('is kept before it is shown', async () => {
    const at = await AtHost.of('linko', 3);
    const seen: number[] = [];
    const save = at.store.save.bind(at.store);
    at.store.save = async (match) => {
      await Promise.resolve();
      seen.push(at.state.ply);
      await save(match);
    };
    await at.playAny();
    expect(seen).toEqual(at.store.saves.slice(-seen.length).map(({ moves }) => moves.length - 1));
    expect(at.state.ply).toBe(at.saved.moves.length);
  });

  test('that cannot be kept has not happened, and can be made again', async () => {
    const at = await AtHost.of('linko', 3);
    const shown = at.states.length;
    at.store.isFull = true;
    await expect(at.playAny()).rejects.toThrow('no room');
    expect(at.states).toHaveLength(shown);
    at.store.isFull = false;
    const before = at.saved.moves;
    const text = await at.playAny();
    expect(at.saved.moves.slice(0, before.length + 1)).toEqual([...before, text]);
    expect(matchOf(at.saved).ply).toBe(at.saved.moves.length);
  });

  test('the rules do not allow is refused, and nothing is kept', async () => {
    const at = await AtHost.of('linko', 3);
    const saves = at.store.saves.length;
    await at.host.play('play 7 7 7 7 7 7 7 7 7');
    expect(at.replies.at(-1)).toMatchObject({ type: 'refused' });
    expect(at.store.saves).toHaveLength(saves);
  });

  test('counts for whoever looks, and only on their turn', async () => {
    const at = await AtHost.of('keltis', 2, { people: 2, plies: 6 });
    await at.playAny();
    expect(at.saved.moves).toHaveLength(6);
    at.host.reveal(at.state.view.actor);
    await at.playAny();
    expect(at.saved.moves).toHaveLength(7);
  });

  test('made twice in a hurry is made once', async () => {
    const at = await AtHost.of('keltis', 2, { people: 2, plies: 6 });
    const { actor } = at.state.view;
    at.host.reveal(actor);
    const legal = matchOf(at.saved).listing().legal;
    await Promise.all([at.host.play(legal[0]!), at.host.play(legal.at(-1)!)]);
    expect(at.saved.moves.slice(6)).toEqual([legal[0]]);
    expect(matchOf(at.saved).ply).toBe(7);
  });

  test('that ends the match brings result and record', async () => {
    const played = playMatch(findGame('keltis')!, 2, 'ended');
    const { result: _, ...saved } = savedMatch(played, 'm1', 2);
    const at = new AtHost({ ...saved, moves: saved.moves.slice(0, -1) });
    await at.open();
    at.host.reveal(at.state.view.actor);
    await at.host.play(saved.moves.at(-1)!);
    expect(at.saved.result).toEqual(played.result());
    expect(at.state.record).toEqual(played.record());
    expect(at.state.viewer).toBe('table');
  });
});

describe('bots', () => {
  test('decide from their own view, each as its level and temper would', async () => {
    const saved = savedMatch(playMatch(findGame('keltis')!, 4, 'tempers', 0), 'm1');
    const specs = ['medium/greedy', 'medium/cautious', 'easy/blocking'];
    const players = saved.players.map((player, seat) => {
      const [level, temper] = specs[seat - 1]?.split('/') ?? [];
      return level ? { kind: 'bot' as const, name: player.name, level, temper: temper! } : player;
    });
    const at = new AtHost({ ...saved, players });
    await at.open();
    for (let turn = 0; turn < 12; turn++) await at.playAny();
    const { knowledge } = await loadExpert(findGame('keltis')!);
    const { game } = matchOf(at.saved, 0);
    const others = new Map(specs.map((spec) => [spec, 0]));
    for (const { ply, seat, text } of storyOf(at.saved, 'referee')) {
      if (seat === 0) continue;
      const view = matchOf(at.saved, ply).view(seat);
      const chosen = specs.map((spec) => {
        const bot = botWith(knowledge, parseBotSpec(spec)!);
        return game.print(decide(game, bot, view, new FastRng(`m1 ${ply}`), iterations(1)));
      });
      expect(text).toBe(chosen[seat - 1]);
      for (const [i, spec] of specs.entries())
        if (chosen[i] !== text) others.set(spec, others.get(spec)! + 1);
    }
    // They do not all think alike, or this would show nothing.
    for (const count of others.values()) expect(count).toBeGreaterThan(0);
  });

  test('are announced, take their time, and less of it within a turn', async () => {
    vi.useFakeTimers();
    const at = new AtHost(savedMatch(playMatch(findGame('keltis')!, 2, 'pace', 6), 'm1', 0));
    const times: number[] = [];
    const host = await Host.open('m1', at.store, 1000, (reply) => {
      at.replies.push(reply);
      if (reply.type === 'state') times.push(performance.now());
    });
    host!.show();
    const going = host!.goOn();
    await vi.advanceTimersByTimeAsync(60_000);
    const waits = times.slice(1, 20).map((time, i) => Math.round(time - times[i]!));
    const actors = at.states.map(({ view }) => view.actor);
    expect(waits).toEqual(waits.map((_, i) => (i > 0 && actors[i] === actors[i - 1] ? 550 : 1000)));
    expect(new Set(waits)).toEqual(new Set([550, 1000]));
    expect(at.replies[1]).toEqual({ type: 'thinking', seat: actors[0] });
    host!.pace = 0;
    await vi.advanceTimersByTimeAsync(2000);
    await vi.runAllTimersAsync();
    await going;
    expect(at.state.result).not.toBeNull();
  });
});

test('bots wait as long as what happened is looked at, but not for ever', async () => {
  vi.useFakeTimers();
  const at = new AtHost(savedMatch(playMatch(findGame('keltis')!, 2, 'pace', 6), 'm1', 0));
  const times: number[] = [];
  const host = await Host.open('m1', at.store, 100, (reply) => {
    if (reply.type !== 'state') return;
    times.push(performance.now());
    // The page answers a little later, once it is drawn.
    const time = times.length === 2 ? 1500 : times.length === 3 ? 1e6 : 0;
    setTimeout(() => host!.hold(time), 20);
  });
  host!.show();
  const going = host!.goOn();
  await vi.advanceTimersByTimeAsync(20_000);
  const waits = times.slice(1, 4).map((time, i) => Math.round(time - times[i]!));
  expect(waits).toEqual([100, 1520, 6020]);
  host!.stop();
  await vi.runAllTimersAsync();
  await going;
});

describe('taking back', () => {
  test('goes to the last decision of the one person; the game is casual from then on', async () => {
    const at = await AtHost.of('keltis', 2);
    while (at.saved.moves.length < 12) await at.playAny();
    const { seat, ply } = storyOf(at.saved, 0).findLast((entry) => entry.seat === 0)!;
    expect(at.state.canTakeBack).toBe(true);
    await at.host.takeBack();
    expect(at.state).toMatchObject({ ply, viewer: 0, view: { actor: seat } });
    expect(at.saved).toMatchObject({ casual: true });
    expect(at.saved.moves).toHaveLength(ply);
    // What was heard after it is forgotten with it: the story is told anew.
    expectHonest(at.state, at.saved);
  });

  test('of the end opens the match again', async () => {
    const { moves, ...rest } = savedMatch(playMatch(findGame('keltis')!, 2, 'ended'), 'm1');
    const at = new AtHost({ ...rest, moves });
    await at.open();
    expect(at.state.result).not.toBeNull();
    await at.host.takeBack();
    expect(at.saved.result).toBeUndefined();
    expect(at.state.record).toBeNull();
  });

  test('is not for several people, nor for nothing', async () => {
    const at = await AtHost.of('keltis', 2, { people: 2, plies: 8 });
    expect(at.state.canTakeBack).toBe(false);
    await at.host.takeBack();
    expect(at.saved.moves).toHaveLength(8);
    const fresh = new AtHost(savedMatch(playMatch(findGame('keltis')!, 2, 'fresh', 0), 'm1'));
    await fresh.open();
    const own = storyOf(fresh.saved, 0).filter(({ seat }) => seat === 0);
    expect([own, fresh.state.canTakeBack]).toEqual([[], false]);
  });

  test('that cannot be kept leaves the table as it is', async () => {
    const at = await AtHost.of('keltis', 2, { plies: 8 });
    const { moves } = at.saved;
    at.store.isFull = true;
    await expect(at.host.takeBack()).rejects.toThrow('no room');
    at.store.isFull = false;
    at.host.show();
    expect(at.state.ply).toBe(moves.length);
    expect(at.saved.casual).toBe(false);
  });
});

describe('hints', () => {
  test('are three legal moves with a reason, in the reader’s language, and for this decision', async () => {
    const at = await AtHost.of('keltis', 2, { plies: 90 });
    await at.host.hint('en');
    const en = at.hints;
    await at.host.hint('de');
    expect(at.replies.at(-1)).toMatchObject({ type: 'hints', ply: at.state.ply });
    expect(en.length).toBeLessThanOrEqual(3);
    expect(en.length).toBeGreaterThan(1);
    expect(at.hints.map(({ text }) => text)).toEqual(en.map(({ text }) => text));
    expect(at.hints[0]!.reason).not.toBe(en[0]!.reason);
    for (const { text, reason } of en) {
      expect(matchOf(at.saved).judge(0, text)).toMatchObject({ ok: true });
      expect(reason).toMatch(/\w+ \w+/);
    }
  });

  test.each(['keltis', 'linx'])('follow from what the person can see: %s', async (game) => {
    const at = await AtHost.of(game, 2, { plies: 60 });
    const { knowledge } = await loadExpert(findGame(game)!);
    const adviser = (await loadAdviser(knowledge, readFile))!;
    await at.host.hint('en');
    const match = matchOf(at.saved);
    const rng = new FastRng(`m1 ${match.ply} hint`);
    const state = match.game.imagine(match.view(0), rng);
    const moves = match.moves().map((move) => match.game.toCode(state, move)!);
    const expected = adviser.expect(match.view(0), moves, rng);
    const advice = advise(knowledge, match.view(0), moves, rng, iterations(1500), null, expected);
    expect(at.hints.map(({ behind, chance }) => ({ behind, chance }))).toEqual(
      advice.slice(0, 3).map(({ behind, chance }) => ({ behind, chance })),
    );
  });

  test('are for whoever looks and must decide, and for nobody else', async () => {
    const at = await AtHost.of('keltis', 2, { people: 2, plies: 6 });
    await at.host.hint('en');
    expect(at.hints).toEqual([]);
    at.host.reveal(at.state.view.actor);
    await at.host.hint('en');
    expect(at.hints.length).toBeGreaterThan(0);
  });
});

describe('a match', () => {
  test('goes on where it stopped', async () => {
    const first = await AtHost.of('combos', 3);
    await first.playAny();
    const again = new AtHost(first.saved);
    await again.open();
    expect(again.state.view).toEqual(first.state.view);
    expectHonest(again.state, first.saved);
  });

  test('that is not there, of no known game, or of other rules is not opened', async () => {
    const saved = savedMatch(playMatch(findGame('keltis')!, 2, 'old', 4), 'm1');
    const open = (match: SavedMatch | null): Promise<Host | null> => {
      const store = new MemoryStore();
      if (match) store.kept.set('m1', match);
      return Host.open('m1', store, 0, () => {});
    };
    expect(await open(null)).toBeNull();
    expect(await open({ ...saved, game: 'whist' })).toBeNull();
    expect(await open({ ...saved, rules: saved.rules + 1 })).toBeNull();
    expect(await open(saved)).not.toBeNull();
  });
});
