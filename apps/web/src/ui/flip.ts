import { useLayoutEffect, useRef } from 'preact/hooks';

const EASING = 'cubic-bezier(.22,1,.36,1)';

/**
 * Cards travel: what carries `data-flip` is looked up before and after each rendering, and moves from where
 * a thing of the same name was; what is new, from the thing that its `data-flip-from` names, if any.
 * Motion is decoration: the new state is there at once and can be used.
 * `factor`: 0 is no motion.
 */
export function useFlip<E extends HTMLElement>(factor: number) {
  const root = useRef<E>(null);
  const before = useRef(new Map<string, DOMRect>());
  const flights = useRef(new Map<HTMLElement, Animation>());
  useLayoutEffect(() => {
    const elements = [...(root.current?.querySelectorAll<HTMLElement>('[data-flip]') ?? [])];
    // What is still on its way goes on from where it is seen.
    const seen = new Map<HTMLElement, DOMRect>();
    for (const [element, flight] of flights.current) {
      if (flight.playState === 'running') seen.set(element, element.getBoundingClientRect());
    }
    for (const flight of flights.current.values()) flight.cancel();
    flights.current.clear();
    const rects = elements.map((element) => element.getBoundingClientRect());
    const now = new Map<string, DOMRect>();
    for (const [i, element] of elements.entries()) {
      const { flip, flipFrom = '' } = element.dataset;
      const to = rects[i]!;
      if (to.width === 0) continue;
      now.set(flip!, to);
      const from = seen.get(element) ?? before.current.get(flip!) ?? before.current.get(flipFrom);
      const flight = from && factor > 0 && travel(element, from, to, factor);
      if (flight) flights.current.set(element, flight);
    }
    before.current = now;
  });
  return root;
}

function travel(element: HTMLElement, from: DOMRect, to: DOMRect, factor: number): Animation | null {
  const x = from.left - to.left;
  const y = from.top - to.top;
  const way = Math.hypot(x, y);
  if (way < 2) return null;
  const duration = Math.min(320, Math.max(180, 140 + 0.22 * way)) * factor;
  const scale = from.width / to.width;
  return element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: '0 0' },
      { transform: 'none', transformOrigin: '0 0' },
    ],
    { duration, easing: EASING },
  );
}
