import type { Language } from '@quartet/core';
import type { TableLine } from '@quartet/protocol';
import type { TurnWords } from './turn-words.en.ts';
import { TURN_WORDS } from './turn-words.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "Ben to move, for 2 h": whose decision a table waits for, since when, and how long they may think. Empty: nobody's. */
export function turnText(
  {
    players,
    mover,
    waiting,
    since,
    until,
  }: Pick<TableLine, 'players' | 'mover' | 'waiting' | 'since' | 'until'>,
  language: Language,
  now: number,
): string {
  if (mover === undefined) return '';
  const words = TURN_WORDS[language];
  const found = players.find((one) => one.kind === 'person' && one.person.id === mover);
  const name = found?.kind === 'person' && !waiting ? words.toMove(found.person.name) : null;
  const times = [
    since === undefined ? null : timeText(now - since, words.since),
    until === undefined ? null : timeText(until - now, words.left),
  ];
  return [name, ...times].filter(Boolean).join(', ');
}

/** Whole minutes, hours or days; null: less than a minute. */
function timeText(time: number, words: TurnWords['since']): string | null {
  if (time >= 2 * DAY) return words.days(Math.floor(time / DAY));
  if (time >= HOUR) return words.hours(Math.floor(time / HOUR));
  return time < MINUTE ? null : words.minutes(Math.floor(time / MINUTE));
}
