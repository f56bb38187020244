import { LEVELS, TEMPERS } from '@quartet/bots/levels';
import type { Result } from '@quartet/core';
import { isId, isListOf, isObject, isText, isTime, isWhole, type Value } from '../app/shapes.ts';
import { ANIMALS } from '../ui/faces.ts';
import type { Player, SavedMatch } from './model.ts';

/** Characters; forms take 24. */
export const LONGEST_NAME = 40;
const MOST_SEATS = 12;

export function isPlayer(value: unknown): value is Player {
  if (!isObject(value) || !isText(value.name, LONGEST_NAME)) return false;
  const { kind, face, level, temper } = value;
  const isOneOf = (list: readonly unknown[], one: unknown): boolean => list.includes(one);
  if (kind === 'bot') return isOneOf(LEVELS, level) && isOneOf(TEMPERS, temper);
  return kind === 'person' && (face === undefined || isOneOf(ANIMALS, face));
}

/** Whether a list can show it. Only a replay tells whether its moves are legal. */
export function isSavedMatch(value: unknown): value is SavedMatch {
  if (!isObject(value) || !isTable(value)) return false;
  const { id, seed, players, scores, started, updated, casual, same, result, seats } = value;
  return (
    isId(id) &&
    isText(seed, 1000) &&
    isListOf(players, isPlayer) &&
    players.length === seats &&
    (scores === undefined || isPoints(scores, seats)) &&
    isTime(started) &&
    isTime(updated) &&
    typeof casual === 'boolean' &&
    (result === undefined || isResult(result, seats)) &&
    // Who plays it reads more of it: `dealOf`.
    (same === undefined || isObject(same))
  );
}

type Table = Pick<SavedMatch, 'game' | 'seats' | 'options' | 'moves'>;

export function isTable(value: Value): value is Value & Table {
  const { game, seats, options, moves } = value;
  const isSized = isText(game, 40) && isWhole(seats, 1, MOST_SEATS);
  return isSized && isObject(options) && Array.isArray(moves);
}

export function isResult(value: unknown, seats: number): value is Result {
  return isObject(value) && isPoints(value.scores, seats) && Array.isArray(value.winners);
}

function isPoints(value: unknown, seats: number): boolean {
  const isPoint = (one: unknown): one is number => Number.isFinite(one);
  return isListOf(value, isPoint) && value.length === seats;
}
