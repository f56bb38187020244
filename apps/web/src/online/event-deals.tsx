import { type Language, withMinus } from '@quartet/core';
import type { EventInfo, PlayedTable } from '@quartet/protocol/events';
import { useState } from 'preact/hooks';
import type { Settings } from '../app/settings.ts';
import { apiAddress, ask } from './api.ts';
import { nameOf } from './event-now.tsx';
import { differenceText } from './event-numbers.ts';
import { cx } from './event-styles.ts';
import type { EventWords } from './event-words.ts';
import { openRecord } from './open-record.ts';
import { problemText } from './problem-text.ts';
import { ONLINE_WORDS } from './words.ts';

interface Props {
  readonly info: EventInfo;
  readonly words: EventWords;
  readonly settings: Settings;
}

/** Every deal that is over, with every table of it and its record. */
export function PlayedDeals({ info, words, settings }: Props) {
  return (
    <section class={cx('panel online-panel')} aria-label={words.results}>
      <h2>{words.results}</h2>
      {info.played.map((tables, deal) => (
        <details key={deal} class={cx('event-deal')}>
          <summary>{words.dealOf(deal + 1, info.last)}</summary>
          {tables.map((table, at) => (
            <Played key={table.table} {...{ info, words, settings, table, at }} deal={deal + 1} />
          ))}
        </details>
      ))}
      {info.status === 'over' && info.played.length > 0 && (
        <p class={cx('buttons')}>
          <a
            class="button"
            href={apiAddress(['events', info.id, 'file']) ?? '#/'}
            download={`event-${info.id}.json`}
          >
            {words.download}
          </a>
        </p>
      )}
    </section>
  );
}

/** One table of a deal: what came of it, a look back, and whether the deal was the sealed one. */
function Played(props: Props & { readonly table: PlayedTable; readonly deal: number; readonly at: number }) {
  const { info, words, settings, table, deal, at } = props;
  const online = ONLINE_WORDS[settings.language];
  const [said, setSaid] = useState('');
  const where = `${words.dealOf(deal, info.last)}, ${words.table(at + 1)}`;
  const lookBack = async (): Promise<void> => {
    const names = table.seats.map(({ player }) => nameOf(player, online));
    setSaid(await openRecord(table.table, names, online));
  };
  const check = async (): Promise<void> => {
    setSaid(online.checking);
    const [record, { checkText }] = await Promise.all([
      ask<object>('GET', ['tables', table.table, 'record']),
      import('./check-text.ts'),
    ]);
    if (!record.ok) return setSaid(problemText(online, record.problem));
    const { id, game, deals } = info;
    const played = { id: table.table, game, event: { id, deal, deals } };
    setSaid(await checkText(played, record.value, settings.language));
  };
  return (
    <div class={cx('event-played')}>
      <h3>{words.table(at + 1)}</h3>
      <p class={cx('buttons')}>
        <button
          type="button"
          class="button"
          aria-label={`${words.replay}: ${where}`}
          onClick={() => void lookBack()}
        >
          {words.replay}
        </button>
        <button
          type="button"
          class="button plain"
          aria-label={`${online.check}: ${where}`}
          onClick={() => void check()}
        >
          {online.check}
        </button>
      </p>
      <p role="status" class={cx('event-said')}>
        {said}
      </p>
      <TableResult {...{ table, words }} language={settings.language} />
    </div>
  );
}

function TableResult(props: {
  readonly table: PlayedTable;
  readonly words: EventWords;
  readonly language: Language;
}) {
  const { table, words, language } = props;
  return (
    <table class={cx('event-table')}>
      <thead>
        <tr>
          <th scope="col">{words.seat}</th>
          <th scope="col">{words.player}</th>
          <th scope="col">{words.points}</th>
          <th scope="col">%</th>
          <th scope="col" class={cx('event-wide')}>
            {words.difference}
          </th>
        </tr>
      </thead>
      <tbody>
        {table.seats.map(({ player, points, percent, difference, isLost }, seat) => (
          <tr key={seat}>
            <td>{seat + 1}</td>
            <th scope="row">
              {nameOf(player, ONLINE_WORDS[language])}{' '}
              {percent === null && <small class="muted">({words.nobodys})</small>}
              {isLost && <small class="muted">({words.lostDeal})</small>}
            </th>
            <td>{withMinus(points)}</td>
            <td>{percent === null ? '–' : Math.round(percent)}</td>
            <td class={cx('event-wide')}>
              {difference === null ? '–' : differenceText(difference, language)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
