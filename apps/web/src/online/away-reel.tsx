import type { Wording } from '@quartet/core';
import { useContext, useEffect, useLayoutEffect } from 'preact/hooks';
import { type Settings, SPEEDS } from '../app/settings.ts';
import { useExtra } from '../app/use-loaded.ts';
import { lookOf } from '../games/index.ts';
import type { MiniCards } from '../kit/mini-cards.ts';
import { Glyph } from '../replays/viewer/glyph.tsx';
import { Entry } from '../table/log.tsx';
import { type Step, type Steps, useSteps, useTicking } from '../table/steps.ts';
import { classes } from '../ui/classes.ts';
import { Emblem } from '../ui/emblem.tsx';
import { Icon } from '../ui/icon.tsx';
import { StatusContext } from '../ui/status.ts';
import awayReel from './away-reel.module.css';
import { AWAY_WORDS, type AwayWords } from './away-words.ts';
import type { HeardEntry } from './follow.ts';
import type { Missed } from './use-missed.ts';

const cx = classes(awayReel);

/** Milliseconds that a move is shown at normal speed, and at least. */
const STEP = 1200;
const SHORTEST = 600;
const BEGIN: Step = { at: 0, isGoing: true };

interface Props {
  readonly missed: Missed;
  readonly gameId: string;
  readonly wording: Wording;
  readonly names: readonly string[];
  readonly settings: Settings;
}

/** What happened meanwhile, move by move, or as a list for whoever wants less motion. The table stays in reach. */
export function AwayReel({ missed, gameId, wording, names, settings }: Props) {
  const words = AWAY_WORDS[settings.language];
  const tell = useContext(StatusContext);
  const minis = useExtra(lookOf(gameId).miniCards);
  const { entries } = missed;
  const isList = settings.lessMotion || entries.length === 1;
  const steps = useSteps(entries.length - 1, BEGIN);
  useTicking(steps, isList ? null : Math.max(SHORTEST, STEP * SPEEDS[settings.speed]));
  useEffect(() => steps.set(BEGIN), [entries]);
  useEffect(() => tell?.(words.missed(entries.length)), [entries]);
  useLayoutEffect(() => {
    const close = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape' && !document.querySelector('dialog[open]')) missed.dismiss();
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  });
  const shown = isList ? entries : [entries[steps.at]!];
  return (
    <section class={cx('away-reel')} data-note="reel" aria-label={words.whileAway} aria-live="off">
      <h2>
        {words.whileAway} {!isList && <small>{words.step(steps.at + 1, entries.length)}</small>}
      </h2>
      {!isList && <StepButtons steps={steps} words={words} />}
      <button type="button" class="icon-button" aria-label={words.close} onClick={missed.dismiss}>
        <Icon name="close" />
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard */}
      <ol class={cx('away-lines')} tabIndex={0} aria-label={words.whileAway}>
        {shown.map((entry) => (
          <Line key={entry.seq} {...{ entry, minis, wording, names }} />
        ))}
      </ol>
    </section>
  );
}

function StepButtons({ steps, words }: { readonly steps: Steps; readonly words: AwayWords }) {
  const { at, last, isGoing, step, toggle } = steps;
  return (
    <p class={cx('away-steps')}>
      <StepButton name="back" label={words.stepBack} isOff={at === 0} onPress={() => step(-1)} />
      <StepButton
        name={isGoing ? 'pause' : 'play'}
        label={isGoing ? words.stepHold : words.stepGo}
        isOff={false}
        onPress={toggle}
      />
      <StepButton name="next" label={words.stepOn} isOff={at === last} onPress={() => step(1)} />
    </p>
  );
}

function StepButton(props: {
  readonly name: Parameters<typeof Glyph>[0]['name'];
  readonly label: string;
  readonly isOff: boolean;
  onPress(): void;
}) {
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={props.label}
      aria-disabled={props.isOff}
      onClick={props.onPress}
    >
      <Glyph name={props.name} />
    </button>
  );
}

function Line(props: {
  readonly entry: HeardEntry;
  readonly minis: MiniCards | null;
  readonly wording: Wording;
  readonly names: readonly string[];
}) {
  const { entry, minis, wording, names } = props;
  return (
    <li class={cx('away-line')}>
      <Emblem name={names[entry.seat]!} seat={entry.seat} size={22} />
      <Entry {...{ minis, wording, names }} events={entry.events} to={entry.ply + 1} isNow={false} />
    </li>
  );
}
