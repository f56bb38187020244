import type { SoundName } from './sounds.ts';

/** A part of a sound: it swells within `attack` seconds from `at` on and has died away after `lasts`. */
interface Part {
  readonly at: number;
  readonly lasts: number;
  readonly attack: number;
  /** How loud at its loudest, 0 to 1. */
  readonly peak: number;
  /** Hertz at the beginning and at the end: of the tone, or of the middle of the noise let through. */
  readonly from: number;
  readonly to: number;
}

export interface Tone extends Part {
  readonly wave: 'sine' | 'triangle';
}

export interface Noise extends Part {
  /** How narrow a band of the noise: paper is wide, a whistle is narrow. */
  readonly band: number;
}

export type Voice = Tone | Noise;

function tone(at: number, lasts: number, peak: number, from: number, to = from): Tone {
  return { wave: 'sine', at, lasts, attack: 0.006, peak, from, to };
}

function brush(at: number, lasts: number, peak: number, from: number, to: number, band = 0.8): Noise {
  return { band, at, lasts, attack: lasts * 0.25, peak, from, to };
}

/** A card meeting the table: a short knock of paper and a low thud. */
function knock(at: number, peak: number): readonly Voice[] {
  return [
    { band: 0.7, at, lasts: 0.07, attack: 0.002, peak, from: 1700, to: 500 },
    tone(at, 0.09, peak * 0.8, 170, 95),
  ];
}

/** A plucked note with its octave. */
function pluck(at: number, peak: number, hertz: number, lasts = 0.32): readonly Voice[] {
  return [
    { ...tone(at, lasts, peak, hertz), wave: 'triangle' },
    tone(at, lasts * 0.6, peak * 0.35, hertz * 2),
  ];
}

const DEALT = 5;

export const SCORES: Readonly<Record<SoundName, readonly Voice[]>> = {
  lift: [brush(0, 0.07, 0.42, 1500, 3200), tone(0, 0.05, 0.12, 520, 660)],
  place: knock(0, 0.62),
  slide: [brush(0, 0.18, 0.26, 2400, 900), ...knock(0.13, 0.16)],
  flip: [brush(0, 0.05, 0.28, 2600, 4200), brush(0.06, 0.05, 0.32, 3800, 1800), ...knock(0.1, 0.2)],
  deal: Array.from({ length: DEALT }, (_, i) => [
    brush(i * 0.075, 0.08, 0.18, 2600 - i * 120, 1300),
    ...knock(i * 0.075 + 0.05, 0.1),
  ]).flat(),
  snatch: [brush(0, 0.24, 0.3, 700, 3400, 1.2), ...pluck(0.12, 0.2, 440, 0.2), ...pluck(0.2, 0.2, 330, 0.3)],
  claim: [...pluck(0, 0.2, 659.3), ...pluck(0.07, 0.2, 880), ...pluck(0.14, 0.22, 1108.7, 0.5)],
  close: [...knock(0, 0.4), ...pluck(0.04, 0.2, 523.3, 0.25), ...pluck(0.16, 0.24, 349.2, 0.6)],
  chip: [tone(0, 0.1, 0.2, 2637, 2489), tone(0.07, 0.22, 0.22, 3136, 2960), ...knock(0.09, 0.12)],
  illegal: [tone(0, 0.12, 0.22, 196, 185), tone(0.1, 0.16, 0.2, 165, 155)],
  turn: [...pluck(0, 0.26, 587.3, 0.5), ...pluck(0.16, 0.3, 880, 0.8)],
};
