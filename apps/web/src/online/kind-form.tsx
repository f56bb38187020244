import { findAbout, list } from '@quartet/catalog/list';
import type { Settings } from '../app/settings.ts';
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
          <option value="manual">{common.editions.manual}</option>
          <option value="published">{common.editions.published}</option>
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
