import type { EventInfo, PlayedTable } from '@quartet/protocol/events';
import { useState } from 'preact/hooks';
import type { Settings } from '../app/settings.ts';
import { nameOf } from './event-now.tsx';
import { signed } from './event-ranking.tsx';
import { cx } from './event-styles.ts';
import type { EventWords } from './event-words.ts';
import { openRecord } from './open-record.ts';
import { ONLINE_WORDS } from './words.ts';

/** Every deal that is over, with every table of it and its record. */
export function PlayedDeals(props: {
  readonly info: EventInfo;
  readonly words: EventWords;
  readonly settings: Settings;
}) {
  const { info, words, settings } = props;
  const [said, setSaid] = useState('');
  const lookBack = async ({ table, seats }: PlayedTable): Promise<void> => {
    const names = seats.map(({ player }) => nameOf(player));
    setSaid(await openRecord(table, names, ONLINE_WORDS[settings.language]));
  };
  return (
    <section class={cx('panel online-panel')} aria-label={words.results}>
      <h2>{words.results}</h2>
      <p role="status" class={cx('trouble')}>
        {said}
      </p>
      {info.played.map((tables, deal) => (
        <details key={deal} class={cx('event-deal')}>
          <summary>{words.dealOf(deal + 1, info.last)}</summary>
          {tables.map((table, at) => (
            <div key={table.table} class={cx('event-played')}>
              <h3>{words.table(at + 1)}</h3>
              <button
                type="button"
                class="button"
                aria-label={`${words.replay}: ${words.dealOf(deal + 1, info.last)}, ${words.table(at + 1)}`}
                onClick={() => void lookBack(table)}
              >
                {words.replay}
              </button>
              <TableResult table={table} words={words} />
            </div>
          ))}
        </details>
      ))}
      {info.status === 'over' && (
        <p class={cx('buttons')}>
          <a class="button" href={`/api/events/${info.id}/file`} download={`event-${info.id}.json`}>
            {words.download}
          </a>
        </p>
      )}
    </section>
  );
}

function TableResult({ table, words }: { readonly table: PlayedTable; readonly words: EventWords }) {
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
        {table.seats.map(({ player, points, percent, difference }, seat) => (
          <tr key={seat}>
            <td>{seat + 1}</td>
            <th scope="row">
              {nameOf(player)} {percent === null && <small class="muted">({words.nobodys})</small>}
            </th>
            <td>{points}</td>
            <td>{percent === null ? '–' : Math.round(percent)}</td>
            <td class={cx('event-wide')}>{difference === null ? '–' : signed(difference)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
