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
import { PageHeader } from '../ui/page-header.tsx';
import { fittingOptions, type Options } from './fitting-options.ts';
import { keepTable, lastTable, playersFor } from './last-table.ts';
import { Edition, OptionRow } from './option-row.tsx';
import { PlayerRow } from './player-row.tsx';
import setUp from './set-up.module.css';
import { anySeat, startMatch } from './start-match.ts';

const cx = classes(setUp);

/** Who sits where, which edition, which options; then the game begins. */
export function SetUp({ gameId, settings }: { readonly gameId: string; readonly settings: Settings }) {
  const words = useWords();
  const about = findAbout(gameId);
  if (!about) return <DeadEnd title={words.setUp} sentence={words.unknownGame} />;
  return <Form about={about} settings={settings} />;
}

function Form({ about, settings }: { readonly about: About; readonly settings: Settings }) {
  const words = useWords();
  const { id: gameId } = about;
  const kept = lastTable(about, settings.name);
  const [players, setPlayers] = useState<readonly Player[]>(kept.players);
  const [given, setGiven] = useState<Options>(kept.options);
  const loaded = useLoaded(
    () => Promise.all([loadGame(gameId), wordingOf(gameId, settings.language)]),
    [gameId, settings.language],
  );
  if (!loaded) return <p class="page-wait">{words.loading}</p>;

  const [game, wording] = loaded;
  const seats = players.length;
  const options = fittingOptions(game, seats, given);
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);
  const sit = (count: number): void => {
    const fresh = playersFor(count, settings.name);
    setPlayers(fresh.map((player, seat) => players[seat] ?? player));
  };
  const start = async (): Promise<void> => {
    keepTable(gameId, { players, options: given });
    const table = { seats, first: anySeat(seats), options };
    go({ page: 'table', id: await startMatch(gameId, table, players) });
  };
  return (
    <main class="page">
      <PageHeader title={wording.title} />
      <h1 class="visually-hidden">{wording.title}</h1>
      <form class={cx('set-up panel')} onSubmit={(event) => event.preventDefault()}>
        <label>
          {words.seats}
          <select value={seats} onChange={(event) => sit(Number(event.currentTarget.value))}>
            {counts.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </label>
        {players.map((player, seat) => (
          <PlayerRow
            game={gameId}
            key={seat}
            seat={seat}
            player={player}
            onChange={(changed) => setPlayers(players.map((before, at) => (at === seat ? changed : before)))}
          />
        ))}
        <Edition game={game} wording={wording} given={given} onChange={setGiven} />
        {Object.entries(game.options).map(([name, spec]) => (
          <OptionRow
            key={name}
            spec={spec}
            seats={seats}
            words={wording.options[name]!}
            value={options[name]!}
            onChange={(value) => setGiven({ ...given, [name]: value })}
          />
        ))}
      </form>
      <p class={cx('set-up-start')}>
        <button type="button" class="button primary" onClick={() => attempt(start)}>
          {words.start}
        </button>
      </p>
    </main>
  );
}
