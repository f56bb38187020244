import { findGame, wordingOf } from '@quartet/catalog';
import {
  type Game,
  type OptionSpec,
  type OptionValue,
  type OptionWording,
  resolveOptions,
  type Wording,
} from '@quartet/core';
import { useEffect, useState } from 'preact/hooks';
import { PageHeader } from '../pages/page-header.tsx';
import '../pages/settings-page.css';
import { go } from '../routes.ts';
import type { Settings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import type { Player } from '../worker/protocol.ts';
import { keepTable, lastTable, playersFor } from './last-table.ts';
import { PlayerRow } from './player-row.tsx';
import { startMatch } from './start-match.ts';

type Options = Readonly<Record<string, OptionValue>>;

/** Who sits where, which edition, which options; then the game begins. */
export function SetUp({ gameId, settings }: { readonly gameId: string; readonly settings: Settings }) {
  const words = useWords();
  const game = findGame(gameId);
  const [wording, setWording] = useState<Wording | null>(null);
  const kept = game && lastTable(game, settings.name);
  const [players, setPlayers] = useState<readonly Player[]>(kept?.players ?? []);
  const [given, setGiven] = useState<Options>(kept?.options ?? {});
  useEffect(() => {
    if (game) void wordingOf(game.id, settings.language).then(setWording);
  }, [game, settings.language]);
  if (!game || !wording) return <p class="page-wait">{words.loading}</p>;

  const seats = players.length;
  const options = chosenOptions(game, seats, given);
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);
  const sit = (count: number): void => {
    const fresh = playersFor(count, settings.name);
    setPlayers(fresh.map((player, seat) => players[seat] ?? player));
  };
  const start = async (): Promise<void> => {
    keepTable(game, { players, options: given });
    const first = crypto.getRandomValues(new Uint32Array(1))[0]! % seats;
    go({ page: 'table', id: await startMatch(game.id, { seats, first, options }, players) });
  };
  return (
    <main class="page">
      <PageHeader title={wording.title} />
      <h1 class="visually-hidden">{wording.title}</h1>
      <form class="settings panel" onSubmit={(event) => event.preventDefault()}>
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
            key={seat}
            seat={seat}
            player={player}
            onChange={(changed) => setPlayers(players.map((before, at) => (at === seat ? changed : before)))}
          />
        ))}
        <Edition game={game} given={given} onChange={setGiven} />
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
      <p style={{ marginTop: '16px', textAlign: 'right' }}>
        <button type="button" class="button primary" onClick={() => void start()}>
          {words.start}
        </button>
      </p>
    </main>
  );
}

/** What was chosen, as far as it goes with so many seats. */
function chosenOptions(game: Game, seats: number, given: Options): Options {
  const fitting = Object.fromEntries(
    Object.entries(given).filter(([name, value]) => game.options[name]?.allows(value, seats)),
  );
  const resolved = resolveOptions(game, seats, fitting);
  return resolved.ok ? resolved.options : {};
}

function Edition(props: { readonly game: Game; readonly given: Options; onChange(options: Options): void }) {
  const words = useWords();
  const editions: Readonly<Record<string, Partial<Options>>> = props.game.editions;
  const chosen = Object.keys(editions).find(
    (name) => JSON.stringify(editions[name]) === JSON.stringify(props.given),
  );
  return (
    <label>
      {words.edition}
      <select
        value={chosen ?? 'own'}
        onChange={(event) => props.onChange((editions[event.currentTarget.value] ?? {}) as Options)}
      >
        <option value="manual">{words.editions.manual}</option>
        <option value="published">{words.editions.published}</option>
        {!chosen && <option value="own">{words.editions.own}</option>}
      </select>
    </label>
  );
}

function OptionRow(props: {
  readonly spec: OptionSpec<OptionValue>;
  readonly seats: number;
  readonly words: OptionWording;
  readonly value: OptionValue;
  onChange(value: OptionValue): void;
}) {
  const choices = props.spec.choices(props.seats);
  if (choices.length < 2) return null;
  return (
    <label>
      <span>
        {props.words.label}
        <br />
        <span class="settings-help">{props.words.help}</span>
      </span>
      <select
        value={choices.indexOf(props.value)}
        onChange={(event) => props.onChange(choices[Number(event.currentTarget.value)]!)}
      >
        {choices.map((choice, i) => (
          <option key={i} value={i}>
            {props.words.value(choice)}
          </option>
        ))}
      </select>
    </label>
  );
}
