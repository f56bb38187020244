import type { Seat, Shapes } from '@quartet/core';
import { useEffect, useState } from 'preact/hooks';
import { whenReleased } from '../../app/calm.ts';
import type { Settings } from '../../app/settings.ts';
import { useExtra } from '../../app/use-loaded.ts';
import { lookOf } from '../../games/index.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { LEARN_WORDS } from '../words.ts';
import { nextTip, type Tip } from './tip.ts';
import tipToast from './tip-toast.module.css';
import { keepTold, toldTips } from './told-tips.ts';

const cx = classes(tipToast);

/** In milliseconds: how long it stays at least, and for each letter, and before a tap puts it away. */
const STAYS = 7000;
const PER_LETTER = 90;
const UNTOUCHED = 1500;

/** A tip, the first time it is of use. Taps go through it; the next one puts it away, and so does Escape. */
export function TipToast(props: {
  readonly gameId: string;
  readonly view: Shapes['View'];
  readonly ply: number;
  /** Whose decision it is, if it is the person's at the screen. */
  readonly me: Seat | null;
  readonly settings: Settings;
}) {
  const { gameId, view, me, settings } = props;
  const brought = useExtra(lookOf(gameId).tips);
  const [tip, setTip] = useState<Tip | null>(null);
  const t = LEARN_WORDS[settings.language];
  useEffect(() => {
    const next = nextTip(brought?.tips ?? [], toldTips(), view, me);
    // The log makes room for it and takes it back: not under a finger.
    whenReleased(() => setTip(next));
    if (next) keepTold(next.id);
  }, [brought, props.ply, me]);
  const text = (tip && brought?.words[settings.language][tip.id]) ?? '';
  usePutAway(tip, text, () => whenReleased(() => setTip((shown) => (shown === tip ? null : shown))));
  // Listeners have it beside what the table says, not instead of it.
  return (
    <div role="status">
      {tip && (
        <p class={cx('tip-toast')}>
          <Icon name="hint" size={20} />
          <span>
            <b>{t.tip}</b> {text}
          </span>
        </p>
      )}
    </div>
  );
}

function usePutAway(tip: Tip | null, text: string, putAway: () => void): void {
  useEffect(() => {
    if (!tip) return;
    const shown = performance.now();
    const tapped = (): void => {
      if (performance.now() - shown > UNTOUCHED) putAway();
    };
    const pressed = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') putAway();
    };
    const timer = setTimeout(putAway, Math.max(STAYS, text.length * PER_LETTER));
    addEventListener('pointerdown', tapped);
    addEventListener('keydown', pressed);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', tapped);
      removeEventListener('keydown', pressed);
    };
  }, [tip]);
}
