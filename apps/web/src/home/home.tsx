import { list } from '@quartet/catalog/list';
import { FAILURE_WORDS } from '../app/failure/words.ts';
import type { Settings } from '../app/settings.ts';
import { useExtra } from '../app/use-loaded.ts';
import { useWords } from '../app/words/index.ts';
import { JoinCode } from '../online/join-code.tsx';
import { Portrait } from '../ui/emblem.tsx';
import { GameTile } from './game-tile.tsx';
import { Navigation } from './navigation.tsx';
import { cx } from './styles.ts';
import { useDeviceTables } from './use-device-tables.ts';
import { useIdle } from './use-idle.ts';
import { useOnline } from './use-online.ts';
import { YourTables } from './your-tables.tsx';

/** Nice to have: it comes when everything else is there. */
const loadDaily = async () => (await import('../daily/daily-card.tsx')).DailyCard;

/** What runs, and what can be played at once. */
export function Home({ settings }: { readonly settings: Settings }) {
  const words = useWords();
  const device = useDeviceTables();
  const online = useOnline();
  const Daily = useExtra(useIdle() ? loadDaily : undefined);
  if (!device) return null;
  const hasTables = device.tables.length + online.tables.length > 0;
  return (
    <main class={cx('home')}>
      <header class={cx('top')}>
        <span class={cx('brand')}>
          <img src="/icon.svg" alt="" width="34" height="34" /> {words.appName}
        </span>
        <a class={cx('me')} href="#/settings">
          <span class={cx('me-name')}>{settings.name || words.you}</span>{' '}
          <Portrait face={settings.face} size={36} />
        </a>
      </header>
      <Navigation isOnline={online.isThere} language={settings.language} />
      <h1 class="visually-hidden">{words.appName}</h1>
      {!device.canKeep && (
        <p class={cx('panel warning')} role="status">
          {FAILURE_WORDS[settings.language].nothingKept}
        </p>
      )}
      <div class={cx('two')}>
        {(hasTables || online.isThere) && (
          <aside class={cx('side')} aria-label={hasTables ? words.yourTables : words.friends}>
            {hasTables && <YourTables device={device.tables} online={online} language={settings.language} />}
            {online.isThere && <JoinCode language={settings.language} />}
          </aside>
        )}
        <section class={cx('play-now')}>
          <div class={cx('heading')}>
            <h2>{words.newGame}</h2>
            <p class="muted">{words.newGameHint}</p>
          </div>
          <div class={cx('tiles')}>
            {list.map((game) => (
              <GameTile key={game.id} game={game} settings={settings} isOnline={online.isThere} />
            ))}
          </div>
        </section>
        <div class={cx('daily')}>{Daily && <Daily settings={settings} matches={device.matches} />}</div>
        <p class={cx('note muted')}>{words.offlineNote}</p>
      </div>
    </main>
  );
}
