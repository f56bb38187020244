import { list } from '@quartet/catalog/list';
import { useEffect, useState } from 'preact/hooks';
import { attempt } from '../app/failure/failures.ts';
import { type Settings, settingsIn } from '../app/settings.ts';
import { useWords } from '../app/words/index.ts';
import { allMatches } from '../engine/matches.ts';
import type { KeptRecord, SavedMatch } from '../engine/model.ts';
import { allRecords } from '../engine/stored-games.ts';
import { wasOnline } from '../online/was-online.ts';
import type { Brought } from '../replays/files/backup.ts';
import { download, fileName } from '../replays/files/download.ts';
import { printBackup } from '../replays/files/print-backup.ts';
import { DeleteAll } from '../replays/list/delete-all.tsx';
import { OpenFile } from '../replays/list/open-file.tsx';
import { Glyph } from '../replays/viewer/glyph.tsx';
import { REPLAY_WORDS } from '../replays/words.ts';
import { GamePanel } from './game-panel.tsx';
import { statsOf } from './stats.ts';
import '../ui/list-page.css';
import { PageHeader } from '../ui/page-header.tsx';

interface Everything {
  readonly matches: readonly SavedMatch[];
  readonly records: readonly KeptRecord[];
}

/** How the one person at the table fared against bots, game by game; and all games as one file. */
export function StatsPage(props: { readonly settings: Settings; change(changes: Partial<Settings>): void }) {
  const { settings, change } = props;
  const words = useWords();
  const t = REPLAY_WORDS[settings.language];
  const [all, setAll] = useState<Everything | null>(null);
  const [note, setNote] = useState('');
  const read = async (): Promise<void> =>
    setAll({ matches: await allMatches(), records: await allRecords() });
  useEffect(() => attempt(read), []);
  const save = async (): Promise<void> => {
    const online = wasOnline() ? await (await import('../online/my-data.ts')).myData() : null;
    setNote(wasOnline() && !online ? t.withoutOnline : '');
    const text = printBackup(all!.matches, all!.records, { settings, ...(online && { online }) });
    download(fileName('quartet', new Date()), text);
  };
  const bring = async ({ besides }: { readonly besides?: Brought['besides'] }): Promise<void> => {
    await read();
    if (besides?.settings) change(settingsIn(besides.settings));
    if (besides?.bonds && wasOnline()) await (await import('../online/my-data.ts')).bringBonds(besides.bonds);
  };
  const stats =
    all &&
    statsOf(
      all.matches,
      list.map(({ id }) => id),
    );
  const count = all ? all.matches.length + all.records.length : 0;
  return (
    <main class="page">
      <PageHeader title={words.stats} />
      <h1 class="visually-hidden">{words.stats}</h1>
      <p class="muted">{t.statsNote}</p>
      {wasOnline() && (
        <p>
          <a class="button" href="#/online/games">
            {t.onlineGames}
          </a>
        </p>
      )}
      {stats?.length === 0 && <p>{words.noGames}</p>}
      {stats?.map((one) => (
        <GamePanel key={one.game} t={t} stats={one} settings={settings} />
      ))}
      <section class="panel stats-file" aria-label={t.everything}>
        <h2>{t.everything}</h2>
        <p class="muted">{t.everythingNote}</p>
        <div class="stats-file-actions">
          {all && (count > 0 || wasOnline()) && (
            <button type="button" class="button" onClick={() => attempt(save)}>
              <Glyph name="save" size={18} /> {t.exportAll}
            </button>
          )}
          <OpenFile
            label={t.importAll}
            language={settings.language}
            onFiled={(filed) => attempt(() => bring(filed))}
          />
          {count > 0 && (
            <DeleteAll
              t={t}
              count={count}
              onDeleted={() => {
                setNote(t.allDeleted);
                attempt(read);
              }}
            />
          )}
        </div>
        <p role="status">{note}</p>
      </section>
    </main>
  );
}
