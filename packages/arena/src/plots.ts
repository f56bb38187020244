import type { Estimate } from './statistics.ts';
import { type Axis, RIGHT, round, safe, scale, svg, ticks } from './svg.ts';

const ROW = 34;

/** One entrant in a plot; `tint` is its number among the colours of the page. */
export interface Mark {
  readonly name: string;
  readonly tint: number;
  readonly value: Estimate;
  /** What a reader of the text alternative is told. */
  readonly text: string;
  /** Where it would stand if all were equally strong. */
  readonly even?: number;
}

/** A dot with its error bar per row. */
export function dotPlot(id: string, title: string, marks: readonly Mark[], axis: Axis): string {
  const left = leftOf(marks);
  const x = scale(axis.from, axis.to, left, RIGHT);
  const rows = marks.map((mark, row) => {
    const y = 14 + row * ROW + ROW / 2;
    const { low, high, mean } = mark.value;
    const bar =
      low === null || high === null
        ? ''
        : `<path class="bar t${mark.tint}" d="M${x(low)} ${y}H${x(high)}M${x(low)} ${y - 6}v12M${x(high)} ${y - 6}v12"/>`;
    const even = mark.even === undefined ? '' : `<path class="even" d="M${x(mark.even)} ${y - 13}v26"/>`;
    return `<text x="${left - 12}" y="${y + 4}" class="name">${safe(mark.name)}</text>${even}${bar}<circle class="dot t${mark.tint}" cx="${x(mean)}" cy="${y}" r="5"/>`;
  });
  const bottom = 14 + marks.length * ROW;
  const parts = [...ticks(axis, x, 8, bottom), ...rows];
  return svg(id, title, marks.map(({ text }) => text).join(' '), bottom + 40, parts);
}

/** A bar per row, from zero. */
export function barPlot(id: string, title: string, marks: readonly Mark[], axis: Axis): string {
  const left = leftOf(marks);
  const x = scale(axis.from, axis.to, left, RIGHT);
  const bottom = 14 + marks.length * ROW;
  const rows = marks.map((mark, row) => {
    const y = 14 + row * ROW + 7;
    const width = Math.max(1.5, round(x(mark.value.mean) - left));
    return `<text x="${left - 12}" y="${y + 14}" class="name">${safe(mark.name)}</text><rect class="fill t${mark.tint}" x="${left}" y="${y}" width="${width}" height="${ROW - 14}" rx="3"/>`;
  });
  const parts = [...ticks(axis, x, 8, bottom), ...rows];
  return svg(id, title, marks.map(({ text }) => text).join(' '), bottom + 40, parts);
}

/** Room for the longest name. */
function leftOf(marks: readonly Mark[]): number {
  return Math.min(190, 24 + 7 * Math.max(...marks.map(({ name }) => name.length)));
}

export interface Histogram {
  readonly name: string;
  readonly tint: number;
  readonly mean: number;
  /** The part of all games in each bin. */
  readonly bins: readonly number[];
  readonly text: string;
}

/** Histograms below each other on one axis, so that they can be compared. */
export function histograms(id: string, title: string, all: readonly Histogram[], axis: Axis): string {
  const x = scale(axis.from, axis.to, 16, RIGHT);
  const height = 64;
  const most = Math.max(...all.flatMap(({ bins }) => bins));
  const rows = all.map(({ name, tint, bins, mean }, row) => {
    const base = (row + 1) * (height + 26);
    const wide = (axis.to - axis.from) / bins.length;
    const bars = bins.map((part, bin) => {
      const tall = round((part / most) * height);
      const start = x(axis.from + bin * wide);
      const width = round(Math.max(1, x(axis.from + (bin + 1) * wide) - start - 1));
      return part === 0
        ? ''
        : `<rect class="fill t${tint}" x="${start}" y="${base - tall}" width="${width}" height="${tall}"/>`;
    });
    return `<text x="16" y="${base - height - 6}" class="title">${safe(name)}</text>${bars.join('')}<path class="axis" d="M16 ${base}H${RIGHT}"/><path class="mean" d="M${x(mean)} ${base - height}V${base + 5}"/>`;
  });
  const bottom = all.length * (height + 26);
  return svg(id, title, all.map(({ text }) => text).join(' '), bottom + 40, [
    ...ticks(axis, x, bottom, bottom),
    ...rows,
  ]);
}
