import { findAbout, loadGame, wordingOf } from '@quartet/catalog/list';
import type { About } from '@quartet/core';
import { useState } from 'preact/hooks';
import { DeadEnd } from '../app/failure/dead-end.tsx';
import { attempt } from '../app/failure/failures.ts';
import { go } from '../app/routes.ts';
import type { Settings } from '../app/settings.ts';
import { useLoaded } from '../app/use-loaded.ts';
import { useWords } from '../app/words/index.ts';
import type { Player } from '../engine/model.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { fittingOptions, type Options } from './fitting-options.ts';
import { keepTable, lastTable } from './last-table.ts';
import { OptionList } from './option-list.tsx';
import { SeatList } from './seat-list.tsx';
import setUp from './set-up.module.css';
import { SET_UP_WORDS } from './set-up-words.ts';
import { anySeat, startMatch } from './start-match.ts';
import { useOnline } from './use-online.ts';

const cx = classes(setUp);

/** Who plays, then how; then the game begins. */
export function SetUp({ gameId, settings }: { readonly gameId: string; readonly settings: Settings }) {
  const words = useWords();
  const about = findAbout(gameId);
  if (!about) return <DeadEnd title={words.setUp} sentence={words.unknownGame} />;
  return <Form about={about} settings={settings} />;
}

function Form({ about, settings }: { readonly about: About; readonly settings: Settings }) {
  const words = useWords();
  const t = SET_UP_WORDS[settings.language];
  const { id: gameId } = about;
  const [kept] = useState(() => lastTable(about, settings.name));
  const [players, setPlayers] = useState<readonly Player[]>(kept.players);
  const [given, setGiven] = useState<Options>(kept.options);
  const online = useOnline();
  const loaded = useLoaded(
    () => Promise.all([loadGame(gameId), wordingOf(gameId, settings.language)]),
    [gameId, settings.language],
  );
  if (!loaded) return <p class="page-wait">{words.loading}</p>;

  const [game, wording] = loaded;
  const seats = players.length;
  const bots = players.filter(({ kind }) => kind === 'bot').length;
  const start = async (): Promise<void> => {
    keepTable(gameId, { players, options: given });
    const table = { seats, first: anySeat(seats), options: fittingOptions(game, seats, given) };
    go({ page: 'table', id: await startMatch(gameId, table, players) });
  };
  const challenge = async (): Promise<void> => {
    const { startChallenge } = await import('../challenge/start-challenge.ts');
    const table = { seats, first: anySeat(seats), options: fittingOptions(game, seats, given) };
    go({ page: 'challenge', rest: await startChallenge(gameId, table, players) });
  };
  return (
    <main class={cx('page set-up')}>
      <div class={cx('set-up-scroll')}>
        <PageHeader title={t.title(about.name[settings.language])} />
        <h1 class="visually-hidden">{wording.title}</h1>
        <p class={cx('set-up-aim')}>{about.tile[settings.language]}</p>
        <div class={cx('columns')}>
          <section class={cx('column')}>
            <div class={cx('set-up-heading')}>
              <h2>{t.whoPlays}</h2>
              <p class="muted">{t.seatsOf(seats, about.seats.max)}</p>
            </div>
            <SeatList {...{ t, about, settings, players }} onChange={setPlayers} />
          </section>
          <section class={cx('column')}>
            <div class={cx('set-up-heading')}>
              <h2>{t.options}</h2>
              <p class="muted">{t.asLastTime}</p>
            </div>
            <div class={cx('panel options')}>
              <OptionList {...{ t, game, wording, seats, given }} onChange={setGiven} />
            </div>
          </section>
        </div>
      </div>
      <footer class={cx('set-up-foot')}>
        {online.isThere && (
          <a class="button" href={`#/online/new/${gameId}`}>
            <Icon name="people" size={20} /> {words.friends}
          </a>
        )}
        {bots === seats - 1 && (
          <button type="button" class="button" onClick={() => attempt(challenge)}>
            {t.challenge}
          </button>
        )}
        <button type="button" class={cx('button primary start')} onClick={() => attempt(start)}>
          {bots > 0 ? t.startWith(bots) : words.start}
        </button>
      </footer>
    </main>
  );
}
