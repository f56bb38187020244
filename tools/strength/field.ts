import { readFile } from 'node:fs/promises';
import { type DealResult, playDeal } from '@quartet/arena';
import { type Bot, type BotSpec, knowledgeOf, loadMaster, makeBot, parseBotSpec } from '@quartet/bots';
import { featuresOf, Mastery, masterBot, Net } from '@quartet/bots/master';
import { findGame } from '@quartet/catalog';
import { FastRng, MoveList, tableFor } from '@quartet/core';

/** Whoever is rated: a bot by its name, or a master as another file of weights has it. */
export interface Entrant {
  readonly name: string;
  readonly weights?: string;
}

export interface Task {
  readonly game: string;
  readonly seats: number;
  readonly entrants: readonly Entrant[];
  readonly seed: string;
}

/** One deal: who of the entrants sat on which chair, and how it went. */
export interface Sitting {
  readonly chairs: readonly number[];
  readonly result: DealResult;
}

/** Many entrants, of whom a few at a time share a table. */
export class Field {
  private readonly task: Task;
  private readonly bots: readonly Bot[];

  private constructor(task: Task, bots: readonly Bot[]) {
    this.task = task;
    this.bots = bots;
  }

  static async of(task: Task): Promise<Field> {
    const game = gameOf(task);
    const knowledge = knowledgeOf(game);
    await loadMaster(knowledge, readFile);
    const features = (await featuresOf(game.id))!;
    const bots: Bot[] = [];
    for (const { name, weights } of task.entrants) {
      if (weights === undefined) bots.push(makeBot(game, specOf(name)));
      else bots.push(masterBot(new Mastery(knowledge, features, new Net(await readFile(weights)))));
    }
    return new Field(task, bots);
  }

  /** Who sits at it is drawn from the seed and the number of the deal; everybody sits once at every seat. */
  play(deal: number): Sitting {
    const { task, bots } = this;
    const game = gameOf(task);
    const chairs = drawn(task, deal);
    const entrants = chairs.map((who) => {
      const { name, weights } = task.entrants[who]!;
      return { name, spec: specOf(weights === undefined ? name : 'master'), seats: 1 };
    });
    const table = tableFor(game, task.seats);
    const result = playDeal(
      {
        settings: {
          ...task,
          ...table,
          rules: game.version,
          bots: entrants.map(({ name }) => name),
          deals: 1,
        },
        game,
        table,
        lineUp: { entrants, chairs: chairs.map((_, chair) => chair) },
        bots: chairs.map((who) => bots[who]!),
        moves: new MoveList(game.moveSpace),
      },
      deal,
    );
    return { chairs, result };
  }
}

/** As many different entrants as there are chairs. */
export function drawn({ entrants, seats, seed }: Task, deal: number): number[] {
  const rng = new FastRng(`${seed} ${deal} chairs`);
  const left = entrants.map((_, who) => who);
  return Array.from({ length: seats }, () => left.splice(rng.below(left.length), 1)[0]!);
}

function gameOf({ game: id }: Task) {
  const game = findGame(id);
  if (!game) throw new Error(`there is no game "${id}"`);
  return game;
}

function specOf(name: string): BotSpec {
  const spec = parseBotSpec(name);
  if (!spec) throw new Error(`there is no bot "${name}"`);
  return spec;
}
