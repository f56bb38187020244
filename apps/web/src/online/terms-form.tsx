import type { Pace, SeriesGoal } from '@quartet/protocol';
import type { Settings } from '../app/settings.ts';
import { fittingOptions, type Options } from '../home/fitting-options.ts';
import { Edition, OptionRow } from '../home/option-row.tsx';
import { PACES, paceName, paceText } from './paces.ts';
import { GOALS, goalText } from './series-text.ts';
import { cx } from './styles.ts';
import { useGameAndWords } from './use-game-and-words.ts';
import { ONLINE_WORDS } from './words.ts';

/** What people agree to when they sit down. */
export interface Terms {
  readonly options: Options;
  readonly pace: Pace;
  readonly rated: boolean;
  readonly listed: boolean;
  readonly series: SeriesGoal;
}

export const USUAL_TERMS: Terms = {
  options: {},
  pace: { kind: 'untimed' },
  rated: false,
  listed: false,
  series: { kind: 'evening' },
};

export function TermsForm(props: {
  readonly game: string;
  readonly seats: number;
  readonly settings: Settings;
  readonly terms: Terms;
  onChange(changes: Partial<Terms>): void;
}) {
  const { game, seats, settings, terms, onChange } = props;
  const words = ONLINE_WORDS[settings.language];
  const name = paceName(terms.pace);
  const paces: (readonly [string, string])[] = Object.entries(words.paces);
  return (
    <>
      <Pick
        label={words.pace}
        value={name ?? ''}
        onChange={(chosen) => onChange({ pace: PACES[chosen as keyof typeof PACES] })}
      >
        {name ? paces : [['', paceText(terms.pace, words)], ...paces]}
      </Pick>
      <Pick
        label={words.counts}
        value={String(terms.rated)}
        onChange={(chosen) => onChange({ rated: chosen === 'true' })}
      >
        {[
          ['false', words.casual],
          ['true', words.rated],
        ]}
      </Pick>
      <Pick
        label={words.series}
        value={JSON.stringify(terms.series)}
        onChange={(chosen) => onChange({ series: JSON.parse(chosen) as SeriesGoal })}
      >
        {GOALS.map((goal) => [JSON.stringify(goal), goalText(goal, words)])}
      </Pick>
      <label class={cx('check')}>
        <input
          type="checkbox"
          checked={terms.listed}
          onChange={(event) => onChange({ listed: event.currentTarget.checked })}
        />
        {words.listed}
      </label>
      <More
        {...{ game, seats, settings }}
        options={terms.options}
        onChange={(options) => onChange({ options })}
      />
    </>
  );
}

export function Pick(props: {
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
  const loaded = useGameAndWords(props.game, settings.language);
  if (!loaded) return null;
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
