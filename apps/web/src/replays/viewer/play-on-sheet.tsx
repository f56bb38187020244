import type { Seat } from '@quartet/core';
import { useState } from 'preact/hooks';
import { useWords } from '../../app/words/index.ts';
import { classes } from '../../ui/classes.ts';
import { Sheet } from '../../ui/sheet.tsx';
import type { ReplayWords } from '../words.ts';
import replay from './replay.module.css';

const cx = classes(replay);

/** As whom to play on. */
export function PlayOnSheet(props: {
  readonly t: ReplayWords;
  readonly at: number;
  readonly names: readonly string[];
  readonly seat: Seat;
  onPlay(seat: Seat): void;
  onClose(): void;
}) {
  const { t, at, names } = props;
  const words = useWords();
  const [seat, setSeat] = useState(props.seat);
  return (
    <Sheet label={t.playOnTitle(at)} onClose={props.onClose}>
      <h2>{t.playOnTitle(at)}</h2>
      <p>{t.playOnNote}</p>
      <fieldset class={cx('seats')}>
        <legend>{t.playOnAs}</legend>
        {names.map((name, i) => (
          <label key={i}>
            <input type="radio" name="seat" checked={i === seat} onChange={() => setSeat(i)} />
            {name}
          </label>
        ))}
      </fieldset>
      <div class="sheet-actions">
        <button type="button" class="button" onClick={props.onClose}>
          {words.cancel}
        </button>
        <button type="button" class="button primary" onClick={() => props.onPlay(seat)}>
          {words.play}
        </button>
      </div>
    </Sheet>
  );
}
