import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { motionOf, type Settings } from '../../app/settings.ts';
import './drag.module.css';
import { Dragging } from './dragging.ts';
import type { Drags } from './drags.ts';

/** Dragging, beside tapping: taps, keys and scrolling go on as they were. `root` is the one of `useFlip`. */
export function useDrag(root: RefObject<HTMLElement | null>, drags: Drags, settings: Settings): void {
  const now = useRef({ drags, motion: 0 });
  now.current = { drags, motion: motionOf(settings) };
  useEffect(() => {
    const table = root.current;
    if (!table) return;
    const dragging = new Dragging(table, () => now.current);
    const ears = new AbortController();
    const { signal } = ears;
    table.addEventListener('pointerdown', dragging.down, { signal });
    addEventListener('pointermove', dragging.move, { signal });
    addEventListener('pointerup', dragging.up, { signal });
    addEventListener('pointercancel', dragging.giveUp, { signal });
    addEventListener('keydown', dragging.key, { signal, capture: true });
    return () => {
      dragging.giveUp();
      ears.abort();
    };
  }, []);
}
