import type { Sign } from '@quartet/keltis';

export const INK = '#1b1f27';
export const PAPER = '#fbf8f1';

/** A suit's colours: its fill, what is written on the fill, and line art on paper. */
export interface Suit {
  readonly fill: string;
  readonly on: string;
  readonly line: string;
}

export const SUITS: Readonly<Record<Sign, Suit>> = {
  r: { fill: '#a12a18', on: '#ffffff', line: '#a12a18' },
  y: { fill: '#f5b72e', on: INK, line: '#7e5300' },
  g: { fill: '#52a962', on: INK, line: '#22683a' },
  b: { fill: '#2c78bf', on: '#ffffff', line: '#1f5f9c' },
  p: { fill: '#40206e', on: '#ffffff', line: '#40206e' },
  '*': { fill: '#e4e6ea', on: INK, line: '#565b64' },
};
