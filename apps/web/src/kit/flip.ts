import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { motionOf, type Settings } from '../app/settings.ts';
import { type Flight, fade, flightOf, type Origin, staggered, travel } from './flight.ts';
import { type Due, Playing } from './motion/player.ts';
import { isStacked } from './stacked.ts';

/** Where a named thing was last seen, and as which element. */
interface Seen {
  readonly rect: DOMRect;
  readonly element: HTMLElement;
}

/** Where a hand let go of what it had dragged: it travels on from there. By root, then by name. */
const LET_GO = new WeakMap<Element, Map<string, DOMRect>>();

/** The named things in `dragged` were let go here. */
export function letGo(root: Element, dragged: Element): void {
  const there = LET_GO.get(root) ?? new Map<string, DOMRect>();
  LET_GO.set(root, there);
  const named = [dragged, ...dragged.querySelectorAll('[data-flip], [data-place]')];
  for (const element of named) {
    const name = element.getAttribute('data-flip') ?? element.getAttribute('data-place');
    if (name) there.set(name, element.getBoundingClientRect());
  }
}

/** What events tell, where they do, and the words of the table. */
interface Told {
  readonly due: RefObject<Due<unknown> | null>;
  readonly t: unknown;
}

/**
 * Cards travel: what carries `data-flip` is looked up before and after each rendering, and moves from where
 * a thing of the same name was; what is new, from the thing that its `data-flip-from` names, if any.
 * Motion is decoration: the new state is there at once and can be used. Where less motion is wanted,
 * or the page scrolls, what would travel fades in.
 */
export function useFlip<E extends HTMLElement>(settings: Pick<Settings, 'lessMotion' | 'speed'>, told: Told) {
  const root = useRef<E>(null);
  const playing = useRef<Playing | null>(null);
  const before = useRef(new Map<string, Seen>());
  const running = useRef(new Map<HTMLElement, Animation>());
  useLayoutEffect(() => {
    const factor = motionOf(settings);
    const flies = factor > 0 && !isStacked();
    // Where nothing is ever seen to move, to ask where things lie would only have the table laid out once more.
    const moves = factor > 0 || settings.lessMotion;
    const elements = moves ? [...(root.current?.querySelectorAll<HTMLElement>('[data-flip]') ?? [])] : [];
    const underWay = stopAll(running.current);
    const rects = elements.map((element) => element.getBoundingClientRect());
    const now = namesOf(elements, rects, before.current);
    const letGoAt = LET_GO.get(root.current!);
    const due = told.due.current;
    if (due?.isJump) before.current = new Map();
    const flown = new Set(due?.flights.map(({ name }) => name));
    const flights: Flight[] = [];
    for (const [i, element] of elements.entries()) {
      const to = rects[i]!;
      if (to.width === 0 || isCarried(element) || flown.has(element.dataset.flip!)) continue;
      const origin = originOf(element, { underWay, before: before.current, letGoAt });
      const flight = origin && flightOf(element, origin, to);
      if (flight) flights.push(flight);
    }
    if (due) {
      playing.current?.end();
      // What was laid out sets out from there.
      const was = (name: string) =>
        letGoAt?.get(name) ?? (before.current.get(`tray ${name}`) ?? before.current.get(name))?.rect;
      playing.current = new Playing(due, { root: root.current!, was, settings, t: told.t });
      told.due.current = null;
    }
    letGoAt?.clear();
    before.current = now;
    for (const flight of staggered(flights)) {
      const animation = flies ? travel(flight, factor) : fade(flight);
      if (animation) running.current.set(flight.element, animation);
    }
  });
  useEffect(() => () => playing.current?.end(), []);
  return root;
}

/** What is still on its way goes on from where it is seen. */
function stopAll(running: Map<HTMLElement, Animation>): ReadonlyMap<HTMLElement, DOMRect> {
  const seen = new Map<HTMLElement, DOMRect>();
  for (const [element, animation] of running) {
    if (animation.playState === 'running') seen.set(element, element.getBoundingClientRect());
  }
  for (const animation of running.values()) animation.cancel();
  running.clear();
  return seen;
}

/** What is being dragged keeps the place it was taken from. */
function namesOf(
  elements: readonly HTMLElement[],
  rects: readonly DOMRect[],
  before: ReadonlyMap<string, Seen>,
): Map<string, Seen> {
  const now = new Map<string, Seen>();
  for (const [i, element] of elements.entries()) {
    const name = element.dataset.flip!;
    const kept = isCarried(element) ? before.get(name) : undefined;
    if (rects[i]!.width > 0) now.set(name, kept ?? { rect: rects[i]!, element });
  }
  return now;
}

function isCarried(element: HTMLElement): boolean {
  return element.closest('[data-carried]') !== null;
}

interface Known {
  readonly underWay: ReadonlyMap<HTMLElement, DOMRect>;
  readonly before: ReadonlyMap<string, Seen>;
  readonly letGoAt: ReadonlyMap<string, DOMRect> | undefined;
}

function originOf(element: HTMLElement, { underWay, before, letGoAt }: Known): Origin | null {
  const { flip = '', flipFrom = '' } = element.dataset;
  const was = before.get(flip);
  const moving = underWay.get(element);
  if (moving || was?.element === element) return { rect: moving ?? was!.rect, kind: 'reflow' };
  const dropped = letGoAt?.get(flip) ?? (was ? undefined : letGoAt?.get(flipFrom));
  if (dropped ?? was) return { rect: dropped ?? was!.rect, kind: 'travel' };
  const source = before.get(flipFrom);
  return source ? { rect: source.rect, kind: 'travel' } : null;
}
