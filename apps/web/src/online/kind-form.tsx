import { findAbout, list, loadGame, wordingOf } from '@quartet/catalog/list';
import type { Language } from '@quartet/core';
import type { Settings } from '../app/settings.ts';
import { useLoaded } from '../app/use-loaded.ts';
import { useWords } from '../app/words/index.ts';
import { classes } from '../ui/classes.ts';
import type { MatchKind } from './match-kind.ts';
import online from './online.module.css';
import standings from './standings.module.css';
import { STANDINGS_WORDS } from './standings-words.ts';
import { ONLINE_WORDS } from './words.ts';

const cx = classes(online, standings);

/** Which kind of match: game, players, edition, with or without bots. */
export function KindForm(props: {
  readonly kind: MatchKind;
  readonly settings: Settings;
  onChange(kind: MatchKind): void;
}) {
  const { kind, settings } = props;
  const words = STANDINGS_WORDS[settings.language];
  const common = useWords();
  const { min, max } = findAbout(kind.game)!.seats;
  const editions = useLoaded(
    () => editionsOf(kind.game, settings.language),
    [kind.game, settings.language],
  ) ?? [[kind.edition, ''] as const];
  const change = (changes: Partial<MatchKind>): void => {
    const { game, edition, seats, bots } = { ...kind, ...changes };
    props.onChange({ game, edition, seats, bots });
  };
  return (
    <form class={cx('panel online-panel kind-form')} onSubmit={(event) => event.preventDefault()}>
      <label>
        {ONLINE_WORDS[settings.language].game}
        <select
          value={kind.game}
          onChange={({ currentTarget: { value } }) =>
            change({ game: value, seats: findAbout(value)!.usualSeats })
          }
        >
          {list.map(({ id, name }) => (
            <option key={id} value={id}>
              {name[settings.language]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {common.seats}
        <select
          value={kind.seats}
          onChange={({ currentTarget: { value } }) => change({ seats: Number(value) })}
        >
          {Array.from({ length: max - min + 1 }, (_, i) => (
            <option key={i} value={min + i}>
              {min + i}
            </option>
          ))}
        </select>
      </label>
      <label>
        {common.edition}
        <select
          value={kind.edition}
          onChange={({ currentTarget: { value } }) => change({ edition: value as MatchKind['edition'] })}
        >
          {editions.map(([name, text]) => (
            <option key={name} value={name}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <label class={cx('check')}>
        <input
          type="checkbox"
          checked={kind.bots}
          onChange={({ currentTarget: { checked } }) => change({ bots: checked })}
        />
        {words.withBots}
      </label>
    </form>
  );
}

/** The names of a game's editions, and what people call them. */
async function editionsOf(id: string, language: Language): Promise<readonly (readonly [string, string])[]> {
  const [{ editions }, wording] = await Promise.all([loadGame(id), wordingOf(id, language)]);
  return Object.keys(editions).map((name) => [name, wording.editions[name] ?? name]);
}
