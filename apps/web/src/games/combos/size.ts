import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** In CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How large the table is now. */
export function useSize(root: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: innerWidth, height: innerHeight });
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const measure = (): void => setSize({ width: element.clientWidth, height: element.clientHeight });
    const watch = new ResizeObserver(measure);
    measure();
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return size;
}

/** On a phone eleven cards need a second row; while a place is chosen, twelve. */
export function perRow(width: number, isPlacing: boolean): number {
  if (width < 600) return isPlacing ? 11 : 10;
  return Math.floor((width - 100) / 34);
}

/** Whether everything above the hand has to be as low as it can be. */
export function isTight({ width, height }: Size, cells: number, isPlacing: boolean): boolean {
  return width < 600 && height < (cells > perRow(width, isPlacing) ? 690 : 580);
}
