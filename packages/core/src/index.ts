export type { About } from './about.ts';
export { assert } from './assert.ts';
export { carver } from './carve.ts';
export { chanceOf } from './chance-of.ts';
export { nextSeat } from './clockwise.ts';
export { commit } from './commitment.ts';
export { type Deal, dealtChance, readDeal } from './dealt-chance.ts';
export { type GameEntry, wordings } from './entry.ts';
export { type Dealt, type MatchOver, redactDeal } from './events.ts';
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
export { faceDown, type Hidden, sees } from './hidden.ts';
export { DEEPEST, isTooDeep, levelsOf } from './json-levels.ts';
export { inLanguage, LANGUAGES, type Language, type Texts, texts } from './language.ts';
export {
  BOT,
  dealName,
  type EventLuck,
  eventSealOf,
  firstOf,
  LEFT_OUT,
  type Luck,
  type LuckFault,
  luckFault,
  promiseOf,
  sealOf,
  seedOf,
} from './luck.ts';
export { type Allowed, type Judged, type Made, Match, type Played } from './match.ts';
export { listFor, MoveList } from './move-list.ts';
export { namedSeed } from './named-seed.ts';
export { notedChance } from './noted-chance.ts';
export {
  bySeats,
  type OptionSpec,
  type OptionValue,
  oneOf,
  resolveOptions,
  resolveTable,
  tableFor,
} from './options.ts';
export type { OrderWording, StandingOrders } from './orders.ts';
export { OVER, type PhaseRules } from './phase-rules.ts';
export { type Phrases, worded } from './phrases.ts';
export { placesOf, sheetOf } from './places.ts';
export { printable, shortJson, shortText } from './printable.ts';
export { anyMove, playRandomly } from './random-play.ts';
export {
  type MatchRecord,
  type Reading,
  type ReadRecord,
  type RecordFault,
  readRecord,
} from './record.ts';
export { refusalText } from './refusal-text.ts';
export { type Refusal, type Refuse, refusal } from './refusals.ts';
export { type ReplayFault, replay } from './replay.ts';
export { type Result, resultOf } from './result.ts';
export { secretChance } from './secret-rng.ts';
export { fastSeed, type Seed, secretOf, secretSeed } from './seed.ts';
export { type Stays, staysMade } from './taking-back.ts';
export { type TraceLine, trace } from './trace.ts';
export { checkCommitment, type DealCheck, isDealRight } from './verify.ts';
export { withMinus } from './with-minus.ts';
export type { OptionWording, Wording } from './wording.ts';
