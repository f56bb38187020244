export type { About } from './about.ts';
export { assert } from './assert.ts';
export { carver } from './carve.ts';
export { chanceOf } from './chance-of.ts';
export { commit } from './commitment.ts';
export { type Deal, type DealtChance, dealtChance, readDeal } from './dealt-chance.ts';
export { type GameEntry, wordings } from './entry.ts';
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
  type WrittenTable,
} from './game.ts';
export { inLanguage, LANGUAGES, type Language, type Texts, texts } from './language.ts';
export { type Judged, Match, type Played } from './match.ts';
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
  resolveTable,
  tableFor,
} from './options.ts';
export type { OrderWording, StandingOrders } from './orders.ts';
export { playRandomly } from './random-play.ts';
export {
  type MatchRecord,
  type Reading,
  type ReadRecord,
  type RecordFault,
  type Result,
  readRecord,
  resultOf,
} from './record.ts';
export { refusalText } from './refusal-text.ts';
export { isShared, type Refusal, refusal, SHARED_REFUSALS, type SharedRefusal } from './refusals.ts';
export { type Replayed, type ReplayFault, replay } from './replay.ts';
export { secretChance } from './secret-rng.ts';
export { fastSeed, type Seed, secretOf, secretSeed } from './seed.ts';
export { type TraceLine, trace } from './trace.ts';
export { checkCommitment, type DealCheck } from './verify.ts';
export type { OptionWording, Wording } from './wording.ts';
