import type { Language } from '@quartet/core';
import { ANIMALS, type Animal } from '../ui/faces.ts';
import { canStore, readJson, writeItem } from './local-storage.ts';
import { isObject, type Value } from './shapes.ts';
import { SPOKEN } from './words/index.ts';

export const THEMES = ['dusk', 'paper', 'contrast'] as const;
type Theme = (typeof THEMES)[number];
export type Speed = 'relaxed' | 'normal' | 'fast' | 'instant';
export const TEXT_SIZES = ['normal', 'large', 'largest'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** How one person likes it; kept in the browser. */
export interface Settings {
  /** Empty: not told; then they are "You" here, and whoever they choose to be elsewhere. */
  readonly name: string;
  readonly face: Animal;
  /** Whether they have been asked who they are. */
  readonly met: boolean;
  readonly language: Language;
  readonly theme: Theme;
  readonly textSize: TextSize;
  /** Whether cards bear a letter for their colour or sign. */
  readonly letters: boolean;
  readonly leftHanded: boolean;
  readonly speed: Speed;
  readonly lessMotion: boolean;
  /** How loud, 0 to 1. */
  readonly effects: number;
  readonly alerts: number;
  readonly muted: boolean;
  readonly haptics: boolean;
  /** Whether the table shows what may be played. */
  readonly aids: boolean;
  readonly confirm: boolean;
  /** Whether a tip is shown when something occurs for the first time. */
  readonly tips: boolean;
  /** Whether bots say a word now and then. */
  readonly remarks: boolean;
  /** Whether single letters, digits and signs do something at the table. */
  readonly letterKeys: boolean;
}

const KEY = 'quartet-settings';
/** Characters; a name has 24 at most. */
const LONGEST_TEXT = 40;

export const SPEEDS: Readonly<Record<Speed, number>> = { relaxed: 1.5, normal: 1, fast: 0.5, instant: 0 };
/** A bot takes at least so long at normal speed: its cards travel, then lie still, so that they can be followed. */
export const BOT_FLOOR = 820;

const ALLOWED: { readonly [K in keyof Settings]?: readonly Settings[K][] } = {
  face: ANIMALS,
  language: SPOKEN,
  theme: THEMES,
  textSize: TEXT_SIZES,
  speed: Object.keys(SPEEDS) as Speed[],
};

/** How long motion takes, against normal; 0 is none. */
export function motionOf({ lessMotion, speed }: Pick<Settings, 'lessMotion' | 'speed'>): number {
  return lessMotion ? 0 : SPEEDS[speed];
}

/** The one the browser speaks, if Quartet does. */
function languageOf(tag: string): Language {
  return SPOKEN.find((language) => tag.split('-')[0] === language) ?? 'en';
}

function freshSettings(): Settings {
  return {
    name: '',
    face: 'fox',
    met: false,
    language: languageOf(navigator.language),
    theme: matchMedia('(prefers-contrast: more)').matches ? 'contrast' : 'dusk',
    textSize: 'normal',
    letters: false,
    leftHanded: false,
    speed: 'normal',
    lessMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    effects: 0.5,
    alerts: 0.5,
    muted: false,
    haptics: true,
    aids: true,
    confirm: false,
    tips: true,
    remarks: true,
    letterKeys: true,
  };
}

export function loadSettings(): Settings {
  const fresh = freshSettings();
  const stored = readJson(KEY, (value) => (isObject(value) ? usable(value, fresh) : null));
  // Settings without `met` were stored before the first visit asked. Where no answer can be stored, it is not asked each time.
  return stored ? { ...fresh, met: true, ...stored } : { ...fresh, met: !canStore() };
}

/** Of what was stored, the entries that still mean something. */
function usable(kept: Value, fresh: Settings): Partial<Settings> {
  const entries = Object.entries(fresh).filter(([key, standard]) => {
    const value = kept[key];
    const allowed: readonly unknown[] | undefined = ALLOWED[key as keyof Settings];
    if (typeof value === 'number') return typeof standard === 'number' && value >= 0 && value <= 1;
    if (typeof value === 'string' && value.length > LONGEST_TEXT) return false;
    return typeof value === typeof standard && (allowed?.includes(value) ?? true);
  });
  return Object.fromEntries(entries.map(([key]) => [key, kept[key]]));
}

/** Settings of another device, as a file has them. */
export function settingsIn(value: unknown): Partial<Settings> {
  return isObject(value) ? usable(value, freshSettings()) : {};
}

/** False: the storage of this browser is full. Where it is off, settings last as long as the page. */
export function saveSettings(settings: Settings): boolean {
  return writeItem(KEY, JSON.stringify(settings)) !== 'full';
}
