import type { Language } from '@quartet/core';

export type Theme = 'dusk' | 'paper' | 'contrast';
export type Speed = 'relaxed' | 'normal' | 'fast' | 'instant';

/** How one person likes it; kept in the browser. */
export interface Settings {
  readonly name: string;
  readonly language: Language;
  readonly theme: Theme;
  readonly speed: Speed;
  readonly lessMotion: boolean;
}

const KEY = 'quartet-settings';

export const SPEEDS: Readonly<Record<Speed, number>> = { relaxed: 1.5, normal: 1, fast: 0.5, instant: 0 };
/** A bot takes at least so long at normal speed, so that its move can be followed. */
export const BOT_FLOOR = 650;

export function loadSettings(): Settings {
  const fresh: Settings = {
    name: 'Mia',
    language: navigator.language.startsWith('de') ? 'de' : 'en',
    theme: matchMedia('(prefers-contrast: more)').matches ? 'contrast' : 'dusk',
    speed: 'normal',
    lessMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
  };
  try {
    return { ...fresh, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    // What cannot be read is forgotten: settings are a comfort.
    return fresh;
  }
}

export function saveSettings(settings: Settings): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
}
