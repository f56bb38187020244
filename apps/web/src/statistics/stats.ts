import { onlyPerson, type SavedMatch } from '../engine/model.ts';

/** How one person fared at one game, against bots. */
export interface GameStats extends Tally {
  readonly game: string;
  readonly mean: number;
  readonly best: number;
  readonly bars: readonly Bar[];
  readonly levels: readonly LevelTally[];
}

export interface Tally {
  readonly plays: number;
  /** A shared win is one, too. */
  readonly wins: number;
  /** The share of wins that equal players would have, 0 to 1. */
  readonly even: number;
}

/** Against bots that are all of one level, or `mixed`. */
interface LevelTally extends Tally {
  readonly level: string;
}

/** How many scores lie from `from` to `to`, both included. */
export interface Bar {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

interface Play {
  readonly game: string;
  readonly score: number;
  readonly isWon: boolean;
  readonly seats: number;
  readonly level: string;
}

/** In this order; others follow. */
const LEVEL_ORDER = ['easy', 'medium', 'hard', 'master', 'mixed'];

/** One entry for each game that was played to its end, in the order of `games`. */
export function statsOf(matches: readonly SavedMatch[], games: readonly string[]): GameStats[] {
  const plays = matches.flatMap(playOf);
  return games.flatMap((game) => {
    const own = plays.filter((play) => play.game === game);
    return own.length > 0 ? [gameStats(game, own)] : [];
  });
}

/** Nothing for what is no fair game of one person against bots, or not over. */
function playOf({ game, players, result, casual, seats }: SavedMatch): Play[] {
  const seat = onlyPerson(players);
  if (!result || casual || seat === null) return [];
  const levels = new Set(players.flatMap((player) => (player.kind === 'bot' ? [player.level] : [])));
  const [level = 'mixed'] = levels.size === 1 ? levels : [];
  return [{ game, score: result.scores[seat]!, isWon: result.winners.includes(seat), seats, level }];
}

function gameStats(game: string, plays: readonly Play[]): GameStats {
  const scores = plays.map(({ score }) => score);
  const met = [...new Set(plays.map(({ level }) => level))];
  const levels = met.map((level) => ({ level, ...tally(plays.filter((play) => play.level === level)) }));
  const rank = ({ level }: LevelTally): number => (LEVEL_ORDER.indexOf(level) + 99) % 99;
  return {
    game,
    ...tally(plays),
    mean: scores.reduce((sum, score) => sum + score, 0) / scores.length,
    best: Math.max(...scores),
    bars: barsOf(scores),
    levels: levels.sort((a, b) => rank(a) - rank(b)),
  };
}

function tally(plays: readonly Play[]): Tally {
  return {
    plays: plays.length,
    wins: plays.filter(({ isWon }) => isWon).length,
    even: plays.reduce((sum, { seats }) => sum + 1 / seats, 0) / plays.length,
  };
}

const MOST_BARS = 8;
const STEPS = [1, 2, 5];

/** Scores, counted in bars of equal width; a round number wide, and no more of them than can be told apart. */
export function barsOf(scores: readonly number[]): Bar[] {
  const [least, most] = [Math.min(...scores), Math.max(...scores)];
  let width = 1;
  for (let i = 1; Math.floor(most / width) - Math.floor(least / width) >= MOST_BARS; i++)
    width = STEPS[i % STEPS.length]! * 10 ** Math.floor(i / STEPS.length);
  const first = Math.floor(least / width);
  const bars = Array.from({ length: Math.floor(most / width) - first + 1 }, (_, i) => (first + i) * width);
  return bars.map((from) => ({
    from,
    to: from + width - 1,
    count: scores.filter((score) => score >= from && score < from + width).length,
  }));
}
