import { FastRng, fastChance, type Game, NOBODY, type Shapes, tableFor } from '@quartet/core';
import { type Bot, iterations } from '../src/bot.ts';
import { legalMoves } from './decisions.ts';

interface Played {
  readonly seats: number;
  readonly deals: number;
  readonly options?: Shapes['Options'];
  /** Iterations for each decision. */
  readonly thinking?: number;
}

/** The share of wins of one `bot` among `others`: each deal is played once from every seat. */
export function winShare(game: Game, bot: Bot, others: Bot, played: Played): number {
  const { seats, deals } = played;
  let wins = 0;
  for (let deal = 0; deal < deals; deal++) {
    for (let seat = 0; seat < seats; seat++) {
      wins += shareAt(game, (actor) => (actor === seat ? bot : others), seat, deal, played);
    }
  }
  return wins / (deals * seats);
}

function shareAt(
  game: Game,
  at: (seat: number) => Bot,
  seat: number,
  deal: number,
  { seats, options = {}, thinking = 1 }: Played,
): number {
  const chance = fastChance(`strength ${deal}`);
  const rng = new FastRng(deal * seats + seat);
  const state = game.start(tableFor(game, seats, options), chance, null);
  for (let actor = game.actor(state); actor !== NOBODY; actor = game.actor(state)) {
    const codes = legalMoves(game, state);
    const code = at(actor).choose(game.view(state, actor), codes, rng, iterations(thinking));
    game.play(state, code, chance, null);
  }
  const winners = game.scoreSheet(state).filter(({ place }) => place === 1);
  return winners.some((line) => line.seat === seat) ? 1 / winners.length : 0;
}
