import { shortText } from '@quartet/core';
import type { EntrantOutcome, Outcome } from './outcome.ts';
import type { Estimate } from './statistics.ts';

/** How the numbers were made, for whoever reads them. */
export const METHOD = [
  'Every deal is played with every rotation of the seats; intervals are 95 % over deals, all rotations of a deal averaged.',
  'Even: the win share if all were equally strong. A shared win counts 1/k for each of its k winners.',
  'Rating: Bradley–Terry over all pairs of different bots in a game, 400 points are ten to one, the mean is 1500; bootstrap over deals.',
  'Time: processor milliseconds per decision.',
];

const COLUMNS: readonly { readonly head: string; cell(entrant: EntrantOutcome): string }[] = [
  { head: 'bot', cell: ({ bot }) => shortText(bot) },
  { head: 'seats', cell: ({ seats }) => String(seats) },
  { head: 'even', cell: ({ even }) => percent(even) },
  { head: 'win share', cell: ({ winShare }) => percent(winShare.mean) },
  { head: '95 %', cell: ({ winShare }) => range(winShare, (value) => (value * 100).toFixed(1)) },
  { head: 'score', cell: ({ score }) => score.mean.toFixed(2) },
  { head: '95 %', cell: ({ score }) => range(score, (value) => value.toFixed(2)) },
  { head: 'rating', cell: ({ rating }) => rating.mean.toFixed(0) },
  { head: '95 %', cell: ({ rating }) => range(rating, (value) => value.toFixed(0)) },
  { head: 'ms/move', cell: ({ msPerMove }) => milliseconds(msPerMove) },
];

/** The table of results; the first row has the headings. */
function tableOf({ entrants }: Outcome): string[][] {
  return [
    COLUMNS.map(({ head }) => head),
    ...entrants.map((entrant) => COLUMNS.map(({ cell }) => cell(entrant))),
  ];
}

export function headline({ settings, games }: Outcome): string {
  const { game, seats, deals, seed } = settings;
  const many = (count: number): string => count.toLocaleString('en');
  return `${game}, ${seats} seats, seed ${seed}: ${many(deals)} deals × ${seats} rotations = ${many(games)} games`;
}

export function outcomeLines(outcome: Outcome): string[] {
  const rows = tableOf(outcome);
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)))
      .join('  '),
  );
  return [headline(outcome), '', ...lines, '', ...METHOD];
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

/** `–` where one deal allows no interval. */
export function range({ low, high }: Estimate, print: (value: number) => string): string {
  return low === null || high === null ? '–' : `${print(low)} to ${print(high)}`;
}

export function milliseconds(value: number): string {
  return value < 1 ? value.toFixed(4) : value.toPrecision(4);
}
