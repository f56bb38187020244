import { findGame } from '@quartet/catalog';
import { FastRng, type Game, Match, type OptionValue, tableFor, type Viewer } from '@quartet/core';
import { describe, expect, test } from 'vitest';
import { closing as combosClosing } from '../../src/games/combos/closing.ts';
import { closing as linkoClosing } from '../../src/games/linko/closing.ts';
import { closing as linxClosing } from '../../src/games/linx/closing.ts';
import { playMatch } from '../finished-match.ts';
import { AtHost } from './at-host.ts';

type Closing = (before: never, events: never) => { readonly phase: string };
type Options = Readonly<Record<string, OptionValue>>;

const CLOSINGS: Readonly<Record<string, { closing: Closing; options: Options; seats: number }>> = {
  linko: { closing: linkoClosing, options: { rounds: 3 }, seats: 3 },
  linx: { closing: linxClosing, options: { target: 300 }, seats: 3 },
  combos: { closing: combosClosing, options: {}, seats: 4 },
};

/** Every end of a round in a match: the table as it is told to have lain, to this viewer. */
function closingsIn(game: Game, seats: number, options: Options, seed: string, viewer: Viewer) {
  const { closing } = CLOSINGS[game.id]!;
  const played = playMatch(game, seats, seed, Number.POSITIVE_INFINITY, options);
  const { moves, seed: deal } = played.record('referee');
  const match = Match.start(game, tableFor(game, seats, options), deal!);
  return moves.flatMap((text) => {
    const before = match.view(viewer);
    const told = match.play(match.actor, text);
    if (!told.ok || !told.events.some(({ type }) => type === 'dealt')) return [];
    return [{ ply: match.ply, view: closing(before as never, match.heard(told.events, viewer) as never) }];
  });
}

describe.each(Object.keys(CLOSINGS))('%s: the table when a round ended', (id) => {
  const game = findGame(id)!;
  const { options, seats } = CLOSINGS[id]!;

  test('is a whole table that could be: every card is somewhere, and somebody would see it so', () => {
    let ends = 0;
    for (const viewer of [0, 1, 'table'] as const)
      for (const seed of ['one', 'two', 'three'])
        for (const { view } of closingsIn(game, seats, options, seed, viewer)) {
          ends++;
          expect(view.phase).toBe('over');
          const state = game.imagine(view as never, new FastRng(seed));
          expect(game.view(state, viewer)).toEqual(view);
        }
    expect(ends).toBeGreaterThan(8);
  });
});

test('Linko!: it is the one that a match of so many rounds ends with', () => {
  const game = findGame('linko')!;
  for (const viewer of [0, 2, 'table'] as const) {
    const played = playMatch(game, 3, 'rounds', Number.POSITIVE_INFINITY, { rounds: 3 });
    const { moves, seed } = played.record('referee');
    for (const [at, { ply, view }] of closingsIn(game, 3, { rounds: 3 }, 'rounds', viewer).entries()) {
      const shorter = Match.start(game, tableFor(game, 3, { rounds: at + 1 }), seed!);
      for (const text of moves.slice(0, ply)) shorter.play(shorter.actor, text);
      expect(shorter.over).toBe(true);
      expect({ ...view, table: null }).toEqual({ ...shorter.view(viewer), table: null });
    }
  }
});

describe('a round that is over waits', () => {
  /** Until a round has ended. */
  async function roundEnded(people: number): Promise<AtHost> {
    const at = await AtHost.of('combos', 3, { people });
    for (let i = 0; i < 200 && !at.states.some(({ ended }) => ended); i++) {
      const { viewer, view } = at.state;
      if (people > 1 && viewer !== view.actor) at.host.reveal(view.actor);
      await at.host.play(firstMove(at));
    }
    expect(at.state.ended).not.toBeNull();
    return at;
  }

  const firstMove = (at: AtHost): string => {
    const { game, seats, first, options, seed, moves } = at.saved;
    const match = Match.start(findGame(game)!, { seats, first, options }, seed);
    for (const text of moves) match.play(match.actor, text);
    return match.game.print(match.moves()[0]!);
  };

  test('nobody plays before somebody goes on, neither bots nor the person', async () => {
    const at = await roundEnded(1);
    const { ply } = at.state;
    await at.host.play(firstMove(at));
    expect(at.state.ply).toBe(ply);
    expect(at.replies.at(-1)).toMatchObject({ type: 'state', ply });
    await at.host.goOn();
    const after = at.states.slice(at.states.findIndex((state) => state.ply === ply) + 1);
    expect(after[0]).toMatchObject({ ply, ended: null, news: [] });
    expect(at.state.view.actor).toBe(0);
  });

  test('the table before the decision that ended it is told as the viewer saw it', async () => {
    const at = await roundEnded(1);
    const before = at.states.findLast(({ ply }) => ply === at.state.ply - 1)!;
    expect(at.state.ended).toEqual(before.view);
  });

  test('around one device it is nobody’s: the next one finds the curtain after it', async () => {
    const at = await roundEnded(3);
    expect(at.state.viewer).toBe('table');
    expect(at.state.ended).toMatchObject({ viewer: 'table' });
    expect(JSON.stringify(at.state.ended)).not.toMatch(/"hand":\{"count":\d+,"cards"/);
    await at.host.goOn();
    expect(at.state).toMatchObject({ viewer: 'table', ended: null });
  });

  test('a turn that is taken back is not waited for', async () => {
    const at = await roundEnded(1);
    await at.host.takeBack();
    expect(at.state.ended).toBeNull();
  });
});
