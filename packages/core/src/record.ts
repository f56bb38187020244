import { chanceOf } from './chance-of.ts';
import { type Deal, readDeal } from './dealt-chance.ts';
import type { Deck, Game, Seat, Shapes, Table, WrittenTable } from './game.ts';
import { DEEPEST, isTooDeep } from './json-levels.ts';
import { type Luck, readLuck } from './luck.ts';
import { type OptionValue, resolveOptions, resolveTable } from './options.ts';
import { shortJson } from './printable.ts';
import type { Result } from './result.ts';
import type { Seed } from './seed.ts';

/** A match as a file: the deal and the moves; everything else is replayed from them. */
export interface MatchRecord {
  readonly record: 1;
  readonly game: string;
  /** The version of the game's rules it was played under. */
  readonly rules: number;
  readonly seats: number;
  readonly first: Seat;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly commitment?: string;
  readonly seed?: Seed;
  /** Of a match among people: what its seed follows from. */
  readonly luck?: Luck;
  readonly deals?: readonly Deal[];
  readonly moves: readonly string[];
  /** Absent while the match runs. */
  readonly result?: Result;
}

/** A record whose every part was checked, but for its moves and result, which only a replay can judge. */
export interface ReadRecord<S extends Shapes = Shapes> {
  readonly game: Game<S>;
  readonly table: Table<S['Options']>;
  /** As the record has it, options that it leaves out left out. */
  readonly written: WrittenTable<S>;
  readonly decks: readonly Deck[];
  readonly seed: Seed | null;
  readonly luck: Luck | null;
  readonly commitment: string | null;
  readonly orders: readonly (readonly Uint8Array[])[] | null;
  readonly moves: readonly string[];
  readonly result: Result | null;
}

/** What is wrong with a record, and where: `deals[0].cards`. */
export interface RecordFault {
  readonly where: string;
  readonly reason: string;
}

export type Reading =
  | { readonly ok: true; readonly read: ReadRecord }
  | { readonly ok: false; readonly fault: RecordFault };

/** Signs; no game has a move half as long. */
const LONGEST_MOVE = 200;

class Fault extends Error {
  readonly fault: RecordFault;

  constructor(where: string, reason: string) {
    super(reason);
    this.fault = { where, reason };
  }
}

/** The border for records: parsed JSON in, a checked record or what is wrong with it out. */
export function readRecord(games: readonly Game[], value: unknown): Reading {
  try {
    return { ok: true, read: checkRecord(games, value) };
  } catch (error) {
    if (error instanceof Fault) return { ok: false, fault: error.fault };
    throw error;
  }
}

function checkRecord(games: readonly Game[], value: unknown): ReadRecord {
  if (!isObject(value)) throw new Fault('record', 'is not a JSON object');
  if (isTooDeep(value)) throw new Fault('record', `is nested more than ${DEEPEST} deep`);
  if (value.record !== 1) throw new Fault('record', `is ${shortJson(value.record)}; only format 1 is known`);
  const game = games.find(({ id }) => id === value.game);
  if (!game)
    throw new Fault(
      'game',
      `${shortJson(value.game)} is unknown; known: ${games.map(({ id }) => id).join(', ')}`,
    );
  if (value.rules !== game.version) {
    throw new Fault(
      'rules',
      `version ${shortJson(value.rules)} of ${game.id} is unknown; known: ${game.version}`,
    );
  }
  const written = checkTable(game, value);
  const table = resolveTable(game, written);
  const decks = game.decks(table);
  const seed = checkText(value, 'seed');
  const orders = checkDeals(decks, value.deals);
  if (seed === null && !orders) throw new Fault('deals', 'are missing, and there is no seed to deal from');
  if (seed !== null) checkSeed(decks, seed, orders);
  return {
    game,
    table,
    written,
    decks,
    seed,
    luck: checkLuck(value, table.seats),
    commitment: checkText(value, 'commitment'),
    orders,
    moves: checkMoves(value.moves),
    result: Object.hasOwn(value, 'result') ? checkResult(value.result, table.seats) : null,
  };
}

