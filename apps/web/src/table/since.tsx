import type { Seat } from '@quartet/core';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useExtra } from '../app/use-loaded.ts';
import type { LogEntry } from '../engine/model.ts';
import { lookOf } from '../games/index.ts';
import type { Act } from '../kit/story.ts';
import { Emblem } from '../ui/emblem.tsx';
import { ActLine } from './act-line.tsx';
import { actsSince } from './acts.ts';
import { cx } from './styles.ts';
import type { Shown } from './use-shown.ts';

/** What the others did since my last decision; `isFolded` from the first touch of my turn on. */
export interface Since {
  readonly acts: readonly Act[];
  readonly isFolded: boolean;
}

export function useSince(shown: Shown, log: readonly LogEntry[]): Since {
  const { parts, state, names, me, legal, settings } = shown;
  const { story, wording } = parts;
  const isMyTurn = legal.isMine;
  const acts = useMemo(() => {
    const to = { names, me, wording, language: settings.language };
    return state.ended ? [] : actsSince(story, log, me, isMyTurn, to);
  }, [story, log, me, isMyTurn, names, wording, settings.language, state.ended]);
  const [folded, fold] = useState<string | null>(null);
  // A turn of several decisions is folded once.
  const turn = `${acts.length} ${acts.at(-1)?.to}`;
  const isWaiting = isMyTurn && folded !== turn;
  useEffect(() => {
    if (!isWaiting) return;
    // A touch of the table itself: menus, and the strip, leave it as it is.
    const touched = ({ target }: Event): void => {
      if (target instanceof Element && target.closest(`.${cx('screen-body')}`)) fold(turn);
    };
    addEventListener('pointerdown', touched);
    addEventListener('keydown', touched);
    return () => {
      removeEventListener('pointerdown', touched);
      removeEventListener('keydown', touched);
    };
  }, [isWaiting, turn]);
  return { acts, isFolded: isMyTurn && !isWaiting };
}

/** One line under the status; it keeps its place, so that nothing moves when it folds. */
export function SinceStrip(props: { readonly shown: Shown; readonly since: Since; onReplay(): void }) {
  const { shown, since } = props;
  const { words, me, parts } = shown;
  const minis = useExtra(lookOf(parts.game.id).miniCards);
  const { acts, isFolded } = since;
  return (
    <section
      class={cx(isFolded || acts.length === 0 ? 'since folded' : 'since')}
      aria-label={words.sinceYours}
    >
      <p class={cx('since-label')}>{acts.length === 0 ? words.nothingSince : words.since(acts.length)}</p>
      <ul class={cx('since-acts')}>
        {acts.map((act, i) => (
          <li key={i} class={cx(isMine(act, me) ? 'since-act mine' : 'since-act')}>
            <Emblem name={shown.names[act.seat!]!} seat={act.seat!} size={20} />
            <ActLine act={act} who={shown.names[act.seat!]!} minis={minis} wording={parts.wording} />
          </li>
        ))}
      </ul>
      {acts.length > 0 && (
        <button type="button" class={cx('since-replay')} onClick={props.onReplay}>
          {words.replay}
          <span class="kbd" aria-hidden="true">
            L
          </span>
        </button>
      )}
    </section>
  );
}

/** Where there is no room for a strip: the one thing that concerned me, over the status until the first touch. */
export function SinceNote({ shown, since }: { readonly shown: Shown; readonly since: Since }) {
  const minis = useExtra(lookOf(shown.parts.game.id).miniCards);
  const act = since.acts.findLast((one) => isMine(one, shown.me));
  if (!act || since.isFolded || !shown.legal.isMine) return null;
  return (
    <span class={cx('since-note')} aria-hidden="true">
      <ActLine act={act} who={shown.names[act.seat!]!} minis={minis} wording={shown.parts.wording} />
    </span>
  );
}

function isMine({ touches }: Act, me: Seat | null): boolean {
  return me !== null && touches.includes(me);
}
