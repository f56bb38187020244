import { classes } from '../../ui/classes.ts';
import type { ReplayWords } from '../words.ts';
import { Glyph } from './glyph.tsx';
import transport from './transport.module.css';

const cx = classes(transport);

const RATES = [1, 2, 4] as const;
export type Rate = (typeof RATES)[number];

/** What plays by itself, and how fast. */
export interface Playback {
  readonly isPlaying: boolean;
  readonly rate: Rate;
  setRate(rate: Rate): void;
  toggle(): void;
}

/** Where something happened on the scrubber. */
export interface Tick {
  readonly at: number;
  readonly kind: 'round' | 'loss';
}

/** The scrubber and the buttons under it. */
export function Transport(props: {
  readonly t: ReplayWords;
  readonly at: number;
  readonly length: number;
  /** What happened just before, in words. */
  readonly happened: string;
  readonly ticks: readonly Tick[];
  readonly playback: Playback;
  onMove(at: number): void;
  onStep(by: number): void;
}) {
  const { t, at, length, playback, onMove, onStep } = props;
  const [isFirst, isLast] = [at === 0, at === length];
  const button = (
    name: Parameters<typeof Glyph>[0]['name'],
    label: string,
    isOff: boolean,
    act: () => void,
  ) => (
    <button type="button" class="icon-button" aria-label={label} aria-disabled={isOff} onClick={act}>
      <Glyph name={name} />
    </button>
  );
  return (
    <section class={cx('transport')} aria-label={t.playback}>
      <Scrubber {...props} />
      <div class={cx('buttons')}>
        {button('first', t.toFirst, isFirst, () => onMove(0))}
        {button('back', t.toBack, isFirst, () => onStep(-1))}
        <button
          type="button"
          class={cx('icon-button play')}
          aria-label={playback.isPlaying ? t.pause : t.play}
          onClick={playback.toggle}
        >
          <Glyph name={playback.isPlaying ? 'pause' : 'play'} />
        </button>
        {button('next', t.toNext, isLast, () => onStep(1))}
        {button('last', t.toLast, isLast, () => onMove(length))}
        <select
          class={cx('rate')}
          aria-label={t.speed}
          value={playback.rate}
          onChange={(event) => playback.setRate(Number(event.currentTarget.value) as Rate)}
        >
          {RATES.map((rate) => (
            <option key={rate} value={rate}>
              {rate}×
            </option>
          ))}
        </select>
      </div>
    </section>
  );
}

function Scrubber(props: Parameters<typeof Transport>[0]) {
  const { t, at, length, ticks } = props;
  const place = (tick: number): Record<string, number> => ({ '--place': length === 0 ? 0 : tick / length });
  return (
    <div class={cx('scrub')}>
      <span class={cx('range')}>
        {ticks.map((tick) => (
          <i key={`${tick.kind} ${tick.at}`} class={cx(`tick ${tick.kind}`)} style={place(tick.at)} />
        ))}
        <input
          type="range"
          min={0}
          max={length}
          value={at}
          aria-label={t.scrubber}
          aria-valuetext={`${t.moment(at, length)}. ${props.happened}`}
          onInput={(event) => props.onMove(Number(event.currentTarget.value))}
        />
      </span>
      <span class={cx('count')} aria-hidden="true">
        {t.momentShort(at, length)}
      </span>
    </div>
  );
}
