import type { Wording } from '@quartet/core';
import { useState } from 'preact/hooks';
import type { TableState } from '../engine/model.ts';
import { EndSheet } from '../table/end-sheet.tsx';
import { ask } from './api.ts';
import type { PlayProps } from './play-table.tsx';
import { problemText } from './problem-text.ts';
import { cx } from './styles.ts';
import { seatOf } from './table-notes.tsx';
import { ONLINE_WORDS } from './words.ts';

/** The game is over: who won, another one, a look back, and whether the deal was the sealed one. */
export function OnlineEnd(
  props: PlayProps & {
    readonly names: readonly string[];
    readonly wording: Wording;
    readonly state: TableState;
    close(): void;
  },
) {
  const { info, person, settings, names, state, act } = props;
  const words = ONLINE_WORDS[settings.language];
  const [said, setSaid] = useState('');
  const check = async (): Promise<void> => {
    setSaid(words.checking);
    const [record, { checkText }] = await Promise.all([recordOf(info.id), import('./check-text.ts')]);
    if (!record.ok) return setSaid(problemText(words, record.problem));
    setSaid(await checkText(info, record.value, settings.language));
  };
  const lookBack = async (): Promise<void> => {
    const { openRecord } = await import('./open-record.ts');
    setSaid(await openRecord(info.id, names, words));
  };
  return (
    <EndSheet
      result={state.result!}
      lines={state.sheet}
      wording={props.wording}
      names={names}
      onClose={props.close}
    >
      <p class={cx('deal-check')} role="status">
        {said}
      </p>
      <button type="button" class="button" onClick={() => void check()}>
        {words.check}
      </button>
      <button type="button" class="button" onClick={() => void lookBack()}>
        {words.lookBack}
      </button>
      <a class="button" href="#/online">
        {words.lobby}
      </a>
      {info.rematch && (
        <a class="button primary" href={`#/online/${info.rematch}`}>
          {words.nextTable}
        </a>
      )}
      {!info.rematch && seatOf(info, person) !== null && (
        <button type="button" class="button primary" onClick={() => act({ type: 'rematch' })}>
          {words.rematch}
        </button>
      )}
    </EndSheet>
  );
}

function recordOf(table: string) {
  return ask<object>('GET', `tables/${table}/record`);
}
