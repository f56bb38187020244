import { nameOf } from './pairings.ts';
import { groundOf, heightOf, PANEL, percent, pictureOf, round, ticksAround } from './panels.ts';

/** One line of a trainer's log: how the net of that moment fared, alone among experts, by number of seats, in percent. */
interface Exam {
  readonly game: string;
  readonly seconds: number;
  readonly decisions: number;
  readonly againstExperts: Readonly<Record<string, number>>;
  readonly exams: number;
}

/** Which table each game's picture shows. */
const SEATS: Readonly<Record<string, number>> = { linko: 4, linx: 2, combos: 3, keltis: 2 };
/** Lines of a log that make one point: an exam alone has few matches of a kind. */
const TOGETHER = 4;
const MINUTE = 60;

interface Point {
  readonly minutes: number;
  readonly decisions: number;
  readonly share: number;
}

/** A master's win share against experts by how long it was taught, a panel for each game. */
export function trainingCurve(log: string): string {
  const exams = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Exam);
  const games = [...new Set(exams.map(({ game }) => game))];
  const lines = games.map((game) => {
    const seats = SEATS[game]!;
    const points = pointsOf(
      exams.filter((exam) => exam.game === game),
      seats,
    );
    return { name: `${nameOf(game)}, ${seats} seats`, even: 1 / seats, points };
  });
  return pictureOf(
    'Win share of a master at once against experts, by minutes of training',
    lines.map(sentence).join(' '),
    lines.map((line) => panel(line).join('\n')),
  );
}

type Line = { readonly name: string; readonly even: number; readonly points: readonly Point[] };

function pointsOf(exams: readonly Exam[], seats: number): Point[] {
  const points: Point[] = [];
  for (let i = 0; i < exams.length; i += TOGETHER) {
    const some = exams.slice(i, i + TOGETHER);
    const matches = some.reduce((sum, one) => sum + one.exams, 0);
    const won = some.reduce((sum, one) => sum + one.exams * one.againstExperts[seats]!, 0);
    const { seconds, decisions } = some.at(-1)!;
    points.push({ minutes: seconds / MINUTE, decisions, share: won / matches / 100 });
  }
  return points;
}

function panel({ name, even, points }: Line): string[] {
  const { width, height, left, right, bottom } = PANEL;
  const ticks = ticksAround([even, 0, ...points.map(({ share }) => share)]);
  const y = heightOf(ticks);
  const longest = points.at(-1)!.minutes;
  const x = (minutes: number): number => round(left + (minutes / longest) * (width - left - right));
  const path = points
    .map(({ minutes, share }, i) => `${i === 0 ? 'M' : 'L'}${x(minutes)} ${y(share)}`)
    .join('');
  const steps = [0, longest / 2, longest];
  const marks = steps.map(
    (minutes, i) =>
      `<text class="${['soft', 'middle soft', 'end soft'][i]}" x="${x(minutes)}" y="${height - bottom + 18}">${Math.round(minutes)}${i === 2 ? ' min' : ''}</text>`,
  );
  return [...groundOf(name, ticks, even), `<path class="line" d="${path}"/>`, ...marks];
}

function sentence({ name, even, points }: Line): string {
  const told = [points[0]!, points[Math.floor(points.length / 2)]!, points.at(-1)!].map(
    ({ minutes, decisions, share }) =>
      `${percent(share)} after ${minutes.toFixed(1)} minutes and ${Math.round(decisions / 1e6)} million decisions`,
  );
  return `${name}: ${told.join(', ')}; even would be ${percent(even)}.`;
}
