import type { Seat } from '@quartet/core';
import type { MiniCards } from '../../kit/mini-cards.ts';
import type { GameParts } from '../../table/parts.ts';
import { cx as ofTable } from '../../table/styles.ts';
import { classes } from '../../ui/classes.ts';
import { Emblem } from '../../ui/emblem.tsx';
import type { ReplayWords } from '../words.ts';
import type { Moment } from '../worker/protocol.ts';
import replay from './replay.module.css';

const cx = classes(replay);

/** The hands that the table itself does not show, small, all at once. */
export function OpenHands(props: {
  readonly t: ReplayWords;
  readonly parts: GameParts;
  readonly minis: MiniCards;
  readonly moment: Moment;
  readonly me: Seat | null;
  readonly names: readonly string[];
}) {
  const { t, minis, moment, me, names, parts } = props;
  const hands = minis.handsOf(moment.view);
  return (
    <section class={cx('hands')} aria-label={t.allHands}>
      {hands.map((codes, seat) => {
        if (seat === me || codes === null) return null;
        const spoken = codes.map((code) => parts.wording.card(code)).join(', ');
        return (
          <div
            key={seat}
            class={cx('hand')}
            role="img"
            aria-label={`${t.allHandsOf(names[seat]!)}: ${spoken}`}
          >
            <Emblem name={names[seat]!} seat={seat} size={22} />
            <strong>{names[seat]}</strong>
            <span class={ofTable('log-cards')}>
              <minis.Minis codes={codes} />
            </span>
          </div>
        );
      })}
    </section>
  );
}
