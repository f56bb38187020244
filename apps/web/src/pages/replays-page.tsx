import { findAbout } from '@quartet/catalog/list';
import { useEffect, useState } from 'preact/hooks';
import type { Settings } from '../settings.ts';
import { allMatches, deleteMatch } from '../store/matches.ts';
import { useWords } from '../words/index.ts';
import type { SavedMatch } from '../worker/protocol.ts';
import './list-page.css';
import { PageHeader } from './page-header.tsx';

/** Every game kept on this device: to go on with, or to look at again. */
export function ReplaysPage({ settings }: { readonly settings: Settings }) {
  const words = useWords();
  const [matches, setMatches] = useState<readonly SavedMatch[] | null>(null);
  const read = (): void => void allMatches().then(setMatches);
  useEffect(read, []);
  const date = new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <main class="page">
      <PageHeader title={words.replays} />
      <h1 class="visually-hidden">{words.replays}</h1>
      {matches?.length === 0 && <p>{words.noGames}</p>}
      <ul class="list">
        {matches?.map(({ id, game, players, updated, result }) => (
          <li key={id} class="panel">
            <a href={`#/table/${id}`}>
              <strong>{findAbout(game)?.name[settings.language] ?? game}</strong>
              <span class="muted">
                {players.map(({ name }) => name).join(', ')} · {date.format(updated)} ·{' '}
                {result ? words.finished : words.running}
              </span>
              {result && (
                <span>{words.winner(result.winners.map((seat) => players[seat]!.name).join(', '))}</span>
              )}
            </a>
            <button type="button" class="button plain" onClick={() => void deleteMatch(id).then(read)}>
              {words.delete}
            </button>
          </li>
        ))}
      </ul>
    </main>
  );
}
