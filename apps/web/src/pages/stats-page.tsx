import { findAbout, list } from '@quartet/catalog/list';
import { useEffect, useState } from 'preact/hooks';
import type { Settings } from '../settings.ts';
import { allMatches } from '../store/matches.ts';
import { useWords } from '../words/index.ts';
import type { SavedMatch } from '../worker/protocol.ts';
import './list-page.css';
import { PageHeader } from './page-header.tsx';

interface Line {
  readonly game: string;
  readonly games: number;
  readonly wins: number;
  readonly mean: number;
  readonly best: number;
}

/** How the one person at the table fared against bots, game by game. Turns taken back do not count. */
export function StatsPage({ settings }: { readonly settings: Settings }) {
  const words = useWords();
  const [lines, setLines] = useState<readonly Line[]>([]);
  useEffect(() => {
    void allMatches().then((matches) => setLines(linesOf(matches)));
  }, []);
  return (
    <main class="page">
      <PageHeader title={words.stats} />
      <h1 class="visually-hidden">{words.stats}</h1>
      {lines.length === 0 ? (
        <p>{words.noGames}</p>
      ) : (
        <table class="stats-table">
          <thead>
            <tr>
              <td />
              <th scope="col">{words.games}</th>
              <th scope="col">{words.wins}</th>
              <th scope="col">{words.meanScore}</th>
              <th scope="col">{words.bestScore}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ game, games, wins, mean, best }) => (
              <tr key={game}>
                <th scope="row">{findAbout(game)?.name[settings.language] ?? game}</th>
                <td>{games}</td>
                <td>{wins}</td>
                <td>{mean.toFixed(1)}</td>
                <td>{best}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </main>
  );
}

function linesOf(matches: readonly SavedMatch[]): Line[] {
  const finished = matches.filter(
    ({ result, casual, players }) =>
      result && !casual && players.filter(({ kind }) => kind === 'person').length === 1,
  );
  return list.flatMap(({ id: game }) => {
    const own = finished
      .filter((match) => match.game === game)
      .map(({ players, result }) => {
        const seat = players.findIndex(({ kind }) => kind === 'person');
        return { score: result!.scores[seat]!, won: result!.winners.includes(seat) };
      });
    if (own.length === 0) return [];
    const scores = own.map(({ score }) => score);
    const mean = scores.reduce((sum, score) => sum + score, 0) / own.length;
    return [
      { game, games: own.length, wins: own.filter(({ won }) => won).length, mean, best: Math.max(...scores) },
    ];
  });
}
