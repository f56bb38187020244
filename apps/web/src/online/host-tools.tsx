import type { TableInfo } from '@quartet/protocol';
import { Fragment } from 'preact';
import { useState } from 'preact/hooks';
import type { PlayProps } from './play-table.tsx';
import { cx } from './styles.ts';
import { isLongAway } from './table-notes.tsx';
import { ONLINE_WORDS } from './words.ts';

const MINUTE = 60;

/** Seconds more for everybody; where people have less than a minute, as much as they have. */
export function minuteMore({ pace }: TableInfo): number {
  return pace.kind === 'live' ? Math.min(MINUTE, pace.bank) : MINUTE;
}

/** In the menu of a running game: what only its host may do. */
export function HostTools(props: PlayProps) {
  const { info, person, settings, act } = props;
  const words = ONLINE_WORDS[settings.language];
  const [removing, setRemoving] = useState<number | null>(null);
  const others = info.players.flatMap((player, seat) =>
    player.kind === 'person' && player.person.id !== person ? [{ seat, ...player.person }] : [],
  );
  const isRated = info.rated !== false;
  const remove = (seat: number): void => {
    if (isRated && !isLongAway(props, seat)) setRemoving(seat);
    else act({ type: 'remove', seat });
  };
  return (
    <details class={cx('menu-host')}>
      <summary class="button">{words.hostTools}</summary>
      <div>
        {info.status === 'paused' && (
          <button type="button" class="button" onClick={() => act({ type: 'resume' })}>
            {words.resume}
          </button>
        )}
        {info.pace.kind !== 'untimed' && (
          <button
            type="button"
            class="button"
            onClick={() => act({ type: 'extend', seconds: minuteMore(info) })}
          >
            {isRated && others.length > 0 ? words.askMoreTime : words.moreTime}
          </button>
        )}
        {info.openChat !== undefined && (
          <button
            type="button"
            class="button"
            onClick={() => act({ type: 'settle', openChat: !info.openChat })}
          >
            {info.openChat ? words.closeChat : words.openChat}
          </button>
        )}
        {others.map(({ seat, id, name }) => (
          <Fragment key={seat}>
            {removing === seat ? (
              <div class={cx('menu-ask')} role="alert">
                <p>{words.removeSure(name, others.length > 1)}</p>
                <button type="button" class="button" onClick={() => setRemoving(null)}>
                  {words.takeBackAsk}
                </button>
                <button type="button" class="button" onClick={() => act({ type: 'remove', seat })}>
                  {words.removeFrom(name)}
                </button>
              </div>
            ) : (
              <button type="button" class="button" onClick={() => remove(seat)}>
                {words.removeFrom(name)}
              </button>
            )}
            <button
              type="button"
              class="button"
              onClick={() => act({ type: 'hush', person: id, on: !info.hushed.includes(id) })}
            >
              {info.hushed.includes(id) ? words.unhush(name) : words.hush(name)}
            </button>
          </Fragment>
        ))}
      </div>
    </details>
  );
}
