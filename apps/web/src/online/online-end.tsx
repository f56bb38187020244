import { useState } from 'preact/hooks';
import { Finale } from '../ends/finale.tsx';
import type { TableState } from '../engine/model.ts';
import { endedOf } from '../table/ended-of.ts';
import type { Parts } from '../table/parts.ts';
import { ask } from './api.ts';
import type { PlayProps } from './play-table.tsx';
import { problemText } from './problem-text.ts';
import { afterMatch } from './series-text.ts';
import { cx } from './styles.ts';
import { seatOf } from './table-notes.tsx';
import { ONLINE_WORDS } from './words.ts';

/** The game is over: who won, another one, a look back, and whether the deal was the sealed one. */
export function OnlineEnd(
  props: PlayProps & {
    readonly names: readonly string[];
    readonly parts: Parts;
    readonly state: TableState;
    close(): void;
  },
) {
  const { info, person, settings, names, parts, state, act, live } = props;
  const words = ONLINE_WORDS[settings.language];
  // Not over yet is the deal, at other tables.
  const ofRecords = info.event
    ? { ...words, problems: { ...words.problems, 'not-over': words.dealOpenLater } }
    : words;
  const [said, setSaid] = useState('');
  const check = async (): Promise<void> => {
    setSaid(words.checking);
    const [record, { checkText }] = await Promise.all([recordOf(info.id), import('./check-text.ts')]);
    if (!record.ok) return setSaid(problemText(ofRecords, record.problem));
    setSaid(await checkText(info, record.value, settings.language));
  };
  const lookBack = async (): Promise<void> => {
    const { openRecord } = await import('./open-record.ts');
    setSaid(await openRecord(info.id, names, ofRecords));
  };
  const series = afterMatch(info, state.result!.winners, person, words);
  const again = info.event ? (
    <a class="button primary" href={`#/online/e.${info.event.id}`}>
      {words.toEvent}
    </a>
  ) : info.rematch ? (
    <a class="button primary" href={`#/online/${info.rematch}`}>
      {words.nextTable}
    </a>
  ) : (
    seatOf(info, person) !== null && (
      <button type="button" class="button primary" onClick={() => act({ type: 'rematch' })}>
        {words.rematch}
      </button>
    )
  );
  return (
    <Finale
      gameId={info.game}
      title={parts.wording.title}
      result={state.result!}
      ended={endedOf(parts, state, live.log, state.view, settings)}
      players={parts.seating.players}
      besides={series}
      acts={
        <>
          <button type="button" class="button" onClick={() => void lookBack()}>
            {words.lookBack}
          </button>
          {again}
        </>
      }
      quiet={
        <>
          <button type="button" class="button plain" onClick={() => void check()}>
            {words.check}
          </button>
          <a class="button plain" href="#/online">
            {words.lobby}
          </a>
          <p class={cx('deal-check')} role="status">
            {said}
          </p>
        </>
      }
      onClose={props.close}
    />
  );
}

function recordOf(table: string) {
  return ask<object>('GET', ['tables', table, 'record']);
}
