import { games } from '@quartet/catalog';
import { FastRng, type Game } from '@quartet/core';
import { readBytes } from '@quartet/testkit/file';
import { longUnless } from '@quartet/testkit/long';
import { beforeAll, expect, test } from 'vitest';
import {
  type BotSpec,
  hasMaster,
  iterations,
  knowledgeOf,
  LEVELS,
  loadMaster,
  makeBot,
  TEMPERS,
} from '../src/index.ts';
import { type Decision, decisionsOf } from './decisions.ts';
import { STRANGERS } from './strangers.ts';

const THINKING = { unit: 'iterations', amount: 40 } as const;
const SPECS: readonly BotSpec[] = LEVELS.flatMap((level) =>
  TEMPERS.map((temper) => ({ level, temper, thinking: THINKING })),
);
const GAMES: readonly Game[] = [...games, ...STRANGERS];

beforeAll(async () => {
  for (const game of games) await loadMaster(knowledgeOf(game), readBytes);
});

function specsOf(game: Game): readonly BotSpec[] {
  return SPECS.filter(({ level }) => level !== 'master' || hasMaster(game.id));
}

/** Where every bot plays lines out, a few decisions will do. */
function howMany(game: Game, count: number): number {
  return STRANGERS.includes(game) ? count / 5 : count;
}

function choices(
  game: Game,
  spec: BotSpec,
  decisions: readonly Decision[],
  look: (view: Decision['view']) => Decision['view'],
): number[] {
  const bot = makeBot(game, spec);
  return decisions.map(({ state, codes }, i) => {
    const view = look(game.view(state, game.actor(state)));
    return bot.choose(view, codes, new FastRng(i), iterations(THINKING.amount));
  });
}

for (const game of GAMES)
  test(
    `every bot of ${game.id} answers with a listed move, the same one for the same seed and iterations, whatever is hidden`,
    longUnless(game.id === 'combos' || game === STRANGERS[0]),
    () => {
      const decisions = decisionsOf(game, howMany(game, 30), { forced: true });
      const rng = new FastRng('re-dealt');
      const redealt = decisions.map((decision) => ({ ...decision, state: game.imagine(decision.view, rng) }));
      for (const spec of specsOf(game)) {
        const chosen = choices(game, spec, decisions, (view) => view);
        for (const [i, code] of chosen.entries())
          expect(decisions[i]!.codes, JSON.stringify(spec)).toContain(code);
        // A view that went through JSON carries no reference to anything else, and a hidden card re-dealt changes no view.
        expect(choices(game, spec, redealt, (view) => JSON.parse(JSON.stringify(view)))).toEqual(chosen);
      }
    },
  );

for (const game of GAMES)
  test(
    `hard ${game.id} stops thinking within one deal after its time is up`,
    longUnless(game.id === 'keltis' || game === STRANGERS[0]),
    () => {
      const spec: BotSpec = {
        level: 'hard',
        temper: 'balanced',
        thinking: { unit: 'milliseconds', amount: 1 },
      };
      const bot = makeBot(game, spec);
      for (const [i, { view, codes }] of decisionsOf(game, 40).entries()) {
        let calls = 0;
        let over = 0;
        const budget = {
          spent: () => {
            calls++;
            if (calls > 6) over++;
            return calls / 6;
          },
        };
        bot.choose(view, codes, new FastRng(i), budget);
        // Once the time is up it may look at the clock again, but not think on.
        expect(over).toBeLessThanOrEqual(1);
      }
    },
  );
