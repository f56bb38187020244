import { findAbout, list } from '@quartet/catalog/list';
import type { About } from '@quartet/core';
import { useEffect, useState } from 'preact/hooks';
import { attempt } from '../app/failure/failures.ts';
import { FAILURE_WORDS } from '../app/failure/words.ts';
import { go } from '../app/routes.ts';
import type { Settings } from '../app/settings.ts';
import { useWords } from '../app/words/index.ts';
import { allMatches } from '../engine/matches.ts';
import type { SavedMatch } from '../engine/model.ts';
import { loadTable, lookOf } from '../games/index.ts';
import { classes } from '../ui/classes.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import home from './home.module.css';
import { lastTable } from './last-table.ts';
import { useOnline } from './use-online.ts';
import { Vignette } from './vignette.tsx';

const cx = classes(home);

export function Home({ settings }: { readonly settings: Settings }) {
  const words = useWords();
  const [running, setRunning] = useState<readonly SavedMatch[]>([]);
  const [canKeep, setCanKeep] = useState(true);
  useEffect(() => {
    allMatches().then(
      (matches) => setRunning(matches.filter(({ game, result }) => findAbout(game) && !result)),
      () => setCanKeep(false),
    );
  }, []);
  const [latest] = running;
  const online = useOnline();
  return (
    <main class={cx('home')}>
      <header class={cx('top')}>
        <span class={cx('brand')}>
          <img src="/icon.svg" alt="" width="34" height="34" /> {words.appName}
        </span>
        <a class="icon-button" href="#/settings" aria-label={words.settings}>
          <Icon name="settings" />
        </a>
      </header>
      <h1>
        {greeting(words)}, {settings.name}
      </h1>
      {!canKeep && (
        <p class={cx('panel warning')} role="status">
          {FAILURE_WORDS[settings.language].nothingKept}
        </p>
      )}
      {latest && (
        <section class={cx('panel continue')}>
          <div>
            <h2>{findAbout(latest.game)?.name[settings.language]}</h2>
            <p>{words.continueHint}</p>
          </div>
          <a class="button primary" href={`#/table/${latest.id}`}>
            {words.continue}
          </a>
        </section>
      )}
      {online.waiting.map(({ id, game }) => (
        <section key={id} class={cx('panel continue')}>
          <div>
            <h2>{findAbout(game)?.name[settings.language] ?? game}</h2>
            <p>{words.yourTurnAt}</p>
          </div>
          <a class="button primary" href={`#/online/${id}`}>
            {words.continue}
          </a>
        </section>
      ))}
      <div class={cx('heading')}>
        <h2>{words.newGame}</h2>
        <p class="muted">{words.newGameHint}</p>
      </div>
      <div class={cx('tiles')}>
        {list.map((game) => (
          <GameTile key={game.id} game={game} settings={settings} isOnline={online.isThere} />
        ))}
      </div>
      <footer class={cx('home-foot')}>
        {online.isThere && (
          <a class="button plain" href="#/online">
            <Icon name="people" /> {words.friends}
          </a>
        )}
        <a class="button plain" href="#/learn">
          <Icon name="rules" /> {words.learn}
        </a>
        <a class="button plain" href="#/replays">
          <Icon name="history" /> {words.replays}
        </a>
        <a class="button plain" href="#/stats">
          <Icon name="chart" /> {words.stats}
        </a>
        <a class="button plain" href="#/settings">
          <Icon name="settings" /> {words.settings}
        </a>
        <span class="muted">{words.offlineNote}</span>
      </footer>
    </main>
  );
}

function GameTile(props: { readonly game: About; readonly settings: Settings; readonly isOnline: boolean }) {
  const { game, settings } = props;
  // Three words fit side by side, but no three pictures beside them.
  const icon = (name: IconName) => !props.isOnline && <Icon name={name} size={18} />;
  const words = useWords();
  const last = lastTable(game, settings.name);
  const bots = last.players.filter(({ kind }) => kind === 'bot').length;
  return (
    <article class={cx('panel tile')}>
      <div class={cx('home-vignette')}>
        <Vignette game={game.id} />
      </div>
      <div class={cx('tile-body')}>
        <h3>
          {game.name[settings.language]}{' '}
          <span class="muted">{words.players(game.seats.min, game.seats.max)}</span>
        </h3>
        <p>{game.tile[settings.language]}</p>
        <button
          type="button"
          class={cx('button play')}
          onClick={() => attempt(() => playAtOnce(game, settings))}
        >
          <Icon name="play" size={18} /> {words.play} <span>{words.withBots(bots)}</span>
        </button>
        <div class={cx('links')}>
          {props.isOnline && (
            <a class="button plain" href={`#/online/new/${game.id}`}>
              {words.friends}
            </a>
          )}
          <a class="button plain" href={`#/set-up/${game.id}`}>
            {icon('people')} {words.setUp}
          </a>
          {lookOf(game.id).lesson ? (
            <a class="button plain" href={`#/learn/${game.id}`}>
              {icon('rules')} {words.learn}
            </a>
          ) : (
            <a class="button plain" href={`#/rules/${game.id}`}>
              {icon('rules')} {words.rules}
            </a>
          )}
        </div>
      </div>
    </article>
  );
}

async function playAtOnce(game: About, settings: Settings): Promise<void> {
  // What the table will need is on its way while the match is being started.
  void Promise.allSettled([import('../table/table-screen.tsx'), loadTable(game.id)]);
  const { startLike } = await import('./start-match.ts');
  go({ page: 'table', id: await startLike(game.id, lastTable(game, settings.name)) });
}

function greeting(words: ReturnType<typeof useWords>): string {
  const hour = new Date().getHours();
  if (hour < 11) return words.goodMorning;
  return hour < 18 ? words.goodDay : words.goodEvening;
}
