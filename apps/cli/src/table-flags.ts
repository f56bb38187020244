import { findGame, games } from '@quartet/catalog';
import { type Game, LANGUAGES, type Language, resolveOptions, type Shapes, type Table } from '@quartet/core';
import type { Given } from './command.ts';
import { Complaint } from './complaint.ts';

/** The games as `--help` lists them. */
export const GAME_NAMES = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
  games.map(({ id }) => id),
);
export const LANGUAGE_NAMES = LANGUAGES.join('|');

/** The flags by which every command describes a table. */
export const TABLE_FLAGS = { seats: 'text', option: 'many', edition: 'text', first: 'text' } as const;

export const TABLE_HELP = `
  --seats N            how many play
  --edition NAME       one of the game's editions: its options together (default: its first)
  --option NAME=VALUE  set one option of the game; may be repeated`.slice(1);

export function gameNamed(name: string | undefined, where: string): Game {
  const known = games.map(({ id }) => id).join(', ');
  if (name === undefined) throw new Complaint(`${where} is missing: one of ${known}.`);
  const game = findGame(name);
  if (!game) throw new Complaint(`${where} is "${name}"; the games are ${known}.`);
  return game;
}

/** `seats`: what is usual for this command if the caller does not say. */
export function tableFrom(
  game: Game,
  given: Given,
  seats: number,
  first: (seats: number) => number,
): Table<Shapes['Options']> {
  const players = given.number('seats', game.seats, seats);
  const beginner = given.number('first', { min: 0, max: players - 1 }, first(players));
  const options = {
    ...editionNamed(game, given.text('edition')),
    ...optionsFrom(game, given.many('option')),
  };
  const resolved = resolveOptions(game, players, options);
  if (!resolved.ok) throw new Complaint(`--option ${resolved.option}: ${resolved.reason}.`);
  return { seats: players, first: beginner, options: resolved.options };
}

/** The first one if none is named. */
function editionNamed(game: Game, name: string | undefined): Partial<Shapes['Options']> {
  const names = Object.keys(game.editions);
  if (name === undefined) return game.editions[names[0]!] ?? {};
  const edition = Object.hasOwn(game.editions, name) ? game.editions[name] : undefined;
  if (!edition) throw new Complaint(`--edition is "${name}"; there are ${names.join(' and ')}.`);
  return edition;
}

/** `rounds=3` as JSON would have it: numbers, true and false, else a text. */
function optionsFrom(game: Game, settings: readonly string[]): Record<string, unknown> {
  const options: Record<string, unknown> = {};
  for (const setting of settings) {
    const at = setting.indexOf('=');
    if (at < 1) throw new Complaint(`--option is "${setting}"; it takes NAME=VALUE.`);
    const name = setting.slice(0, at);
    if (Object.hasOwn(options, name)) throw new Complaint(`--option ${name} is given twice.`);
    const value = setting.slice(at + 1);
    options[name] = /^-?\d+$/.test(value)
      ? Number(value)
      : value === 'true'
        ? true
        : value === 'false'
          ? false
          : value;
  }
  const known = Object.keys(game.options);
  const unknown = Object.keys(options).find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Complaint(`--option ${unknown}: ${game.id} has no such option; it has ${known.join(', ')}.`);
  }
  return options;
}

export function languageFrom(given: Given): Language {
  const wanted = given.text('lang') ?? 'en';
  const language = LANGUAGES.find((known) => known === wanted);
  if (!language) throw new Complaint(`--lang is "${wanted}"; the languages are ${LANGUAGES.join(', ')}.`);
  return language;
}

/** Any short text; it becomes part of the record. */
export function seedFrom(given: Given): string | undefined {
  const seed = given.text('seed');
  if (seed === undefined || /^[^\p{C}]{1,100}$/u.test(seed)) return seed;
  throw new Complaint('--seed takes 1 to 100 printable characters.');
}
