import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** Of a list that shows as much as there is room for: says how many cards it leaves out, and never shows half of one. */
export function useLeftOver(list: RefObject<HTMLElement | null>, shown: string): void {
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    // After the page is laid out, so nothing is laid out twice.
    const watch = new ResizeObserver(() => tellLeftOver(element));
    for (const each of [element, ...element.children]) watch.observe(each);
    return () => watch.disconnect();
  }, [shown]);
}

function tellLeftOver(list: HTMLElement): void {
  const more = list.querySelector<HTMLElement>('[data-more]');
  if (!more) return;
  const layers = [...list.querySelectorAll<HTMLElement>('[data-layer]')];
  for (const layer of layers) layer.style.visibility = '';
  more.hidden = true;
  // The word itself takes room.
  if (layers.some((layer) => isOut(layer, list))) more.hidden = false;
  const out = layers.filter((layer) => isOut(layer, list));
  for (const layer of out) layer.style.visibility = 'hidden';
  more.textContent = `+${out.reduce((sum, { dataset }) => sum + Number(dataset.layer), 0)}`;
}

function isOut(layer: HTMLElement, list: HTMLElement): boolean {
  const [inner, outer] = [layer.getBoundingClientRect(), list.getBoundingClientRect()];
  return (
    inner.left < outer.left - 1 ||
    inner.right > outer.right + 1 ||
    inner.top < outer.top - 1 ||
    inner.bottom > outer.bottom + 1
  );
}
