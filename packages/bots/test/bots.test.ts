import { games } from '@quartet/catalog';
import { FastRng, fastChance, type Game, MoveList, NOBODY, tableFor } from '@quartet/core';
import { expect, test } from 'vitest';
import { type BotSpec, iterations, LEVELS, makeBot, TEMPERS } from '../src/index.ts';

const THINKING = { unit: 'iterations', amount: 40 } as const;
const SPECS: readonly BotSpec[] = LEVELS.flatMap((level) =>
  TEMPERS.map((temper) => ({ level, temper, thinking: THINKING })),
);
const IDS = games.map(({ id }) => id);

interface Position {
  readonly state: object;
  readonly codes: readonly number[];
}

/** Positions met in random play, of every seat count. */
function positionsOf(game: Game, count: number): Position[] {
  const rng = new FastRng(`positions ${game.id}`);
  const moves = new MoveList(game.moveSpace);
  const found: Position[] = [];
  for (let match = 0; found.length < count; match++) {
    const seats = game.seats.min + (match % (game.seats.max - game.seats.min + 1));
    const chance = fastChance(match);
    const state = game.start(tableFor(game, seats), chance, null);
    while (game.actor(state) !== NOBODY && found.length < count) {
      game.legal(state, moves);
      if (rng.below(25) === 0) found.push({ state: game.copy(state), codes: moves.toArray() });
      game.play(state, moves.at(rng.below(moves.length)), chance, null);
    }
  }
  return found;
}

function choices(
  game: Game,
  spec: BotSpec,
  positions: readonly Position[],
  look: (view: object) => object,
): number[] {
  const bot = makeBot(game, spec);
  return positions.map(({ state, codes }, i) => {
    const view = look(game.view(state, game.actor(state)));
    return bot.choose(view as never, codes, new FastRng(i), iterations(THINKING.amount));
  });
}

test.each(IDS)(
  'every bot of %s answers with a listed move, the same one for the same seed and iterations',
  (id) => {
    const game = games.find((known) => known.id === id)!;
    const positions = positionsOf(game, 60);
    for (const spec of SPECS) {
      const chosen = choices(game, spec, positions, (view) => view);
      for (const [i, code] of chosen.entries())
        expect(positions[i]!.codes, JSON.stringify(spec)).toContain(code);
      // A view that went through JSON carries no reference to anything else, and a hidden card re-dealt changes no view.
      expect(choices(game, spec, positions, (view) => JSON.parse(JSON.stringify(view)))).toEqual(chosen);
    }
  },
);

test.each(IDS)('with the hidden cards of %s re-dealt, every bot chooses the same move', (id) => {
  const game = games.find((known) => known.id === id)!;
  const positions = positionsOf(game, 30);
  const rng = new FastRng('re-dealt');
  const redealt = positions.map(({ state, codes }) => ({
    state: game.imagine(game.view(state, game.actor(state)), rng),
    codes,
  }));
  for (const spec of SPECS) {
    expect(choices(game, spec, redealt, (view) => view)).toEqual(
      choices(game, spec, positions, (view) => view),
    );
  }
});

test.each(IDS)('hard %s stops thinking within one deal after its time is up', (id) => {
  const game = games.find((known) => known.id === id)!;
  const spec: BotSpec = { level: 'hard', temper: 'balanced', thinking: { unit: 'milliseconds', amount: 1 } };
  const bot = makeBot(game, spec);
  for (const [i, { state, codes }] of positionsOf(game, 40).entries()) {
    let calls = 0;
    let over = 0;
    const budget = {
      spent: () => {
        calls++;
        if (calls > 6) over++;
        return calls / 6;
      },
    };
    bot.choose(game.view(state, game.actor(state)) as never, codes, new FastRng(i), budget);
    // Once the time is up it may look at the clock again, but not think on.
    expect(over).toBeLessThanOrEqual(1);
  }
});
