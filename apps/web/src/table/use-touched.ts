import { useEffect, useRef } from 'preact/hooks';

/** The button that was pressed last, if what happens now comes of a press. */
export function useTouched(): () => Element | null {
  const touched = useRef<Element | null>(null);
  useEffect(() => {
    const press = ({ target }: Event): void => {
      touched.current = target instanceof Element ? target.closest('button') : null;
    };
    const forget = (): void => {
      touched.current = null;
    };
    addEventListener('keydown', forget, { capture: true });
    addEventListener('click', press, { capture: true });
    return () => {
      removeEventListener('keydown', forget, { capture: true });
      removeEventListener('click', press, { capture: true });
    };
  }, []);
  return () => touched.current;
}
