export { assert } from './assert.ts';
export { carver } from './carve.ts';
export { commit } from './commitment.ts';
export { type Deal, type DealtChance, dealtChance, readDeal } from './dealt-chance.ts';
export { FastRng, fastChance } from './fast-rng.ts';
export {
  type Bulk,
  type Chance,
  type Deck,
  type Game,
  type Log,
  type MoveCode,
  NOBODY,
  type Rng,
  type ScoreLine,
  type Seat,
  type Shapes,
  type Table,
  type Viewer,
} from './game.ts';
export { MoveList } from './move-list.ts';
export { type NotedChance, notedChance } from './noted-chance.ts';
export {
  bySeats,
  type OptionFault,
  type OptionSpec,
  type OptionValue,
  oneOf,
  type Resolved,
  resolveOptions,
  tableFor,
} from './options.ts';
export { isShared, type Refusal, refusal, SHARED_REFUSALS, type SharedRefusal } from './refusals.ts';
export { secretChance } from './secret-rng.ts';
export { chanceOf, fastSeed, type Seed, secretOf, secretSeed } from './seed.ts';
export { LANGUAGES, type Language, type OptionWording, type Wording } from './wording.ts';
