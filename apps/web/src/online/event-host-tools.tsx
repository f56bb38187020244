import type { EventAct, EventInfo } from '@quartet/protocol/events';
import { useState } from 'preact/hooks';
import { cx } from './event-styles.ts';
import type { EventWords } from './event-words.ts';
import { shownName } from './shown-name.ts';
import type { OnlineWords } from './words.ts';

interface Props {
  readonly info: EventInfo;
  readonly words: EventWords;
  readonly online: OnlineWords;
  /** The host. */
  readonly person: string;
  act(act: EventAct): Promise<void>;
}

/** What the host of an evening may do beside starting it: lock it, end it before the start, send away and silence. */
export function EventHostTools({ info, words, online, person, act }: Props) {
  /** What is asked about first: an id, or the end. */
  const [asked, setAsked] = useState<string | null>(null);
  const people = info.entrants.flatMap((player) => (player.kind === 'person' ? [player.person] : []));
  const others = [...people, ...info.waiting].filter(({ id }) => id !== person);
  const isOpen = info.status === 'open';
  const doAsked = (wanted: EventAct): void => {
    setAsked(null);
    void act(wanted);
  };
  return (
    <details class={cx('panel online-panel event-deal')}>
      <summary>{online.hostTools}</summary>
      <ul class={cx('event-people')}>
        <li>
          <span>{info.isLocked ? words.locked : words.unlocked}</span>
          <button type="button" class="button" onClick={() => void act({ type: 'lock', on: !info.isLocked })}>
            {info.isLocked ? words.unlock : words.lock}
          </button>
        </li>
        {others.map((other) => {
          const { id } = other;
          const name = shownName(other, online);
          const isHushed = info.hushed.includes(id);
          if (asked === id)
            return (
              <li key={id}>
                <Sure
                  {...{ online }}
                  question={words.sendAwaySure(name)}
                  yes={words.sendAway}
                  onNo={() => setAsked(null)}
                  onYes={() => doAsked({ type: 'remove', person: id })}
                />
              </li>
            );
          return (
            <li key={id}>
              <span>{name}</span>
              <span class={cx('buttons')}>
                <button
                  type="button"
                  class="button"
                  aria-label={isHushed ? online.unhush(name) : online.hush(name)}
                  onClick={() => void act({ type: 'hush', person: id, on: !isHushed })}
                >
                  {isHushed ? words.unhush : words.hush}
                </button>
                {isOpen && (
                  <button
                    type="button"
                    class="button"
                    aria-label={`${words.sendAway}: ${name}`}
                    onClick={() => setAsked(id)}
                  >
                    {words.sendAway}
                  </button>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {isOpen && asked !== 'end' && (
        <button type="button" class="button" onClick={() => setAsked('end')}>
          {words.cancel}
        </button>
      )}
      {isOpen && asked === 'end' && (
        <Sure
          {...{ online }}
          question={words.cancelSure}
          yes={words.cancel}
          onNo={() => setAsked(null)}
          onYes={() => doAsked({ type: 'end' })}
        />
      )}
    </details>
  );
}

function Sure(props: {
  readonly online: OnlineWords;
  readonly question: string;
  readonly yes: string;
  onNo(): void;
  onYes(): void;
}) {
  return (
    <span class={cx('event-ask')} role="alert">
      <span>{props.question}</span>
      <button type="button" class="button" onClick={props.onNo}>
        {props.online.takeBackAsk}
      </button>
      <button type="button" class="button" onClick={props.onYes}>
        {props.yes}
      </button>
    </span>
  );
}
