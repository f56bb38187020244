import type { Seat } from '@quartet/core';
import { classes } from '../../ui/classes.ts';
import type { ReplayWords } from '../words.ts';
import type { Story } from '../worker/protocol.ts';
import replay from './replay.module.css';

const cx = classes(replay);

/** Whose view is shown, and whether all hands lie open beside it. */
export interface Eyes {
  readonly seat: Seat | null;
  readonly isOpen: boolean;
}

export function WhoseEyes(props: {
  readonly t: ReplayWords;
  readonly story: Story;
  readonly names: readonly string[];
  readonly eyes: Eyes;
  onChange(eyes: Eyes): void;
}) {
  const { t, story, names, eyes, onChange } = props;
  const isFree = story.viewers.includes('referee');
  const seats = names.map((_, seat) => seat).filter((seat) => story.viewers.includes(seat));
  return (
    <div class={cx('eyes')}>
      <label>
        <span>{t.whoseEyes}</span>
        <select
          value={eyes.seat ?? 'table'}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...eyes, seat: value === 'table' ? null : Number(value) })
          }
        >
          {seats.map((seat) => (
            <option key={seat} value={seat}>
              {names[seat]}
            </option>
          ))}
          {story.viewers.includes('table') && <option value="table">{t.openTable}</option>}
        </select>
      </label>
      {isFree ? (
        <label class={cx('open')}>
          <input
            type="checkbox"
            checked={eyes.isOpen}
            onChange={(event) => onChange({ ...eyes, isOpen: event.currentTarget.checked })}
          />
          {t.allHands}
        </label>
      ) : (
        <p class="muted">{t.onlyAfter}</p>
      )}
    </div>
  );
}
