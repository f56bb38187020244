/** Drawn in a box this wide, so that letters stay readable on a phone. */
const WIDTH = 420;
export const RIGHT = WIDTH - 16;

export interface Axis {
  readonly from: number;
  readonly to: number;
  readonly label: string;
  print(value: number): string;
}

export function ticks(axis: Axis, x: (value: number) => number, top: number, bottom: number): string[] {
  const lines = ticksOf(axis.from, axis.to).map(
    (value) =>
      `<path class="grid" d="M${x(value)} ${top}V${bottom + 4}"/><text x="${x(value)}" y="${bottom + 18}" class="tick">${axis.print(value)}</text>`,
  );
  return [...lines, `<text x="${RIGHT}" y="${bottom + 35}" class="label">${safe(axis.label)}</text>`];
}

/** Round numbers, about five of them. */
export function ticksOf(from: number, to: number): number[] {
  const rough = (to - from) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((width) => width >= rough)!;
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}

export function scale(from: number, to: number, left: number, right: number): (value: number) => number {
  return (value) => round(left + ((value - from) / (to - from)) * (right - left));
}

export function svg(
  id: string,
  title: string,
  text: string,
  height: number,
  parts: readonly string[],
): string {
  return `<svg role="img" aria-labelledby="${id}-title ${id}-text" viewBox="0 0 ${WIDTH} ${height}"><title id="${id}-title">${safe(title)}</title><desc id="${id}-text">${safe(text)}</desc>${parts.join('')}</svg>`;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function safe(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
