import { findAbout } from '@quartet/catalog/list';
import type { TableInfo, TableLine } from '@quartet/protocol';
import { freshId } from '@quartet/protocol/fresh-id';
import { useState } from 'preact/hooks';
import { go } from '../app/routes.ts';
import type { Settings } from '../app/settings.ts';
import { Icon } from '../ui/icon.tsx';
import { ask } from './api.ts';
import { problemText } from './problem-text.ts';
import { noteStart } from './start-when-here.ts';
import { ONLINE_WORDS } from './words.ts';

/** The last match with people, if there is one: one tap makes the next table, where everybody has their seat. */
export function AgainButton(props: {
  readonly mine: readonly TableLine[];
  readonly person: string;
  readonly settings: Settings;
}) {
  const words = ONLINE_WORDS[props.settings.language];
  const [trouble, setTrouble] = useState('');
  const last = lastWith(props.mine);
  if (!last) return null;
  const others = last.players.flatMap((one) =>
    one.kind === 'person' && one.person.id !== props.person ? [one.person.name] : [],
  );
  const again = async (): Promise<void> => {
    const asked = await ask('POST', ['tables', last.id, 'acts'], { id: freshId(), act: { type: 'rematch' } });
    const seen = asked.ok ? await ask<{ info: TableInfo }>('GET', ['tables', last.id]) : asked;
    const next = seen.ok ? seen.value.info.rematch : null;
    if (!seen.ok) return setTrouble(problemText(words, seen.problem));
    if (next === null) return;
    noteStart(next);
    go({ page: 'online-table', id: next });
  };
  return (
    <>
      <button type="button" class="button primary" onClick={() => void again()}>
        <Icon name="people" />{' '}
        {words.againWith(findAbout(last.game)?.name[props.settings.language] ?? last.game, others)}
      </button>
      <span role="status">{trouble}</span>
    </>
  );
}

/** The latest that is over, with somebody else. */
function lastWith(mine: readonly TableLine[]): TableLine | null {
  const over = mine.filter(
    ({ status, players }) => status === 'over' && players.filter(({ kind }) => kind === 'person').length > 1,
  );
  return over.sort((a, b) => b.updated - a.updated)[0] ?? null;
}