function checkTable(game: Game, value: Readonly<Record<string, unknown>>): WrittenTable<Shapes> {
  const { min, max } = game.seats;
  const seats = value.seats;
  if (!isWhole(seats, min, max))
    throw new Fault('seats', `is ${shortJson(seats)}; ${game.id} takes ${min} to ${max}`);
  const first = value.first;
  if (!isWhole(first, 0, seats - 1))
    throw new Fault('first', `is ${shortJson(first)}; the seats are 0 to ${seats - 1}`);
  const given = value.options ?? {};
  if (!isObject(given)) throw new Fault('options', 'is not a JSON object');
  const resolved = resolveOptions(game, seats, given);
  if (!resolved.ok) throw new Fault(`options.${resolved.option}`, resolved.reason);
  return { seats, first, options: given as Shapes['Options'] };
}

function checkDeals(decks: readonly Deck[], deals: unknown): readonly (readonly Uint8Array[])[] | null {
  if (deals === undefined) return null;
  if (!Array.isArray(deals)) throw new Fault('deals', 'is not a list');
  return deals.map((deal, at) => {
    const orders = readDeal(decks, deal);
    if (typeof orders === 'string') throw new Fault(`deals[${at}]`, orders);
    return orders;
  });
}

function checkSeed(
  decks: readonly Deck[],
  seed: Seed,
  deals: readonly (readonly Uint8Array[])[] | null,
): void {
  const chance = chanceOf(seed);
  if (!chance)
    throw new Fault(
      'seed',
      `${shortJson(seed)} is no seed; "chacha20:" with 64 hex digits or "fast:" with a text is`,
    );
  deals?.forEach((orders, at) => {
    decks.forEach((deck, k) => {
      const cards = Uint8Array.from(deck.cards);
      chance(at * decks.length + k).shuffle(cards);
      const agrees = cards.every((card, i) => card === orders[k]![i]);
      if (!agrees) throw new Fault(`deals[${at}].${deck.name}`, 'is not the deal that the seed gives');
    });
  });
}

function checkLuck(value: Readonly<Record<string, unknown>>, seats: number): Luck | null {
  if (!Object.hasOwn(value, 'luck')) return null;
  if (!isObject(value.luck)) throw new Fault('luck', 'is not a JSON object');
  const luck = readLuck(value.luck, seats);
  if (typeof luck === 'string')
    throw new Fault(`luck.${luck}`, `${shortJson(value.luck[luck])} is not written as it must be`);
  return luck;
}

function checkMoves(moves: unknown): readonly string[] {
  if (!Array.isArray(moves)) throw new Fault('moves', 'is not a list');
  moves.forEach((move, ply) => {
    if (typeof move !== 'string') throw new Fault(`moves[${ply}]`, `${shortJson(move)} is not a text`);
    if (move.length > LONGEST_MOVE)
      throw new Fault(`moves[${ply}]`, `${shortJson(move)} is longer than ${LONGEST_MOVE} signs`);
  });
  return moves;
}

function checkResult(result: unknown, seats: number): Result {
  if (!isObject(result)) throw new Fault('result', 'is not a JSON object');
  const { scores, winners } = result;
  if (!isNumbers(scores) || scores.length !== seats)
    throw new Fault('result.scores', `is not a list of ${seats} numbers`);
  if (!isNumbers(winners)) throw new Fault('result.winners', 'is not a list of seats');
  return { scores, winners };
}

function checkText(value: Readonly<Record<string, unknown>>, key: string): string | null {
  if (!Object.hasOwn(value, key)) return null;
  const text = value[key];
  if (typeof text !== 'string') throw new Fault(key, `${shortJson(text)} is not a text`);
  return text;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isWhole(value: unknown, min: number, max: number): value is number {
  return Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
}

function isNumbers(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((number) => typeof number === 'number');
}
