import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Scene } from './scene.ts';
import { cx } from './styles.ts';

/**
 * Who plays by keyboard finds the focus where something is asked for: when it was nowhere, and when whoever drew has stayed there
 * since and Enter would only be told that nothing is to be drawn from here.
 */
export function useAskedFocus(root: RefObject<HTMLElement | null>, { legal, view }: Scene): void {
  const wasDrawing = useRef(false);
  const drewAt = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const at = document.activeElement!;
    if (wasDrawing.current) drewAt.current = at;
    wasDrawing.current = legal.isMine && view.phase === 'draw';
    const isNowhere = at === document.body || (at === drewAt.current && !at.matches(`.${cx('target')}`));
    if (!legal.isMine || !isNowhere) return;
    const first = (place: string): HTMLElement | null => root.current!.querySelector(place);
    (first('[data-first]') ?? first(`.${cx('target')}`) ?? first(`.${cx('hand-pile')}`))?.focus();
  }, [legal.isMine, view]);
}
