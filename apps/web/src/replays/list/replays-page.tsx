import { findAbout } from '@quartet/catalog/list';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Boundary } from '../../app/failure/boundary.tsx';
import { attempt } from '../../app/failure/failures.ts';
import { go } from '../../app/routes.ts';
import type { Settings } from '../../app/settings.ts';
import { useWords } from '../../app/words/index.ts';
import { deleteKept, keepAll, unreadableKeys } from '../../engine/stored-games.ts';
import { REPLAY_WORDS } from '../words.ts';
import { DeleteAll } from './delete-all.tsx';
import { allKept, type KeptItem } from './kept-items.ts';
import { KeptRow } from './kept-row.tsx';
import { OpenFile } from './open-file.tsx';
import { UnreadableRow } from './unreadable-row.tsx';
import '../../ui/list-page.css';
import { Icon } from '../../ui/icon.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

/** Every game kept on this device: to go on with, or to look at again. */
export function ReplaysPage({ settings }: { readonly settings: Settings }) {
  const words = useWords();
  const t = REPLAY_WORDS[settings.language];
  const [items, setItems] = useState<readonly KeptItem[] | null>(null);
  const [unreadable, setUnreadable] = useState<readonly IDBValidKey[]>([]);
  const [deleted, setDeleted] = useState<KeptItem | null>(null);
  const [note, setNote] = useState('');
  const read = async (): Promise<void> => {
    const [kept, keys] = [await allKept(), await unreadableKeys()];
    setItems(kept);
    setUnreadable(keys);
  };
  useEffect(() => attempt(read), []);
  const drop = async (item: KeptItem): Promise<void> => {
    await deleteKept(item.id);
    await read();
    setDeleted(item);
  };
  const dropUnreadable = (key: IDBValidKey): void =>
    attempt(async () => {
      await deleteKept(key);
      await read();
    });
  const restore = async (item: KeptItem): Promise<void> => {
    await (item.kind === 'match' ? keepAll([item.stored], []) : keepAll([], [item.stored]));
    await read();
    setDeleted(null);
  };
  return (
    <main class="page">
      <PageHeader title={words.replays} />
      <h1 class="visually-hidden">{words.replays}</h1>
      <a class="button" href="#/stats">
        <Icon name="chart" /> {words.stats}
      </a>
      <OpenFile
        label={t.openFile}
        language={settings.language}
        onFiled={({ added, first }) => {
          // One record is opened to be seen.
          if (added.length <= 1 && first) go({ page: 'replay', id: first, at: 0 });
          else attempt(read);
        }}
      />
      <p class="muted">{t.fileNote}</p>
      {deleted && (
        <Deleted
          text={t.deleted(findAbout(deleted.game)?.name[settings.language] ?? deleted.game)}
          undo={t.undo}
          onUndo={() => attempt(() => restore(deleted))}
        />
      )}
      <p role="status">{note}</p>
      {items?.length === 0 && unreadable.length === 0 && <p>{words.noGames}</p>}
      <ul class="list">
        {items?.map((item) => (
          <Boundary
            key={`${item.kind} ${item.id}`}
            of={item}
            face={() => <UnreadableRow t={t} onDelete={() => dropUnreadable(item.id)} />}
          >
            <KeptRow item={item} t={t} settings={settings} onDelete={() => attempt(() => drop(item))} />
          </Boundary>
        ))}
        {unreadable.map((key) => (
          <UnreadableRow key={JSON.stringify(key)} t={t} onDelete={() => dropUnreadable(key)} />
        ))}
      </ul>
      {items && items.length + unreadable.length > 1 && (
        <DeleteAll
          t={t}
          count={items.length + unreadable.length}
          onDeleted={() => {
            setDeleted(null);
            setNote(t.allDeleted);
            attempt(read);
          }}
        />
      )}
    </main>
  );
}

/** The button that deleted is gone: the focus comes here, so that one key undoes it. */
function Deleted(props: { readonly text: string; readonly undo: string; onUndo(): void }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus(), [props.text]);
  return (
    <p class="panel list-deleted" role="status">
      {props.text}
      <button ref={button} type="button" class="button" onClick={props.onUndo}>
        {props.undo}
      </button>
    </p>
  );
}
