import { lineUp } from './entrants.ts';
import { type EntrantOutcome, type Outcome, scoresOf } from './outcome.ts';
import type { DealResult } from './play-deal.ts';
import { barPlot, dotPlot, type Histogram, histograms, type Mark } from './plots.ts';
import { TINTS } from './report-style.ts';
import type { Estimate } from './statistics.ts';
import { milliseconds, percent, range } from './text.ts';

const MOST_BINS = 28;

function marksOf(
  { entrants }: Outcome,
  value: (entrant: EntrantOutcome) => Estimate,
  print: (number: number) => string,
): Mark[] {
  return entrants.map((entrant, who) => {
    const shown = value(entrant);
    const interval = shown.low === null ? '' : `, 95 % interval ${range(shown, print)}`;
    const text = `${entrant.bot}: ${print(shown.mean)}${interval}.`;
    return { name: entrant.bot, tint: who % TINTS, value: shown, text };
  });
}

export function ratingPlot(outcome: Outcome): string {
  const print = (value: number): string => value.toFixed(0);
  const marks = marksOf(outcome, ({ rating }) => rating, print);
  const ends = marks.flatMap(({ value }) => [value.mean, value.low ?? value.mean, value.high ?? value.mean]);
  const reach = Math.max(50, ...ends.map((end) => Math.abs(end - 1500))) * 1.1;
  return dotPlot('rating', 'Rating of each bot', marks, {
    from: 1500 - reach,
    to: 1500 + reach,
    label: 'rating',
    print,
  });
}

export function sharePlot(outcome: Outcome): string {
  const marks = marksOf(outcome, ({ winShare }) => winShare, percent);
  const withEven = marks.map((mark, who) => ({ ...mark, even: outcome.entrants[who]!.even }));
  const print = (value: number): string => `${Math.round(value * 100)}`;
  return dotPlot('share', 'Win share of each bot', withEven, {
    from: 0,
    to: 1,
    label: 'percent of games won',
    print,
  });
}

export function timePlot(outcome: Outcome): string {
  const flat = (ms: number): Estimate => ({ mean: ms, low: null, high: null });
  const marks = marksOf(
    outcome,
    ({ msPerMove }) => flat(msPerMove),
    (value) => `${milliseconds(value)} ms`,
  );
  const most = Math.max(1e-4, ...marks.map(({ value }) => value.mean));
  return barPlot('time', 'Processor time per move of each bot', marks, {
    from: 0,
    to: most * 1.05,
    label: 'ms',
    print: String,
  });
}

export function scorePlot(outcome: Outcome, results: readonly DealResult[]): string {
  const line = lineUp(outcome.settings.bots);
  const scores = outcome.entrants.map((_, who) => scoresOf(results, line, who).sort((a, b) => a - b));
  const from = Math.min(...scores.map((sorted) => sorted[0]!));
  const to = Math.max(...scores.map((sorted) => sorted.at(-1)!));
  const width = binWidth(scores, from, to);
  const count = Math.floor((to - from) / width) + 1;
  const all: Histogram[] = outcome.entrants.map(({ bot, score }, who) => {
    const sorted = scores[who]!;
    const bins = Array.from({ length: count }, () => 0);
    for (const points of sorted) bins[Math.floor((points - from) / width)]! += 1 / sorted.length;
    const text = `${bot}: from ${sorted[0]} to ${sorted.at(-1)} points, mean ${score.mean.toFixed(2)}.`;
    return { name: bot, tint: who % TINTS, mean: score.mean, bins, text };
  });
  // A bar stands over the middle of its points.
  const axis = { from: from - 0.5, to: from + count * width - 0.5, label: 'points', print: String };
  return histograms('scores', 'Distribution of scores of each bot', all, axis);
}

/** Where points come in steps of 5, bins narrower than that would look like a comb. */
function binWidth(scores: readonly (readonly number[])[], from: number, to: number): number {
  let step = to - from;
  for (const sorted of scores) for (const points of sorted) step = divisorOf(step, points - from);
  return Math.max(1, step * Math.ceil((to - from) / Math.max(1, step) / MOST_BINS));
}

function divisorOf(a: number, b: number): number {
  return b === 0 ? a : divisorOf(b, a % b);
}
