import { useEffect, useState } from 'preact/hooks';
import { classes } from '../ui/classes.ts';
import mark from './mark.module.css';

const cx = classes(mark);

/** How long something must lie still before the mark stops following it, in frames. */
const STILL = 30;

/** As wide as a flag gets, in pixels: it stays on the screen. */
const FLAG = 124;

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A frame and a flag on the thing to tap. It lets every tap through. */
export function Mark({ element, label }: { readonly element: HTMLElement | null; readonly label: string }) {
  const place = usePlace(element);
  if (!place) return null;
  const isHigh = place.top < 120;
  return (
    <div class={cx(isHigh ? 'mark below' : 'mark')} style={px(place)} aria-hidden="true">
      <span class={cx('mark-flag')}>{label}</span>
    </div>
  );
}

function px({ left, top, width, height }: Place): Readonly<Record<string, string>> {
  const middle = left + width / 2;
  const within = Math.min(Math.max(middle, FLAG / 2), innerWidth - FLAG / 2);
  return {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    '--shift': `${within - middle}px`,
  };
}

/** Where the element lies; followed while cards travel, and whenever anything changes around it. */
function usePlace(element: HTMLElement | null): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  useEffect(() => {
    setPlace(null);
    if (!element) return;
    let frame = 0;
    let still = 0;
    let before = '';
    const follow = (): void => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const now = [left, top, width, height].join();
      still = now === before ? still + 1 : 0;
      before = now;
      if (still === 0) setPlace(element.isConnected ? { left, top, width, height } : null);
      frame = still < STILL ? requestAnimationFrame(follow) : 0;
    };
    const again = (): void => {
      still = 0;
      frame ||= requestAnimationFrame(follow);
    };
    follow();
    const observer = new MutationObserver(again);
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    addEventListener('resize', again);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      removeEventListener('resize', again);
    };
  }, [element]);
  return place;
}
