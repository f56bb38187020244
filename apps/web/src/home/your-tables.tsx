import { findAbout } from '@quartet/catalog/list';
import { type Language, withMinus } from '@quartet/core';
import { useState } from 'preact/hooks';
import { useWords, type Words } from '../app/words/index.ts';
import { onlyPerson, type SavedMatch } from '../engine/model.ts';
import { turnText } from '../online/turn-text.ts';
import { onlinePerson } from '../online/was-online.ts';
import { Icon } from '../ui/icon.tsx';
import { cx } from './styles.ts';
import type { Online, OnlineTable } from './use-online.ts';
import { Vignette } from './vignette.tsx';

/** So many are shown before somebody asks for all. */
const FEW = 4;

interface Row {
  readonly id: string;
  readonly address: string;
  readonly game: string;
  readonly others: string;
  readonly waits: boolean;
  /** How it stands; null: nobody knows yet. */
  readonly standing: string | null;
  readonly isHere: boolean;
}

/** Every game that runs, here and online; those that wait for you first. */
export function YourTables(props: {
  readonly device: readonly SavedMatch[];
  readonly online: Online;
  readonly language: Language;
}) {
  const words = useWords();
  const [isAll, setAll] = useState(false);
  const [isDeclined, setDeclined] = useState(false);
  const rowOf = (table: OnlineTable): Row =>
    ofServer(table, words, turnText(table, props.language, Date.now()));
  const { tables } = props.online;
  const online = tables.filter(({ invitedBy }) => !invitedBy).map(rowOf);
  const invited = isDeclined ? [] : tables.filter(({ invitedBy }) => invitedBy).map(rowOf);
  // One invitation is seen at once; many of them push no game of one's own out of sight.
  const rows = [
    ...online.filter(({ waits }) => waits),
    ...invited.slice(0, 1),
    ...props.device.map((match) => ofDevice(match, words)),
    ...online.filter(({ waits }) => !waits),
    ...invited.slice(1),
  ];
  const declineAll = async (): Promise<void> => {
    const answer = await fetch('/api/me/invitations', { method: 'DELETE' }).catch(() => null);
    if (answer?.ok) setDeclined(true);
  };
  const waiting = online.filter(({ waits }) => waits).length;
  const shown = isAll ? rows : rows.slice(0, FEW);
  return (
    <section class={cx('panel tables')}>
      <div class={cx('heading')}>
        <h2>{words.yourTables}</h2>
        {waiting > 0 && (
          <p class={cx(props.online.isSure ? 'muted' : 'unsure')}>{words.waitForYou(waiting)}</p>
        )}
      </div>
      <ul>
        {shown.map((row) => (
          <TableRow
            key={row.id}
            row={row}
            language={props.language}
            isFirst={row === rows[0]}
            isSure={row.isHere || props.online.isSure}
          />
        ))}
      </ul>
      {rows.length > shown.length && (
        <button type="button" class="button plain" onClick={() => setAll(true)}>
          {words.allTables(rows.length)}
        </button>
      )}
      {invited.length > 0 && props.online.isSure && (
        <button type="button" class="button plain" onClick={() => void declineAll()}>
          {words.declineInvitations}
        </button>
      )}
    </section>
  );
}

function TableRow(props: {
  readonly row: Row;
  readonly language: Language;
  readonly isFirst: boolean;
  /** Whether it is still so; until then its place is kept. */
  readonly isSure: boolean;
}) {
  const { row } = props;
  const words = useWords();
  const name = findAbout(row.game)?.name[props.language] ?? row.game;
  return (
    <li class={cx(`table${row.waits ? ' waits' : ''}${props.isSure ? '' : ' unsure'}`)}>
      <span class={cx('mini')}>
        <Vignette game={row.game} />
      </span>
      <div class={cx('what')}>
        <p>
          <strong>{name}</strong> {row.others}
        </p>
        <p class={cx('how')}>
          {row.waits && <strong class={cx('turn')}>{words.yourTurn}</strong>}
          {row.standing}
          {row.isHere && (
            <span class={cx('muted here-note')}>
              <Icon name="device" size={15} /> {words.onThisDevice}
            </span>
          )}
        </p>
      </div>
      <a
        class={props.isFirst ? 'button primary' : 'button'}
        href={row.address}
        aria-label={`${words.continue}: ${name} ${row.others}`}
      >
        {words.continue}
      </a>
    </li>
  );
}

function ofDevice({ id, game, players, scores }: SavedMatch, words: Words): Row {
  const me = onlyPerson(players);
  const others = players.filter((_, seat) => seat !== me).map(({ name }) => name);
  const against = others.length === 1 ? words.vs : words.withNames;
  const standing = me !== null && scores ? standingOf(scores, me, words) : null;
  return {
    ...{ id, game, standing },
    address: `#/table/${id}`,
    others: against(others.join(', ')),
    waits: false,
    isHere: true,
  };
}

function ofServer({ id, game, players, waiting, invitedBy }: OnlineTable, words: Words, turn: string): Row {
  const me = onlinePerson();
  const names = players.flatMap((player) => {
    if (player.kind === 'bot') return [player.name];
    return player.kind === 'person' && player.person.id !== me ? [player.person.name] : [];
  });
  const others = names.length > 0 ? words.withNames(names.join(', ')) : '';
  return {
    ...{ id, game, others },
    address: `#/online/${id}`,
    waits: waiting && !invitedBy,
    standing: invitedBy ? words.invites(invitedBy) : turn,
    isHere: false,
  };
}

function standingOf(scores: readonly number[], me: number, words: Words): string {
  const mine = scores[me]!;
  if (scores.length === 2) return words.duel(withMinus(mine), withMinus(scores[1 - me]!));
  const place = 1 + scores.filter((points) => points > mine).length;
  return words.standing(withMinus(mine), place, scores.length);
}
