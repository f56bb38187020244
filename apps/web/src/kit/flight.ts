/** Where something comes from: it moved on, or was elsewhere. */
export interface Origin {
  readonly rect: DOMRect;
  readonly kind: 'reflow' | 'travel';
}

/** One thing on its way, in CSS pixels and milliseconds. */
export interface Flight {
  readonly element: HTMLElement;
  readonly kind: Origin['kind'];
  /** Where it comes from, seen from where it will lie. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly delay: number;
}

const SETTLE = 'cubic-bezier(.2,.8,.2,1)';
const GLIDE = 'cubic-bezier(.22,1,.36,1)';
const REFLOW = 160;
/** Up from the hand, and down again: so far at most, in pixels. */
const LIFT = { height: 24, up: 120, down: 90 };
const FADE = 120;
/** Between two cards that come together; all of them together take no longer than `LONGEST`. */
const STAGGER: Readonly<Record<Origin['kind'], number>> = {
  reflow: 0,
  travel: 40,
};
const LONGEST = 900;
/** Whoever moves less does not move. */
const STILL = 2;

export function flightOf(element: HTMLElement, origin: Origin, to: DOMRect): Flight | null {
  const { rect, kind } = origin;
  const [x, y] = [rect.left - to.left, rect.top - to.top];
  if (Math.hypot(x, y) < STILL) return null;
  return { element, kind, x, y, scale: rect.width / to.width, delay: 0 };
}

/** One after the other, those of each kind. */
export function staggered(flights: readonly Flight[]): readonly Flight[] {
  const counts = new Map<Origin['kind'], number>();
  const total = (kind: Origin['kind']): number => flights.filter((flight) => flight.kind === kind).length;
  return flights.map((flight) => {
    const { kind } = flight;
    const at = counts.get(kind) ?? 0;
    counts.set(kind, at + 1);
    const room = (LONGEST - timeOf(flight)) / Math.max(1, total(kind) - 1);
    return { ...flight, delay: at * Math.min(STAGGER[kind], room) };
  });
}

function timeOf({ kind, x, y }: Flight): number {
  if (kind === 'reflow' && Math.hypot(x, y) < LIFT.height) return y > 0 ? LIFT.up : LIFT.down;
  if (kind === 'reflow') return REFLOW;
  return Math.min(320, Math.max(180, 140 + 0.22 * Math.hypot(x, y)));
}

export function travel(flight: Flight, factor: number): Animation {
  const { element, kind, x, y, scale, delay } = flight;
  const transformOrigin = '0 0';
  const way = [
    { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin },
    { transform: 'none', transformOrigin },
  ];
  return element.animate(way, {
    duration: timeOf(flight) * factor,
    delay: delay * factor,
    easing: kind === 'reflow' ? SETTLE : GLIDE,
    fill: 'backwards',
  });
}

/** What only moves up a little stays put. */
export function fade({ element, kind }: Flight): Animation | null {
  if (kind === 'reflow') return null;
  return element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
}
