import { type Bot, iterations } from '@quartet/bots';
import { FastRng, fastChance, type Game, listFor, NOBODY, tableFor } from '@quartet/core';
import { type Choice, openIn } from './choices.ts';
import type { Deed } from './manners.ts';

/** What happened in matches, and who chose what in each of their rounds. */
export interface Played {
  readonly deeds: readonly Deed[];
  readonly rounds: readonly (readonly Choice[])[];
}

interface Plan {
  readonly seats: number;
  readonly matches: number;
  readonly seed: string;
}

/** Matches of a bot among itself, at once. */
export function playedBy(game: Game, bot: Bot, { seats, matches, seed }: Plan): Played {
  const rng = new FastRng(seed);
  const all: Deed[] = [];
  const rounds: Choice[][] = [];
  const moves = listFor(game);
  for (let match = 0; match < matches; match++) {
    const chance = fastChance(`${seed} ${match}`);
    let deeds: Deed[] = [];
    const log = (deed: Deed): void => void deeds.push(deed);
    const state = game.start(tableFor(game, seats, {}, match % seats), chance, log);
    for (let seat = game.actor(state); seat !== NOBODY; seat = game.actor(state)) {
      if (deeds.some(({ type }) => type === 'dealt')) rounds.push([]);
      all.push(...deeds);
      deeds = [];
      game.legal(state, moves);
      const codes = moves.toArray();
      const open = codes.length > 1 ? openIn(game, state, codes) : new Map<string, number>();
      game.play(state, bot.choose(game.view(state, seat), codes, rng, iterations(0)), chance, log);
      rounds.at(-1)!.push({ seat, open, done: deeds.filter((deed) => deed.seat === seat) });
    }
    all.push(...deeds);
  }
  return { deeds: all, rounds };
}
