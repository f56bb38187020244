import type { Wording } from '@quartet/core';
import { useLayoutEffect } from 'preact/hooks';
import { cx } from './styles.ts';
import type { Reel } from './use-reel.ts';
import type { ScreenWords } from './words.ts';

/** Over the table while it is looked back: any tap and any key end it. */
export function ReelBar(props: {
  readonly reel: Reel;
  readonly words: ScreenWords;
  readonly wording: Wording;
  readonly names: readonly string[];
}) {
  const { reel, words } = props;
  useLayoutEffect(() => {
    const end = (event: KeyboardEvent): void => {
      event.preventDefault();
      event.stopPropagation();
      reel.stop();
    };
    addEventListener('keydown', end, { capture: true });
    return () => removeEventListener('keydown', end, { capture: true });
  });
  const events = (reel.at > 0 && reel.frame?.entry?.events) || [];
  return (
    <button type="button" class={cx('reel')} aria-label={words.backToNow} onClick={reel.stop}>
      <span class={cx('said reel-said')} aria-hidden="true">
        <b>{words.lookingBack(reel.at, reel.of)}</b>{' '}
        {events.map((event) => props.wording.event(event, props.names)).join(' ')}
      </span>
    </button>
  );
}
