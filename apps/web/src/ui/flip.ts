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
  useLayoutEffect(() => {
    const now = new Map<string, DOMRect>();
    for (const element of root.current?.querySelectorAll<HTMLElement>('[data-flip]') ?? []) {
      const name = element.dataset.flip!;
      const rect = element.getBoundingClientRect();
      if (rect.width === 0) continue;
      now.set(name, rect);
      const from = before.current.get(name) ?? before.current.get(element.dataset.flipFrom ?? '');
      if (from && factor > 0) travel(element, from, rect, factor);
    }
    before.current = now;
  });
  return root;
}

function travel(element: HTMLElement, from: DOMRect, to: DOMRect, factor: number): void {
  const x = from.left - to.left;
  const y = from.top - to.top;
  const way = Math.hypot(x, y);
  if (way < 2) return;
  const duration = Math.min(320, Math.max(180, 140 + 0.22 * way)) * factor;
  const scale = from.width / to.width;
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: '0 0' },
      { transform: 'none', transformOrigin: '0 0' },
    ],
    { duration, easing: EASING },
  );
}
