import type { Refusal } from '@quartet/core';

/** Why a match cannot be shown, or a file not be read; the page puts it into words. */
export type Fault =
  | { readonly kind: 'missing' }
  | { readonly kind: 'link' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'large'; readonly megabytes: number }
  /** `reason` as the browser says it. */
  | { readonly kind: 'json'; readonly place: Place; readonly reason: string }
  | { readonly kind: 'record'; readonly place: Place; readonly where: string; readonly reason: string }
  | {
      readonly kind: 'move';
      readonly place: Place;
      readonly game: string;
      readonly ply: number;
      readonly move: string | null;
      readonly reason: string | Refusal;
    };

/** What came of reading something: what it is, or what is wrong with it. */
export type Reading<T> = ({ readonly ok: true } & T) | Unread;

export interface Unread {
  readonly ok: false;
  readonly fault: Fault;
}

export function wrongAt(place: Place, where: string, reason: string): Unread {
  return { ok: false, fault: { kind: 'record', place, where, reason } };
}

/** In bytes; thousands of matches fit. */
export const LARGEST_FILE = 20_000_000;
export const TOO_LARGE: Unread = { ok: false, fault: { kind: 'large', megabytes: LARGEST_FILE / 1_000_000 } };

/** Which of several in one file: a line, counted from 1, or a part such as `matches[2]`; null if there is but one. */
export type Place = number | string | null;
