import type { Seat } from '@quartet/core';
import type { Card } from '@quartet/linko';
import { useRef } from 'preact/hooks';
import { Face, Tokens } from './card.tsx';
import { useLeftOver } from './left-over.ts';
import { ZONE } from './motion.ts';
import { hasJustPlayed, type Scene } from './scene.ts';
import { cx } from './styles.ts';

/** Cards side by side, overlapping where there is no room. */
export function Fan(props: {
  readonly cards: readonly Card[];
  readonly flips?: readonly string[] | undefined;
  readonly class?: string;
}) {
  const style = { '--gaps': Math.max(1, props.cards.length - 1) };
  return (
    <span class={cx(`fan ${props.class ?? ''}`)} style={style}>
      {props.cards.map((card, i) => (
        <Face key={props.flips?.[i] ?? i} card={card} flip={props.flips?.[i]} />
      ))}
    </span>
  );
}

/** A stack: the top layer large, since only it can be snatched; those below small, the newest first. */
export function Layers(props: {
  readonly scene: Scene;
  readonly seat: Seat;
  /** What would go on top. */
  readonly next?: readonly Card[] | null;
}) {
  const { scene, seat, next } = props;
  const { t, flips, view, me } = scene;
  const { layers } = view.seats[seat]!;
  const top = layers.at(-1);
  const below = layers.slice(0, -1).reverse();
  const list = useRef<HTMLDivElement>(null);
  useLeftOver(list, JSON.stringify(below));
  return (
    <div class={cx('layers')} data-place={ZONE.stack(seat)}>
      <div class={cx('layers-in')}>
        <div class={cx('below')} ref={list}>
          {below.length > 0 && <small>{t.below}</small>}
          {below.length > 1 && <b class={cx('more')} data-more={t.moreBelow} hidden aria-hidden="true" />}
          {below.map((layer, i) => (
            <span key={i} data-layer={layer.length}>
              <Tokens cards={layer} />
            </span>
          ))}
        </div>
        {!top && !next && (
          <span class={cx('top')}>
            <span class={cx('hole')} />
          </span>
        )}
        {top && (
          <span
            class={cx(seat !== me && hasJustPlayed(scene, seat) ? 'top just' : 'top')}
            data-place={ZONE.top(seat)}
          >
            <Fan cards={top} flips={flips[ZONE.stack(seat)]?.slice(-top.length)} />
            {top.length > 1 && (
              <span class={cx('set')}>
                <Tokens cards={top} />
              </span>
            )}
            <span class={cx('tag')} aria-hidden="true">
              {t.top}
            </span>
          </span>
        )}
        {next && (
          <span class={cx('next')}>
            <Fan cards={next} />
          </span>
        )}
      </div>
    </div>
  );
}
