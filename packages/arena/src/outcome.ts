import { type Entrant, entrantAt, type LineUp, lineUp } from './entrants.ts';
import type { DealResult } from './play-deal.ts';
import { rate } from './rating.ts';
import type { Settings } from './settings.ts';
import { type Estimate, estimate, estimateShare } from './statistics.ts';

/** What a run came to. Everything but `msPerMove` follows from the settings, if no bot thinks by the clock. */
export interface Outcome {
  readonly settings: Settings;
  readonly games: number;
  readonly entrants: readonly EntrantOutcome[];
}

export interface EntrantOutcome {
  readonly bot: string;
  readonly seats: number;
  /** The win share it would have if all were equally strong. */
  readonly even: number;
  /** A win shared by k seats counts 1/k for each. */
  readonly winShare: Estimate;
  readonly score: Estimate;
  /** Elo points by Bradley–Terry over all pairs of entrants in a game; the mean of all entrants is 1500. */
  readonly rating: Estimate;
  readonly moves: number;
  /** Processor time, milliseconds. */
  readonly msPerMove: number;
}

export function summarise(settings: Settings, results: readonly DealResult[]): Outcome {
  const line = lineUp(settings.bots);
  const ratings = rate(results, line, settings.seed);
  const entrants = line.entrants.map((entrant, who) => {
    const moves = results.reduce((sum, result) => sum + result.moves[who]!, 0);
    const cpu = results.reduce((sum, result) => sum + result.cpu[who]!, 0);
    return {
      bot: entrant.name,
      seats: entrant.seats,
      even: entrant.seats / settings.seats,
      winShare: estimateShare(results.map((result) => winShareOf(result, line, who))),
      score: estimate(results.map((result) => scoreOf(result, line, who, entrant))),
      rating: ratings[who]!,
      moves,
      msPerMove: moves === 0 ? 0 : cpu / moves,
    };
  });
  return { settings, games: results.length * settings.seats, entrants };
}

/** The points of every game and seat an entrant had, for their distribution. */
export function scoresOf(results: readonly DealResult[], line: LineUp, who: number): number[] {
  return results.flatMap((result) => pointsOf(result, line, who));
}

/** The part of a deal's wins, all rotations together, that went to an entrant. */
export function winShareOf({ games }: DealResult, line: LineUp, who: number): number {
  let wins = 0;
  games.forEach(({ places }, rotation) => {
    const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
    const own = winners.filter((seat) => entrantAt(line, rotation, seat) === who);
    wins += own.length / winners.length;
  });
  return wins / games.length;
}

function scoreOf(result: DealResult, line: LineUp, who: number, { seats }: Entrant): number {
  const sum = pointsOf(result, line, who).reduce((total, points) => total + points, 0);
  return sum / (result.games.length * seats);
}

function pointsOf({ games }: DealResult, line: LineUp, who: number): number[] {
  return games.flatMap(({ points }, rotation) =>
    points.filter((_, seat) => entrantAt(line, rotation, seat) === who),
  );
}
