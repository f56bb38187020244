import type { About } from '@quartet/core';
import { useState } from 'preact/hooks';
import { attempt } from '../app/failure/failures.ts';
import type { Settings } from '../app/settings.ts';
import { useWords } from '../app/words/index.ts';
import { lookOf } from '../games/index.ts';
import { Icon } from '../ui/icon.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { lastTable } from './last-table.ts';
import { playAtOnce } from './play-at-once.ts';
import { cx } from './styles.ts';
import { Vignette } from './vignette.tsx';

interface Props {
  readonly game: About;
  readonly settings: Settings;
  readonly isOnline: boolean;
}

/** One game: played with one tap, as last time; with friends; and what else can be done with it. */
export function GameTile({ game, settings, isOnline }: Props) {
  const words = useWords();
  const [isMore, setMore] = useState(false);
  const name = game.name[settings.language];
  const { players } = lastTable(game, settings.name);
  const bots = players.filter(({ kind }) => kind === 'bot').length;
  return (
    <article class={cx('panel tile')}>
      <div class={cx('home-vignette')}>
        <Vignette game={game.id} />
      </div>
      <div class={cx('tile-body')}>
        <h3>
          {name} <span class="muted">{words.players(game.seats.min, game.seats.max)}</span>
        </h3>
        <p class={cx('aim')}>{game.tile[settings.language]}</p>
        <div class={cx('doors')}>
          <button
            type="button"
            class={cx('button play')}
            onClick={() => attempt(() => playAtOnce(game, settings))}
          >
            <span class={cx('verb')}>
              <Icon name="play" size={16} /> {words.play}
            </span>{' '}
            <span class={cx('whom')}>
              {bots > 0 ? words.againstBots(bots) : words.amongPeople(players.length)}
            </span>
          </button>
          {isOnline && (
            <a class={cx('button with-friends')} href={`#/online/new/${game.id}`}>
              <Icon name="people" size={20} /> <span>{words.friends}</span>
            </a>
          )}
          <button
            type="button"
            class={cx('icon-button more')}
            aria-label={words.moreOf(name)}
            aria-haspopup="dialog"
            onClick={() => setMore(true)}
          >
            <Icon name="more" />
          </button>
        </div>
      </div>
      {isMore && <MoreSheet game={game} settings={settings} onClose={() => setMore(false)} />}
    </article>
  );
}

/** Other ways into a game. */
function MoreSheet(props: { readonly game: About; readonly settings: Settings; onClose(): void }) {
  const { game, settings } = props;
  const words = useWords();
  const name = game.name[settings.language];
  return (
    <Sheet label={name} onClose={props.onClose}>
      <h2>{name}</h2>
      <p>
        {game.tile[settings.language]} {words.players(game.seats.min, game.seats.max)}.
      </p>
      <div class={cx('ways')}>
        <a class="button" href={`#/set-up/${game.id}`}>
          <Icon name="people" size={20} /> {words.setUp}
        </a>
        {lookOf(game.id).lesson && (
          <a class="button" href={`#/learn/${game.id}`}>
            <Icon name="learn" size={20} /> {words.learn}
          </a>
        )}
        <a class="button" href={`#/rules/${game.id}`}>
          <Icon name="rules" size={20} /> {words.rules}
        </a>
        <button type="button" class="button plain" onClick={props.onClose}>
          {words.close}
        </button>
      </div>
    </Sheet>
  );
}
