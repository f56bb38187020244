import { lazy, Suspense } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import { classes } from '../ui/classes.ts';
import type { PlayProps } from './play-table.tsx';
import tableNotes from './table-notes.module.css';
import { ONLINE_WORDS } from './words.ts';

const cx = classes(tableNotes);

export const EndedNote = lazy(() => import('./ended-note.tsx').then((module) => module.EndedNote));

/** Milliseconds after which the others may ask for a bot, by pace; the server knows the same. */
const GRACE = { untimed: 120_000, live: 120_000, days: 3 * 86_400_000 } as const;
const TICK = 5000;

/** Over the table, only when something is the matter: the line, a pause, a bot in my place, somebody away. */
export function TableNotes(props: PlayProps & { readonly names: readonly string[] }) {
  const { live, info, person, settings, names, act, trouble, back } = props;
  const words = ONLINE_WORDS[settings.language];
  const mine = seatOf(info, person);
  const me = mine === null ? null : info.players[mine]!;
  const isOver = info.status === 'over';
  const isCovered = me?.kind === 'person' && me.cover !== null && !isOver;
  const actor = live.state?.view.actor ?? -1;
  const since = live.away.find(({ seat }) => seat === actor)?.since ?? null;
  const isWaitedFor = mine !== null && info.status === 'playing' && !isCoveredSeat(info, actor);
  const isActorAway = useLongAway(isWaitedFor ? since : null, GRACE[info.pace.kind], live.skew);
  const { resumable } = info;
  const isResumable = useLongAway(mine === null ? null : (resumable ?? null), 0, live.skew);
  return (
    <>
      <div role="status">
        {live.isLost && (
          <p class={cx('table-note line')}>{live.waiting > 0 ? words.sendsLater : words.reconnecting}</p>
        )}
      </div>
      <div class={cx('table-notes')} role="status">
        {live.ended && (
          <Suspense fallback={null}>
            <EndedNote {...{ live, settings, back }} />
          </Suspense>
        )}
        {trouble !== '' && <p class={cx('table-note')}>{trouble}</p>}
        {info.status === 'paused' && (
          <p class={cx('table-note')}>
            {words.paused}{' '}
            {resumable && !isResumable && words.resumable(whenText(resumable - live.skew, settings))}
            {(person === info.host || isResumable) && (
              <button type="button" class="button" onClick={() => act({ type: 'resume' })}>
                {words.resume}
              </button>
            )}
          </p>
        )}
        {isCovered && (
          <p class={cx('table-note')}>
            {words.covered}
            <button type="button" class="button primary" onClick={() => act({ type: 'return' })}>
              {words.comeBack}
            </button>
          </p>
        )}
        {isActorAway && (
          <p class={cx('table-note')}>
            {words.isAway(names[actor]!)}
            <button type="button" class="button" onClick={() => act({ type: 'cover', seat: actor })}>
              {words.cover(names[actor]!)}
            </button>
          </p>
        )}
      </div>
    </>
  );
}

/** Whether this has been so for longer than the grace: somebody is away, or it is paused. `since` by the server's clock, null: here. */
function useLongAway(since: number | null, grace: number, skew: number): boolean {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (since === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, [since]);
  return since !== null && now + skew - since >= grace;
}

function whenText(at: number, { language }: PlayProps['settings']): string {
  return new Date(at).toLocaleString(language, { dateStyle: 'short', timeStyle: 'short' });
}

export function seatOf(info: PlayProps['info'], person: string | null): number | null {
  const seat = info.players.findIndex((one) => one.kind === 'person' && one.person.id === person);
  return seat < 0 ? null : seat;
}

function isCoveredSeat(info: PlayProps['info'], seat: number): boolean {
  const player = info.players[seat];
  return player?.kind !== 'person' || player.cover !== null;
}
