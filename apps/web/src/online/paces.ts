import type { Pace } from '@quartet/protocol';
import type { OnlineWords } from './words.ts';

/** Those to choose from. */
export const PACES: Readonly<Record<keyof OnlineWords['paces'], Pace>> = {
  untimed: { kind: 'untimed' },
  live5: { kind: 'live', bank: 300, increment: 10 },
  live15: { kind: 'live', bank: 900, increment: 20 },
  hours12: { kind: 'days', days: 0.5 },
  days1: { kind: 'days', days: 1 },
  days2: { kind: 'days', days: 2 },
  days3: { kind: 'days', days: 3 },
  days7: { kind: 'days', days: 7 },
};

type PaceName = keyof typeof PACES;

/** Null: none of those to choose from. */
export function paceName(pace: Pace): PaceName | null {
  const names = Object.keys(PACES) as PaceName[];
  const { off: _, ...plain } = { off: null, ...pace };
  return names.find((name) => JSON.stringify(PACES[name]) === JSON.stringify(plain)) ?? null;
}

/** What else passes no time. */
export const TIMES_OFF = ['nights', 'weekends'] as const;

export function paceText(pace: Pace, words: OnlineWords): string {
  const off = pace.kind === 'days' ? (pace.off ?? []) : [];
  return [plainText(pace, words), ...off.map((one) => words.off[one])].join(', ');
}

function plainText(pace: Pace, words: OnlineWords): string {
  const name = paceName(pace);
  if (name) return words.paces[name];
  if (pace.kind === 'live') return words.livePace(Math.round(pace.bank / 60), pace.increment);
  return pace.kind === 'days' ? words.daysPace(pace.days) : words.paces.untimed;
}
