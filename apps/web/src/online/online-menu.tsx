import { hasOrders } from '@quartet/catalog/list';
import { useState } from 'preact/hooks';
import { lazy, Suspense } from '../app/lazy.tsx';
import { HostTools, minuteMore } from './host-tools.tsx';
import { luckText } from './luck-text.ts';
import type { PlayProps } from './play-table.tsx';
import { cx } from './styles.ts';
import { seatOf } from './table-notes.tsx';
import { ONLINE_WORDS } from './words.ts';

const AlertButton = lazy(() => import('./alert-button.tsx').then((module) => module.AlertButton));
const OrdersSheet = lazy(() => import('./orders-sheet.tsx').then((module) => module.OrdersSheet));

/** First in the menu of an online table: covering, leaving, and what only the host may do. */
export function OnlineMenu(props: PlayProps & { readonly names: readonly string[]; close(): void }) {
  const { info, person, settings, act, close } = props;
  const words = ONLINE_WORDS[settings.language];
  const [isLeaving, setLeaving] = useState(false);
  const seat = seatOf(info, person);
  const me = seat === null ? null : info.players[seat]!;
  const isRunning = info.status === 'playing' || info.status === 'paused';
  const isCovered = me?.kind === 'person' && me.cover !== null;
  const waited = seat === null ? null : waitedFor(props, seat);
  const doAndClose = (wanted: Parameters<typeof act>[0]): void => {
    act(wanted);
    close();
  };
  return (
    <>
      <a class="button" href={info.event ? `#/online/e.${info.event.id}` : '#/online'}>
        {info.event ? words.toEvent : words.lobby}
      </a>
      {seat !== null && isRunning && <ForLater {...props} />}
      {seat !== null && info.status === 'playing' && !info.event && (
        <button
          type="button"
          class="button"
          onClick={() =>
            doAndClose(person === info.host ? { type: 'pause' } : { type: 'ask', what: 'pause' })
          }
        >
          {person === info.host ? words.pause : words.askForPause}
        </button>
      )}
      {seat !== null && isRunning && person !== info.host && !info.event && info.pace.kind !== 'untimed' && (
        <button
          type="button"
          class="button"
          onClick={() => doAndClose({ type: 'ask', what: 'time', seconds: minuteMore(info) })}
        >
          {words.askMoreTime}
        </button>
      )}
      {waited !== null && (
        <button type="button" class="button" onClick={() => doAndClose({ type: 'nudge', seat: waited })}>
          {words.nudgeAt(props.names[waited]!)}
        </button>
      )}
      {canAskBack(props) && (
        <button type="button" class="button" onClick={() => doAndClose({ type: 'ask', what: 'back' })}>
          {words.askBack}
        </button>
      )}
      {seat !== null && isRunning && !info.event && (
        <button type="button" class="button" onClick={() => doAndClose({ type: 'ask', what: 'end' })}>
          {words.askToEnd}
        </button>
      )}
      {seat !== null && isRunning && !isCovered && (
        <button type="button" class="button" onClick={() => doAndClose({ type: 'cover', seat })}>
          {words.coverMe}
        </button>
      )}
      {seat !== null && isRunning && !isCovered && info.event && (
        <p class={cx('muted menu-luck')}>{words.dealLostToBot}</p>
      )}
      {seat !== null && isRunning && !isLeaving && (
        <button type="button" class="button" onClick={() => setLeaving(true)}>
          {words.leave}
        </button>
      )}
      {isLeaving && (
        <div class={cx('menu-ask')} role="alert">
          <p>{words.leaveSure}</p>
          <button type="button" class="button" onClick={() => setLeaving(false)}>
            {words.stay}
          </button>
          <button type="button" class="button" onClick={() => doAndClose({ type: 'stand' })}>
            {words.leave}
          </button>
        </div>
      )}
      {info.luck && (
        <p class={cx('muted menu-luck')}>
          {words.seal}: {info.luck.seal}. {luckText(info, props.names, words)}
        </p>
      )}
      {person === info.host && isRunning && !info.event && <HostTools {...props} act={doAndClose} />}
    </>
  );
}

/** At a slow table: somebody else who must decide. */
function waitedFor({ live, info }: PlayProps, mine: number): number | null {
  const actor = live.state?.view.actor ?? -1;
  const player = info.players[actor];
  const isPerson = player?.kind === 'person' && player.cover === null && actor !== mine;
  return isPerson && info.status === 'playing' && info.pace.kind !== 'live' ? actor : null;
}

/** While the last decision is my own; whether it has shown somebody a card, the server knows. */
function canAskBack({ live, info, person }: PlayProps): boolean {
  const last = live.log.at(-1);
  const isMine = last !== undefined && last.seat === seatOf(info, person) && last.hand === 'person';
  return isMine && info.status === 'playing' && info.rated === false && !info.event;
}

/** For those who do not wait at the table: being told, and what is decided meanwhile. */
function ForLater({ live, info, settings, act, close }: PlayProps & { close(): void }) {
  const [isOrdering, setOrdering] = useState(false);
  const isSlow = info.pace.kind !== 'live';
  return (
    <>
      <Suspense fallback={null}>
        <AlertButton {...{ settings, isSlow }} />
      </Suspense>
      {isSlow && hasOrders(info.game) && (
        <button type="button" class="button" onClick={() => setOrdering(true)}>
          {ONLINE_WORDS[settings.language].orders}
        </button>
      )}
      <Suspense fallback={null}>
        {isOrdering && (
          <OrdersSheet
            {...{ settings, act }}
            game={info.game}
            given={live.orders}
            onDone={close}
            onClose={() => setOrdering(false)}
          />
        )}
      </Suspense>
    </>
  );
}
