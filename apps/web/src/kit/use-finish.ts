import { useEffect } from 'preact/hooks';

/** Any tap or key brings all that moves to where it is going. */
export function useFinish(): void {
  useEffect(() => {
    const finish = (): void => {
      for (const animation of document.getAnimations()) {
        if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish();
      }
    };
    addEventListener('pointerdown', finish, { capture: true });
    addEventListener('keydown', finish, { capture: true });
    return () => {
      removeEventListener('pointerdown', finish, { capture: true });
      removeEventListener('keydown', finish, { capture: true });
    };
  }, []);
}
