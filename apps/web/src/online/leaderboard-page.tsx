import { findAbout, list, loadGame } from '@quartet/catalog/list';
import type { LadderLine, Leaderboard } from '@quartet/protocol/ratings';
import { useEffect, useState } from 'preact/hooks';
import { printRoute } from '../app/routes.ts';
import type { Settings } from '../app/settings.ts';
import { useWords } from '../app/words/index.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { ask } from './api.ts';
import { BoardTable } from './board-table.tsx';
import { KindForm } from './kind-form.tsx';
import { kindPath, type MatchKind } from './match-kind.ts';
import online from './online.module.css';
import standings from './standings.module.css';
import { STANDINGS_WORDS } from './standings-words.ts';
import { Unreachable } from './unreachable.tsx';

const cx = classes(online, standings);

/** The best at one kind of match, of those who want to be seen. `ladder`: which, as the address says; null: any. */
export function LeaderboardPage(props: { readonly ladder: string | null; readonly settings: Settings }) {
  const { settings } = props;
  const words = STANDINGS_WORDS[settings.language];
  const common = useWords();
  const { board, isFresh, isOut, again } = useBoard(props.ladder);
  if (isOut) return <Unreachable settings={settings} onAgain={again} />;
  if (!board) return <p class="page-wait">{common.loading}</p>;
  return (
    <main class={cx('page online')}>
      <PageHeader title={words.leaderboard} />
      <h1 class="visually-hidden">{words.leaderboard}</h1>
      <p class="muted">{words.leaderboardNote(board.least, board.leastPeople ?? 0)}</p>
      <KindForm
        kind={(isFresh ? null : readKind(props.ladder)) ?? board}
        settings={settings}
        onChange={show}
      />
      {isFresh ? <BoardTable board={board} settings={settings} /> : <p class="muted">{common.loading}</p>}
      <p class={cx('buttons')}>
        <a class="button" href="#/online/games">
          <Icon name="history" /> {words.myGames}
        </a>
      </p>
    </main>
  );
}

/** In the address, so that it can be sent to others; without a way back through every choice. */
function show(kind: MatchKind): void {
  location.replace(printRoute({ page: 'leaderboard', ladder: kindPath(kind) }));
}

/** `isFresh`: it is the one that is asked for, not the one before. */
function useBoard(ladder: string | null) {
  const [shown, setShown] = useState<{ readonly ladder: string | null; readonly board: Leaderboard } | null>(
    null,
  );
  const [isOut, setOut] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    void boardOf(ladder).then((answer) => {
      if (!isWanted) return;
      setOut(!answer.ok);
      if (answer.ok) setShown({ ladder, board: answer.value });
    });
    return () => {
      isWanted = false;
    };
  }, [ladder, tries]);
  const again = (): void => setTries(tries + 1);
  return { board: shown?.board ?? null, isFresh: shown?.ladder === ladder, isOut, again };
}

async function boardOf(ladder: string | null) {
  const { game, edition: wanted, seats, bots } = readKind(ladder) ?? (await liveliest());
  const { editions } = await loadGame(game);
  const edition = Object.hasOwn(editions, wanted) ? wanted : Object.keys(editions)[0]!;
  const query = new URLSearchParams({ game, edition, seats: `${seats}`, bots: bots ? '1' : '0' });
  return ask<Leaderboard>('GET', ['leaderboard'], query);
}

/** Null where the address names nothing that is played. */
function readKind(ladder: string | null): MatchKind | null {
  const [game = '', edition, seats, bots] = ladder?.split('/') ?? [];
  const range = findAbout(game)?.seats;
  const count = Number(seats);
  if (!range || !edition) return null;
  if (!Number.isInteger(count) || count < range.min || count > range.max) return null;
  return { game, edition, seats: count, bots: bots === 'bots' };
}

/** The leaderboard with the most people; where there is none, the first game as it is usually played, in its first edition. */
async function liveliest(): Promise<MatchKind> {
  const answer = await ask<{ ladders: LadderLine[] }>('GET', ['leaderboards']);
  const ladders = answer.ok ? answer.value.ladders : [];
  const [most] = ladders.toSorted((a, b) => b.people - a.people);
  const { id: game, usualSeats: seats } = list[0]!;
  return most ?? { game, edition: '', seats, bots: false };
}
