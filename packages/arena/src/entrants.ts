import { type BotSpec, parseBotSpec, printBotSpec } from '@quartet/bots';
import type { Seat } from '@quartet/core';
import { ArenaFault } from './fault.ts';

/** One bot of a run. Equal bots on several chairs are one entrant, whose results are pooled. */
export interface Entrant {
  readonly name: string;
  readonly spec: BotSpec;
  /** How many chairs it has. */
  readonly seats: number;
}

export interface LineUp {
  readonly entrants: readonly Entrant[];
  /** By chair: the index of its entrant. */
  readonly chairs: readonly number[];
}

/** `hard,medium` with 4 seats is one hard against three medium: the last bot named is repeated. */
export function seatBots(named: string, seats: number): string[] {
  const names = named.split(',').map((text) => botNamed(text.trim()).name);
  if (names.length > seats) {
    throw new ArenaFault(`${names.length} bots are named, but there are only ${seats} seats`);
  }
  return Array.from({ length: seats }, (_, chair) => names[chair] ?? names.at(-1)!);
}

export function lineUp(bots: readonly string[]): LineUp {
  const names = [...new Set(bots)];
  const entrants = names.map((name) => ({
    ...botNamed(name),
    seats: bots.filter((bot) => bot === name).length,
  }));
  return { entrants, chairs: bots.map((bot) => names.indexOf(bot)) };
}

/** The entrant on a seat in this rotation: over all rotations every chair stands once at every seat. */
export function entrantAt({ chairs }: Pick<LineUp, 'chairs'>, rotation: number, seat: Seat): number {
  return chairs[(seat + rotation) % chairs.length]!;
}

function botNamed(text: string): { name: string; spec: BotSpec } {
  const spec = parseBotSpec(text);
  if (!spec) {
    throw new ArenaFault(
      `"${text}" is no bot; bots are written like random, easy, medium, expert, hard, hard/greedy, hard@10ms, hard@400 (iterations), master or master@10ms`,
    );
  }
  return { name: printBotSpec(spec), spec };
}
