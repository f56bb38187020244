import type { Layer, Rect } from './ghosts.ts';
import { cx } from './styles.ts';
import type { TimedMark } from './trace.ts';

const NS = 'http://www.w3.org/2000/svg';
const HEAD = 9;
/** From one ring to the next, at most. */
const APART = 70;
/** What is said keeps so far from the edge of the page. */
const EDGE = 6;

export interface Marking<W> {
  readonly layer: Layer;
  /** Where a place is; null: it cannot be seen. */
  rect(place: string): Rect | null;
  readonly t: W;
  /** How long everything takes, against normal. */
  readonly factor: number;
  /** Whether signs move, too. */
  readonly isMoving: boolean;
}

/** Shows a mark for its time. Returned is what runs. */
export function show<W>({ mark, at, takes, stays }: TimedMark<W>, marking: Marking<W>): readonly Animation[] {
  const { layer, rect, t, factor, isMoving } = marking;
  const whole = takes + stays;
  const [delay, duration] = [at * factor, whole * factor];
  const seen = (element: Element, from = 0): Animation =>
    element.animate(framesOf(from, { takes, stays }), { delay, duration, fill: 'both' });
  if (mark.kind === 'ring') {
    const rects = mark.at.map(rect).filter((there) => there !== null);
    const apart = Math.min(APART, takes / (rects.length + 1));
    const rings = rects.map((there, i) => seen(layer.box('ring', there), i * apart));
    const last = rects.at(-1);
    if (!mark.text || !last) return rings;
    const badge = badgeAt(layer, mark.text(t), last.left + last.width / 2, last.top - 6);
    return [...rings, seen(badge)];
  }
  const [from, to] = [rect(mark.from), rect(mark.to)];
  if (!from || !to) return [];
  const rings = [seen(layer.box('ring', from)), seen(layer.box('ring', to), takes * 0.25)];
  const [start, end] = [edgeOf(from, to), edgeOf(to, from)];
  const line = lineOf(layer, start, end);
  const badge = badgeAt(layer, mark.text(t), (start.x + end.x) / 2, (start.y + end.y) / 2);
  const drawn = isMoving
    ? [
        line.animate([{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], {
          delay,
          duration: takes * factor * 0.4,
          fill: 'backwards',
          easing: 'ease-out',
        }),
      ]
    : [];
  return [...rings, seen(line.parentElement!), seen(badge, takes * 0.15), ...drawn];
}

/** Comes at its time, stays, and goes; however late it comes, it goes after that. */
export function framesOf(
  from: number,
  { takes, stays }: Pick<TimedMark<never>, 'takes' | 'stays'>,
): Keyframe[] {
  const whole = takes + stays;
  const goes = whole - takes * 0.1;
  const [begins, comes] = [Math.min(from, goes), Math.min(from + takes * 0.15, goes)];
  return [
    { opacity: 0, offset: 0 },
    { opacity: 0, offset: begins / whole },
    { opacity: 1, offset: comes / whole },
    { opacity: 1, offset: goes / whole },
    { opacity: 0, offset: 1 },
  ];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a line to the other thing leaves this one. */
function edgeOf(from: Rect, to: Rect): Point {
  const x = from.left + from.width / 2;
  const y = from.top + from.height / 2;
  const dx = to.left + to.width / 2 - x;
  const dy = to.top + to.height / 2 - y;
  const part = Math.min(
    0.5,
    (from.width / 2 + 8) / Math.max(1, Math.abs(dx)),
    (from.height / 2 + 8) / Math.max(1, Math.abs(dy)),
  );
  return { x: x + dx * part, y: y + dy * part };
}

function lineOf(layer: Layer, from: Point, to: Point): Element {
  const svg = layer.add(document.createElementNS(NS, 'svg'));
  svg.setAttribute('class', cx('line'));
  const zero = layer.here({ left: 0, top: 0, width: 0, height: 0 });
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const head = (turn: number): string =>
    `${to.x - HEAD * Math.cos(angle + turn)} ${to.y - HEAD * Math.sin(angle + turn)}`;
  const line = document.createElementNS(NS, 'path');
  line.setAttribute('transform', `translate(${zero.left} ${zero.top})`);
  line.setAttribute('d', `M${from.x} ${from.y}L${to.x} ${to.y}M${head(0.6)}L${to.x} ${to.y}L${head(-0.6)}`);
  line.setAttribute('pathLength', '1');
  line.setAttribute('stroke-dasharray', '1');
  svg.append(line);
  return line;
}

function badgeAt(layer: Layer, text: string, left: number, top: number): HTMLElement {
  const badge = layer.box('badge', { left, top, width: 0, height: 0 });
  Object.assign(badge.style, { width: '', height: '' });
  badge.textContent = text;
  // It stands in the middle, and whole.
  const half = badge.offsetWidth / 2 + EDGE;
  const widest = Math.max(half, document.documentElement.clientWidth - half);
  badge.style.left = `${layer.here({ left: Math.min(Math.max(left, half), widest), top, width: 0, height: 0 }).left}px`;
  return badge;
}
