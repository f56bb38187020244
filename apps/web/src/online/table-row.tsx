import { findAbout, wordingOf } from '@quartet/catalog/list';
import type { TableLine } from '@quartet/protocol';
import { freshId } from '@quartet/protocol/fresh-id';
import { useEffect, useState } from 'preact/hooks';
import { go } from '../app/routes.ts';
import type { Settings } from '../app/settings.ts';
import { useExtra } from '../app/use-loaded.ts';
import { useWords } from '../app/words/index.ts';
import { ask } from './api.ts';
import { myZone } from './my-zone.ts';
import { paceText } from './paces.ts';
import { problemText } from './problem-text.ts';
import { ratingsText } from './ratings-text.ts';
import { shownName } from './shown-name.ts';
import { cx } from './styles.ts';
import { ONLINE_WORDS } from './words.ts';

const loadTurns = () => import('./turn-text.ts');

export interface Shown {
  readonly settings: Settings;
  /** Whether one tap sits down. */
  readonly canJoin?: boolean;
  /** One tap declines the invitation to this table. */
  readonly onDecline?: (line: TableLine) => void;
}

/** A table in a list: who is there, on which terms, and for an open one a seat with one tap. */
export function TableRow({ line, settings, canJoin, onDecline }: Shown & { readonly line: TableLine }) {
  const words = ONLINE_WORDS[settings.language];
  const people = line.players.flatMap((one) =>
    one.kind === 'person' ? [shownName(one.person, words)] : one.kind === 'bot' ? [one.name] : [],
  );
  const game = findAbout(line.game)?.name[settings.language] ?? line.game;
  const [trouble, setTrouble] = useState('');
  const join = async (): Promise<void> => {
    const act = { type: 'sit', ...myZone() };
    const answer = await ask('POST', ['tables', line.id, 'acts'], { id: freshId(), act });
    if (answer.ok) go({ page: 'online-table', id: line.id });
    else setTrouble(problemText(words, answer.problem));
  };
  const turns = useExtra(line.mover === undefined ? undefined : loadTurns);
  const facts = [
    `${people.length}/${line.seats}`,
    words.statuses[line.status],
    useEdition(line, settings.language),
    paceText(line.pace, words),
    line.rated === false ? words.casual : words.rated,
    line.rated === false ? null : ratingsText(line.ratings, words),
    turns?.turnText(line, settings.language, Date.now()),
  ];
  return (
    <li class={cx('table-row')}>
      <a class={cx(line.waiting ? 'table-line waits' : 'table-line')} href={`#/online/${line.id}`}>
        <strong>{game}</strong>
        <span>{people.join(', ')}</span>
        <span class="muted">{facts.filter(Boolean).join(' · ')}</span>
        {(line.waiting || line.invitedBy) && (
          <span class={cx('waits-mark')}>
            ● {line.invitedBy ? words.invites(line.invitedBy) : words.waitsForYou}
          </span>
        )}
      </a>
      {canJoin && (
        <button
          type="button"
          class="button"
          aria-label={words.joinAt(game, people.join(', '))}
          onClick={() => void join()}
        >
          {words.join}
        </button>
      )}
      {onDecline && (
        <button
          type="button"
          class="button"
          aria-label={words.declineFrom(line.invitedBy ?? '', game)}
          onClick={() => onDecline(line)}
        >
          {words.decline}
        </button>
      )}
      <p role="status">{trouble}</p>
    </li>
  );
}

/** What the game calls it; null: not known yet. */
function useEdition({ game, edition }: TableLine, language: Settings['language']): string | null {
  const common = useWords();
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    if (edition) void wordingOf(game, language).then(({ editions }) => setName(editions[edition] ?? null));
  }, [game, edition, language]);
  return edition === 'own' ? common.ownOptions : name;
}
