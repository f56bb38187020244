import { entryOf, isMeasured, type Ledger, shareOf } from './ledger.ts';
import { CURVE, nameOf } from './pairings.ts';
import { groundOf, heightOf, PANEL, percent, pictureOf, ticksAround } from './panels.ts';

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
  return pictureOf(
    'Win share of hard against medium, by time to think',
    lines.map(sentence).join(' '),
    lines.map((line) => panel(line).join('\n')),
  );
}

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
  const { width, height, left, right, bottom } = PANEL;
  const ticks = ticksAround([even, ...points.flatMap(({ low, high }) => [low, high])]);
  const y = heightOf(ticks);
  const x = (i: number): number => left + 40 + i * ((width - left - right - 80) / 2);
  const path = points.map(({ mean }, i) => `${i === 0 ? 'M' : 'L'}${x(i)} ${y(mean)}`).join('');
  const marks = points.map(({ mean, low, high, label }, i) => {
    const bar = `M${x(i)} ${y(low)}V${y(high)}M${x(i) - 4} ${y(low)}h8M${x(i) - 4} ${y(high)}h8`;
    return `<path class="bar" d="${bar}"/><circle class="dot" cx="${x(i)}" cy="${y(mean)}" r="4"/><text class="middle soft" x="${x(i)}" y="${height - bottom + 18}">${label}</text>`;
  });
  return [...groundOf(name, ticks, even), `<path class="line" d="${path}"/>`, ...marks];
}

function sentence({ name, even, points }: Line): string {
  const figures = points.map(
    ({ label, mean, low, high }) => `${percent(mean)} (${percent(low)} to ${percent(high)}) with ${label}`,
  );
  return `${name}: ${figures.join(', ')}; even would be ${percent(even)}.`;
}
