import type { Settings } from '../../app/settings.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PRACTICE_WORDS } from '../words.ts';
import chain from './chain.module.css';
import { bestShare, CLOCKS, type Clock } from './chain-best.ts';

const cx = classes(chain);

/** With which clock, or none. */
export function ChainStart(props: {
  readonly settings: Settings;
  readonly clock: Clock;
  onClock(clock: Clock): void;
  onStart(): void;
}) {
  const t = PRACTICE_WORDS[props.settings.language];
  const best = bestShare(props.clock);
  return (
    <main class={cx('page chain')}>
      <PageHeader title={t.chain} />
      <h1 class="visually-hidden">{t.chain}</h1>
      <p>{t.chainNote}</p>
      <fieldset class={cx('clocks')}>
        <legend>{t.clock}</legend>
        {CLOCKS.map((clock) => (
          <label key={clock}>
            <input
              type="radio"
              name="clock"
              checked={clock === props.clock}
              onChange={() => props.onClock(clock)}
            />
            {clock === null ? t.noClock : t.seconds(clock)}
          </label>
        ))}
      </fieldset>
      {best !== null && <p class="muted">{t.bestSoFar(Math.round(100 * best))}</p>}
      <button type="button" class="button primary" onClick={props.onStart}>
        <Icon name="play" size={18} /> {t.start}
      </button>
    </main>
  );
}
