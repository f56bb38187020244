import { LEVELS, TEMPERS } from '@quartet/bots/levels';
import type { Result } from '@quartet/core';
import { isListOf, isObject, isText, isTime, isWhole, type Value } from '../app/shapes.ts';
import { ANIMALS } from '../ui/faces.ts';
import type { KeptRecord, Player, SavedMatch } from './model.ts';

/** Characters; forms take 24. */
export const LONGEST_NAME = 40;
const MOST_SEATS = 12;
/** Of a bot that plays the same everywhere: see `readSameDeal`. */
const MOST_LINES = 2000;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** The form of ids made on this device: they stand in addresses. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{1,64}$/.test(value);
}

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
    (same === undefined || isMark(same, seats))
  );
}

export function isKeptRecord(value: unknown): value is KeptRecord {
  if (!isObject(value) || !isObject(value.record) || !isTable(value.record)) return false;
  const { id, record, names, added } = value;
  const { seats, result } = record;
  const isName = (name: unknown): name is string => isText(name, LONGEST_NAME);
  return (
    isId(id) &&
    (result === undefined || isResult(result, seats)) &&
    (names === null || (isListOf(names, isName) && names.length === seats)) &&
    isTime(added)
  );
}

type Table = Pick<SavedMatch, 'game' | 'rules' | 'seats' | 'first' | 'options' | 'moves'>;

function isTable(value: Value): value is Value & Table {
  const { game, rules, seats, first, options, moves } = value;
  const isMove = (move: unknown): move is string => typeof move === 'string';
  return (
    isText(game, 40) &&
    isWhole(rules, 0, 1e6) &&
    isWhole(seats, 1, MOST_SEATS) &&
    isWhole(first, 0, seats - 1) &&
    isObject(options) &&
    isListOf(moves, isMove)
  );
}

function isResult(value: unknown, seats: number): value is Result {
  if (!isObject(value)) return false;
  const isSeat = (seat: unknown): seat is number => isWhole(seat, 0, seats - 1);
  return isPoints(value.scores, seats) && isListOf(value.winners, isSeat);
}

function isPoints(value: unknown, seats: number): boolean {
  const isPoint = (one: unknown): one is number => Number.isFinite(one);
  return isListOf(value, isPoint) && value.length === seats;
}

/** The mark of a deal that others play, too. */
function isMark(value: unknown, seats: number): boolean {
  if (!isObject(value)) return false;
  const { bots, day, link } = value;
  return (
    isListOf(bots, isSameBot) &&
    bots.length === seats &&
    (day === undefined || (typeof day === 'string' && DAY.test(day))) &&
    (link === undefined || isText(link, 1_000_000))
  );
}

/** Null: the seat of the person. */
function isSameBot(value: unknown): value is object | null {
  if (value === null) return true;
  if (!isObject(value)) return false;
  const { level, temper, lines, seed } = value;
  const isKnown = LEVELS.some((one) => one === level) && TEMPERS.some((one) => one === temper);
  return isKnown && isWhole(lines, level === 'hard' ? 1 : 0, MOST_LINES) && isText(seed, 200);
}
