import { entryOf, isMeasured, type Ledger, shareOf } from './ledger.ts';
import { CURVE, nameOf } from './pairings.ts';

const PANEL = { width: 300, height: 190, left: 52, right: 16, top: 40, bottom: 36 };
const COLUMNS = 2;

interface Point {
  readonly label: string;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

interface Line {
  readonly name: string;
  readonly even: number;
  readonly points: readonly Point[];
}

/** Hard's win share against medium by the time it has to think, a panel for each game. */
export function strengthCurve(ledger: Ledger): string {
  const lines = linesOf(ledger);
  const width = COLUMNS * PANEL.width;
  const height = Math.ceil(lines.length / COLUMNS) * PANEL.height;
  const panels = lines.map((line, i) => {
    const at = `${(i % COLUMNS) * PANEL.width} ${Math.floor(i / COLUMNS) * PANEL.height}`;
    return `<g transform="translate(${at})">\n${panel(line).join('\n')}\n</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="title text" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<title id="title">Win share of hard against medium, by time to think</title>
<desc id="text">${lines.map(sentence).join(' ')}</desc>
<style>${STYLE}</style>
<rect class="ground" width="${width}" height="${height}"/>
${panels.join('\n')}
</svg>
`;
}

const STYLE = `
text { font: 12px system-ui, sans-serif; fill: #1d2226 } .soft { fill: #5b646b } .name { font-weight: 600; font-size: 13px }
.end { text-anchor: end } .middle { text-anchor: middle } .ground { fill: #fbfaf7 } .grid { stroke: #d9d6ce }
.even { stroke: #1d2226; stroke-dasharray: 4 3 } .line { stroke: #0b6fb8; stroke-width: 2; fill: none }
.bar { stroke: #0b6fb8; stroke-width: 1.5; fill: none } .dot { fill: #0b6fb8 }
@media (prefers-color-scheme: dark) { text { fill: #e9ecee } .soft { fill: #a3adb4 } .ground { fill: #14181b } .grid { stroke: #363f45 }
.even { stroke: #e9ecee } .line, .bar { stroke: #6cb8f0 } .dot { fill: #6cb8f0 } }
`;

function linesOf(ledger: Ledger): Line[] {
  const measured = CURVE.filter((pairing) => isMeasured(ledger, pairing));
  const games = [...new Set(measured.map(({ game }) => game))];
  return games.map((game) => {
    const pairings = CURVE.filter((pairing) => pairing.game === game);
    const { seats } = pairings[0]!;
    const points = pairings.flatMap((pairing) => {
      const entry = entryOf(ledger, pairing);
      if (!entry) return [];
      const { mean, low, high } = shareOf(entry);
      const label = pairing.one.replace(/^.*@(\d+)ms$/, '$1 ms');
      return [{ label, mean, low: low ?? mean, high: high ?? mean }];
    });
    return { name: `${nameOf(game)}, ${seats} seats`, even: 1 / seats, points };
  });
}

function panel({ name, even, points }: Line): string[] {
  const { width, height, left, right, top, bottom } = PANEL;
  const ticks = ticksAround(even, points);
  const [from, to] = [ticks[0]!, ticks.at(-1)!];
  const y = (share: number): number =>
    round(height - bottom - ((share - from) / (to - from)) * (height - top - bottom));
  const x = (i: number): number => left + 40 + i * ((width - left - right - 80) / 2);
  const grid = ticks.map(
    (share) =>
      `<path class="grid" d="M${left} ${y(share)}H${width - right}"/><text class="soft end" x="${left - 6}" y="${y(share) + 4}">${Math.round(share * 100)} %</text>`,
  );
  const path = points.map(({ mean }, i) => `${i === 0 ? 'M' : 'L'}${x(i)} ${y(mean)}`).join('');
  const marks = points.map(({ mean, low, high, label }, i) => {
    const bar = `M${x(i)} ${y(low)}V${y(high)}M${x(i) - 4} ${y(low)}h8M${x(i) - 4} ${y(high)}h8`;
    return `<path class="bar" d="${bar}"/><circle class="dot" cx="${x(i)}" cy="${y(mean)}" r="4"/><text class="middle soft" x="${x(i)}" y="${height - bottom + 18}">${label}</text>`;
  });
  return [
    `<text class="name" x="${left}" y="22">${name}</text>`,
    ...grid,
    `<path class="even" d="M${left} ${y(even)}H${width - right}"/><text class="soft end" x="${width - right}" y="${y(even) - 5}">even</text>`,
    `<path class="line" d="${path}"/>`,
    ...marks,
  ];
}

/** Round numbers around everything that is drawn. */
function ticksAround(even: number, points: readonly Point[]): number[] {
  const low = Math.min(even, ...points.map((point) => point.low));
  const high = Math.max(even, ...points.map((point) => point.high));
  const step = [0.02, 0.05, 0.1].find((wide) => (high - low) / wide <= 5) ?? 0.2;
  const first = Math.floor(low / step);
  return Array.from({ length: Math.ceil(high / step) - first + 1 }, (_, i) => (first + i) * step);
}

function sentence({ name, even, points }: Line): string {
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  const figures = points.map(
    ({ label, mean, low, high }) => `${percent(mean)} (${percent(low)} to ${percent(high)}) with ${label}`,
  );
  return `${name}: ${figures.join(', ')}; even would be ${percent(even)}.`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
