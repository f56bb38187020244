/** How pictures of figures are laid out: panels beside and below each other. */
export const PANEL = { width: 300, height: 190, left: 52, right: 16, top: 40, bottom: 36 };
const COLUMNS = 2;

const STYLE = `
text { font: 12px system-ui, sans-serif; fill: #1d2226 } .soft { fill: #5b646b } .name { font-weight: 600; font-size: 13px }
.end { text-anchor: end } .middle { text-anchor: middle } .ground { fill: #fbfaf7 } .grid { stroke: #d9d6ce }
.even { stroke: #1d2226; stroke-dasharray: 4 3 } .line { stroke: #0b6fb8; stroke-width: 2; fill: none }
.bar { stroke: #0b6fb8; stroke-width: 1.5; fill: none } .dot { fill: #0b6fb8 }
@media (prefers-color-scheme: dark) { text { fill: #e9ecee } .soft { fill: #a3adb4 } .ground { fill: #14181b } .grid { stroke: #363f45 }
.even { stroke: #e9ecee } .line, .bar { stroke: #6cb8f0 } .dot { fill: #6cb8f0 } }
`;

/** Panels in one picture that explains itself. */
export function pictureOf(title: string, text: string, panels: readonly string[]): string {
  const width = COLUMNS * PANEL.width;
  const height = Math.ceil(panels.length / COLUMNS) * PANEL.height;
  const placed = panels.map((panel, i) => {
    const at = `${(i % COLUMNS) * PANEL.width} ${Math.floor(i / COLUMNS) * PANEL.height}`;
    return `<g transform="translate(${at})">\n${panel}\n</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="title text" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<title id="title">${title}</title>
<desc id="text">${text}</desc>
<style>${STYLE}</style>
<rect class="ground" width="${width}" height="${height}"/>
${placed.join('\n')}
</svg>
`;
}

/** Round numbers around all of these, the first and the last of them beyond or at the ends. */
export function ticksAround(shares: readonly number[]): number[] {
  const [low, high] = [Math.min(...shares), Math.max(...shares)];
  const step = [0.02, 0.05, 0.1].find((wide) => (high - low) / wide <= 5) ?? 0.2;
  const first = Math.floor(low / step);
  return Array.from({ length: Math.ceil(high / step) - first + 1 }, (_, i) => (first + i) * step);
}

/** Where a share stands, from the panel's lowest to its highest tick. */
export function heightOf(ticks: readonly number[]): (share: number) => number {
  const { height, top, bottom } = PANEL;
  const [from, to] = [ticks[0]!, ticks.at(-1)!];
  return (share) => round(height - bottom - ((share - from) / (to - from)) * (height - top - bottom));
}

/** The panel's name, its lines across and what even is. */
export function groundOf(name: string, ticks: readonly number[], even: number): string[] {
  const { width, left, right } = PANEL;
  const y = heightOf(ticks);
  const grid = ticks.map(
    (share) =>
      `<path class="grid" d="M${left} ${y(share)}H${width - right}"/><text class="soft end" x="${left - 6}" y="${y(share) + 4}">${Math.round(share * 100)} %</text>`,
  );
  return [
    `<text class="name" x="${left}" y="22">${name}</text>`,
    ...grid,
    `<path class="even" d="M${left} ${y(even)}H${width - right}"/><text class="soft end" x="${width - right}" y="${y(even) + 14}">even</text>`,
  ];
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
