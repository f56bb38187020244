import { findAbout, list, loadGame, wordingOf } from '@quartet/catalog/list';
import type { Game, Wording } from '@quartet/core';
import type { Pace, TablePlan } from '@quartet/protocol';
import { useEffect, useState } from 'preact/hooks';
import { go } from '../app/routes.ts';
import type { Settings } from '../app/settings.ts';
import { useWords } from '../app/words/index.ts';
import { fittingOptions, type Options } from '../home/fitting-options.ts';
import { Edition, OptionRow } from '../home/option-row.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { ask } from './api.ts';
import { botsOf } from './bot-choice.ts';
import { freshGuest, type Guest } from './person.ts';
import { problemText } from './problem-text.ts';
import { cx } from './styles.ts';
import type { Self } from './use-me.ts';
import { WhoForm } from './who-form.tsx';
import { ONLINE_WORDS, type OnlineWords } from './words.ts';

const PACES: Readonly<Record<keyof OnlineWords['paces'], Pace>> = {
  untimed: { kind: 'untimed' },
  live5: { kind: 'live', bank: 300, increment: 10 },
  live15: { kind: 'live', bank: 900, increment: 20 },
  days1: { kind: 'days', days: 1 },
  days3: { kind: 'days', days: 3 },
};

/** A table in one tap: everything is filled in. */
export function CreateSheet(props: {
  readonly settings: Settings;
  readonly self: Self;
  /** Which game to begin with; null: the first. */
  readonly game: string | null;
  onClose(): void;
}) {
  const { settings, self, onClose } = props;
  const words = ONLINE_WORDS[settings.language];
  const common = useWords();
  const [game, setGame] = useState(findAbout(props.game ?? '')?.id ?? list[0]!.id);
  const [seats, setSeats] = useState(findAbout(game)!.usualSeats);
  const [bots, setBots] = useState(0);
  const [options, setOptions] = useState<Options>({});
  const [pace, setPace] = useState<keyof typeof PACES>('untimed');
  const [isListed, setListed] = useState(false);
  const [guest, setGuest] = useState<Guest>(() => self.me?.person ?? freshGuest(settings));
  const [trouble, setTrouble] = useState('');
  const { min, max } = findAbout(game)!.seats;
  const choose = (id: string): void => {
    setGame(id);
    setSeats(findAbout(id)!.usualSeats);
    setBots(0);
    setOptions({});
  };
  const make = async (): Promise<void> => {
    const plan: TablePlan = {
      game,
      seats,
      options,
      pace: PACES[pace],
      listed: isListed,
      bots: [...Array.from({ length: seats - bots }, () => null), ...botsOf('medium', bots, [])],
    };
    const made = await makeTable(self, { name: guest.name.trim(), emblem: guest.emblem }, plan);
    if (made.ok) go({ page: 'online-table', id: made.value.table });
    else setTrouble(problemText(words, made.problem));
  };
  return (
    <Sheet label={words.make} onClose={onClose}>
      <h2>{words.make}</h2>
      <form
        class={cx('form')}
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <Pick label={words.game} value={game} onChange={choose}>
          {list.map(({ id, name }) => [id, name[settings.language]])}
        </Pick>
        <Pick label={common.seats} value={String(seats)} onChange={(count) => setSeats(Number(count))}>
          {range(min, max).map((count) => [String(count), String(count)])}
        </Pick>
        <Pick
          label={words.bots}
          value={String(Math.min(bots, seats - 1))}
          onChange={(count) => setBots(Number(count))}
        >
          {range(0, seats - 1).map((count) => [String(count), String(count)])}
        </Pick>
        <Pick label={words.pace} value={pace} onChange={(name) => setPace(name as typeof pace)}>
          {Object.entries(words.paces)}
        </Pick>
        <label class={cx('check')}>
          <input
            type="checkbox"
            checked={isListed}
            onChange={(event) => setListed(event.currentTarget.checked)}
          />
          {words.listed}
        </label>
        <More {...{ game, seats, options, settings }} onChange={setOptions} />
        {!self.me && <WhoForm words={words} language={settings.language} guest={guest} onChange={setGuest} />}
        <p role="status" class={cx('trouble')}>
          {trouble}
        </p>
        <div class="sheet-actions">
          <button type="button" class="button" onClick={onClose}>
            {common.cancel}
          </button>
          <button type="submit" class="button primary">
            {words.make}
          </button>
        </div>
      </form>
    </Sheet>
  );
}

/** Whoever is nobody yet becomes a guest first. */
async function makeTable(self: Self, guest: Guest, plan: TablePlan) {
  const known = self.me ? null : await self.become(guest);
  if (known && !known.ok) return known;
  return ask<{ table: string }>('POST', 'tables', plan);
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

function Pick(props: {
  readonly label: string;
  readonly value: string;
  readonly children: readonly (readonly [string, string] | string[])[];
  onChange(value: string): void;
}) {
  return (
    <label>
      {props.label}
      <select value={props.value} onChange={(event) => props.onChange(event.currentTarget.value)}>
        {props.children.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Edition and options, for those who open them. */
function More(props: {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  readonly settings: Settings;
  onChange(options: Options): void;
}) {
  const { seats, options, settings, onChange } = props;
  const words = ONLINE_WORDS[settings.language];
  const [loaded, setLoaded] = useState<readonly [Game, Wording] | null>(null);
  useEffect(() => {
    void Promise.all([loadGame(props.game), wordingOf(props.game, settings.language)]).then(setLoaded);
  }, [props.game, settings.language]);
  if (!loaded || loaded[0].id !== props.game) return null;
  const [game, wording] = loaded;
  const fitting = fittingOptions(game, seats, options);
  return (
    <details>
      <summary>{words.more}</summary>
      <Edition game={game} wording={wording} given={options} onChange={onChange} />
      {Object.entries(game.options).map(([name, spec]) => (
        <OptionRow
          key={name}
          {...{ spec, seats }}
          words={wording.options[name]!}
          value={fitting[name]!}
          onChange={(value) => onChange({ ...options, [name]: value })}
        />
      ))}
    </details>
  );
}
