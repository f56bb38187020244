import { wordingOf } from '@quartet/catalog';
import { list, loadGame } from '@quartet/catalog/list';
import { FastRng, fastSeed, Match, refusalText, tableFor } from '@quartet/core';
import { describe, expect, test } from 'vitest';
import { legalIn } from '../../src/table/legal.ts';
import { fateOf } from '../../src/table/use-play.ts';

describe.each(list.map(({ id }) => id))('%s: what may be played', (id) => {
  test('follows from the view of whoever must decide; to others nothing is listed', async () => {
    const game = await loadGame(id);
    const wording = await wordingOf(id, 'de');
    const match = Match.start(game, tableFor(game, game.seats.min), fastSeed('legal'));
    const rng = new FastRng('legal');
    while (!match.over && match.ply < 60) {
      const { actor } = match;
      const legal = legalIn(game, wording, match.view(actor), actor);
      const texts = match.moves().map((move) => game.print(move));
      expect(legal.isMine).toBe(true);
      expect(legal.moves().map((move) => game.print(move))).toEqual(texts);
      expect(legal.moves()).toBe(legal.moves());
      for (const viewer of [1 - actor, null]) {
        const other = legalIn(game, wording, match.view(viewer ?? 'table'), viewer);
        expect([other.isMine, other.moves()]).toEqual([false, []]);
      }
      match.play(actor, match.moves()[rng.below(texts.length)]!);
    }
  });

  test('and what may not is refused with its rule, as the match would', async () => {
    const game = await loadGame(id);
    const wording = await wordingOf(id, 'de');
    const match = Match.start(game, tableFor(game, game.seats.min), fastSeed('refused'));
    const first = match.moves()[0]!;
    expect(legalIn(game, wording, match.view(match.actor), match.actor).why(first)).toBeNull();
    const rng = new FastRng('refused');
    let refused = 0;
    while (!match.over && refused < 5) {
      const legal = legalIn(game, wording, match.view(match.actor), match.actor);
      const judged = match.judge(match.actor, first);
      expect(legal.refusal(first)).toEqual(judged.ok ? null : judged.refusal);
      expect(legal.why(first)).toBe(judged.ok ? null : refusalText(wording, judged.refusal));
      if (!judged.ok) refused++;
      const moves = match.moves();
      match.play(match.actor, moves[rng.below(moves.length)]!);
    }
    expect(refused).toBeGreaterThan(0);
  });
});

describe('a move that is chosen', async () => {
  const game = await loadGame('linko');
  const wording = await wordingOf('linko', 'en');
  const match = Match.start(game, tableFor(game, 3), fastSeed('chosen'));
  const legal = legalIn(game, wording, match.view(match.actor), match.actor);
  const [move] = match.moves();
  const bad = game.parse('play 13 13 13 13 13 13 13 13') ?? game.parse('take')!;

  test('is sent, once for each decision', () => {
    expect(fateOf(move!, legal, null, false)).toBe('send');
    expect(fateOf(move!, legal, legal, false)).toBe('nothing');
    expect(fateOf(move!, { ...legal }, legal, false)).toBe('send');
  });

  test('is asked about first, for who wants that', () => {
    expect(fateOf(move!, legal, null, true)).toBe('ask');
  });

  test('is refused with the reason, asked for or not', () => {
    for (const isAsking of [true, false])
      expect(fateOf(bad, legal, null, isAsking)).toEqual({ why: expect.stringMatching(/\(§/) });
  });
});
