import type { Language } from '@quartet/core';
import type { EventInfo } from '@quartet/protocol/events';
import { nameOf } from './event-now.tsx';
import { differenceText, percentText } from './event-numbers.ts';
import { cx } from './event-styles.ts';
import type { EventWords } from './event-words.ts';
import { ONLINE_WORDS } from './words.ts';

/** Who stands where after the deals that all tables have played. */
export function Ranking(props: {
  readonly info: EventInfo;
  readonly words: EventWords;
  readonly person: string | null;
  readonly language: Language;
}) {
  const { info, words, person, language } = props;
  const online = ONLINE_WORDS[language];
  return (
    <section class={cx('panel online-panel')} aria-label={words.ranking}>
      <h2>{words.ranking}</h2>
      {info.ranking.length === 0 ? (
        <p class="muted">{words.none}</p>
      ) : (
        <>
          <table class={cx('event-table')}>
            <thead>
              <tr>
                <th scope="col">
                  <span class="visually-hidden">{words.place}</span>
                  <span aria-hidden="true">#</span>
                </th>
                <th scope="col">{words.player}</th>
                <th scope="col">{words.percent}</th>
                <th scope="col">{words.difference}</th>
                <th scope="col" class={cx('event-wide')}>
                  {words.played}
                </th>
              </tr>
            </thead>
            <tbody>
              {info.ranking.map(({ player, place, percent, difference, deals }) => {
                const isMe = player.kind === 'person' && player.person.id === person;
                return (
                  <tr key={nameOf(player, online) + place} class={cx(isMe ? 'event-me' : undefined)}>
                    <td>{place ?? '–'}</td>
                    <th scope="row">
                      {nameOf(player, online)} {isMe && <small>({words.you})</small>}
                    </th>
                    <td>
                      <strong>{percentText(percent, language)}</strong>
                    </td>
                    <td>{differenceText(difference, language)}</td>
                    <td class={cx('event-wide')}>{deals}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
          <p class="muted">{words.rankingHelp}</p>
        </>
      )}
    </section>
  );
}
