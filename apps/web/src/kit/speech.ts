import type { Language, ScoreLine, Seat, Shapes, Wording } from '@quartet/core';
import type { SoundName } from '../ui/sound/sounds.ts';
import { othersOf } from './seats.ts';

/** Keys, and what they do. */
export type Keys = readonly (readonly [key: string, does: string])[];

/** The table as somebody asks about it. */
export interface Told<S extends Shapes = Shapes> {
  readonly view: S['View'];
  readonly names: readonly string[];
  readonly me: Seat;
  readonly wording: Wording<S>;
  readonly language: Language;
  readonly sheet: readonly ScoreLine[];
}

/** What a game's table lets hear and answers, besides what it shows. */
export interface Speech<S extends Shapes = Shapes> {
  /** What each kind of event sounds like; null: like nothing. */
  readonly sounds: Readonly<Record<S['Event']['type'], SoundName | null>>;
  /** Events that go without saying where a report would get long. */
  readonly minor: readonly S['Event']['type'][];
  /** The game's own keys, and what they do. */
  keys(language: Language): Keys;
  /** Answers, a sentence or two each: how I stand, how the others stand, what lies in the middle. */
  mine(told: Told<S>): string;
  others(told: Told<S>): string;
  table(told: Told<S>): string;
  /** The first step of a hint: what kind of move is good, but not which. */
  kind(move: S['Move'], told: Told<S>): string;
}

/** A sentence about each of the others, clockwise. */
export function ofOthers<S extends Shapes>(
  told: Told<S>,
  say: (told: Told<S>, seat: Seat) => string,
): string {
  return othersOf(told.me, told.names.length)
    .map((seat) => say(told, seat))
    .join(' ');
}
