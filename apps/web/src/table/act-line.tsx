import type { Wording } from '@quartet/core';
import type { MiniCards } from '../kit/mini-cards.ts';
import type { Act } from '../kit/story.ts';
import { cx } from './styles.ts';

/** An act in words and small cards; to listeners the cards are named. */
export function ActLine(props: {
  readonly act: Act;
  /** Null where it stands there already. */
  readonly who: string | null;
  readonly minis: MiniCards | null;
  readonly wording: Wording;
}) {
  const { act, who, minis, wording } = props;
  return (
    <span class={cx(act.seat === null ? 'act nobody' : 'act')}>
      {who !== null && <b>{who}</b>}{' '}
      {act.line.map((piece, i) =>
        typeof piece === 'string' ? (
          <span key={i}>{piece} </span>
        ) : (
          <span key={i}>
            <span class="visually-hidden">{piece.cards.map((code) => wording.card(code)).join(', ')} </span>
            <span class={cx('log-cards')} aria-hidden="true">
              {minis ? <minis.Minis codes={piece.cards} /> : piece.cards.join(' ')}
            </span>{' '}
          </span>
        ),
      )}
      {act.note && <span class={cx('act-note')}>{act.note}</span>}
    </span>
  );
}
