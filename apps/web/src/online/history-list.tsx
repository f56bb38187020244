import { withMinus } from '@quartet/core';
import type { Played } from '@quartet/protocol/ratings';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Settings } from '../app/settings.ts';
import { useWords } from '../app/words/index.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { signed } from '../ui/signed.ts';
import { kindText } from './match-kind.ts';
import onlineStyles from './online.module.css';
import { openRecord } from './open-record.ts';
import { isProvisional } from './provisional.ts';
import { shownName } from './shown-name.ts';
import standings from './standings.module.css';
import { STANDINGS_WORDS, type StandingsWords } from './standings-words.ts';
import { nameOf } from './statistics.tsx';
import { ONLINE_WORDS, type OnlineWords } from './words.ts';

const cx = classes(onlineStyles, standings);

/** Games that are over, newest first; each can be looked back at. */
export function HistoryList(props: {
  readonly games: readonly Played[];
  readonly settings: Settings;
  /** Null: these are all. */
  readonly onMore: (() => void) | null;
}) {
  const { games, settings, onMore } = props;
  const words = STANDINGS_WORDS[settings.language];
  const [said, setSaid] = useState('');
  const rows = useRef<HTMLUListElement>(null);
  const seen = useRef<number | null>(null);
  // Whoever asked for older ones goes on reading there; the button may be gone.
  useEffect(() => {
    if (seen.current === null) return;
    rows.current?.querySelectorAll('button')[seen.current]?.focus();
    seen.current = null;
  }, [games.length]);
  const online = ONLINE_WORDS[settings.language];
  const open = async (game: Played): Promise<void> =>
    setSaid(await openRecord(game.table, namesOf(game, online), online));
  return (
    <section class={cx('panel online-panel')} aria-label={words.history}>
      <h2>{words.history}</h2>
      <p role="status" class={cx('trouble')}>
        {said}
      </p>
      <ul class={cx('history')} ref={rows}>
        {games.map((game) => (
          <Row key={game.table} {...{ game, settings }} onOpen={() => void open(game)} />
        ))}
      </ul>
      {onMore && (
        <button
          type="button"
          class="button"
          onClick={() => {
            seen.current = games.length;
            onMore();
          }}
        >
          {words.older}
        </button>
      )}
    </section>
  );
}

function Row(props: { readonly game: Played; readonly settings: Settings; onOpen(): void }) {
  const { game, settings } = props;
  const words = STANDINGS_WORDS[settings.language];
  const common = useWords();
  const name = nameOf(game.game, settings);
  const date = new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium', timeStyle: 'short' });
  const when = date.format(game.at);
  const { place } = game.finishers[game.seat]!;
  return (
    <li>
      <div>
        <p>
          <strong>{name}</strong>{' '}
          <span class={cx(place === 1 ? 'history-won' : undefined)}>
            {place === 1 ? `★ ${words.won}` : words.place(place)}
          </span>{' '}
          <span class="muted">· {changeText(game, words)}</span>
        </p>
        <p>{ranking(game, ONLINE_WORDS[settings.language])}</p>
        <p class="muted">
          {when} · {kindText(game, words, common)}
        </p>
      </div>
      <button
        type="button"
        class="button"
        aria-label={words.lookBackAt(name, when)}
        title={words.lookBack}
        onClick={props.onOpen}
      >
        <Icon name="history" /> <span>{words.lookBack}</span>
      </button>
    </li>
  );
}

function namesOf({ finishers }: Played, words: OnlineWords): string[] {
  return finishers.map(({ player }) => {
    if (player.kind === 'person') return shownName(player.person, words);
    return player.kind === 'bot' ? player.name : '–';
  });
}

/** "1. Ann 34, 2. Bob 12" */
function ranking(game: Played, words: OnlineWords): string {
  const names = namesOf(game, words);
  const lines = game.finishers.map(({ place, score }, seat) => ({
    place,
    text: `${names[seat]}\u00a0${withMinus(score)}`,
  }));
  return lines
    .sort((a, b) => a.place - b.place)
    .map(({ place, text }) => `${place}. ${text}`)
    .join(', ');
}

function changeText({ rating }: Played, words: StandingsWords): string {
  if (!rating) return words.unrated;
  // The first matches say little: what they seem to cost or gain means nothing yet.
  if (isProvisional(rating.after)) return words.provisional(rating.after.rating, rating.after.uncertainty);
  const change = rating.after.rating - rating.before.rating;
  return words.gained(`${rating.after.rating} (${signed(change)})`);
}
