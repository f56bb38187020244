import type { Pace, SeriesGoal, TablePlan } from '@quartet/protocol';
import type { Settings } from '../app/settings.ts';
import { fittingOptions, type Options } from '../home/fitting-options.ts';
import { Edition, OptionRow } from '../home/option-row.tsx';
import { PACES, paceName, paceText, TIMES_OFF } from './paces.ts';
import { RATING_STEPS } from './ratings-text.ts';
import { GOALS, goalText } from './series-text.ts';
import { cx } from './styles.ts';
import { useGameAndWords } from './use-game-and-words.ts';
import { ONLINE_WORDS, type OnlineWords } from './words.ts';

/** What people agree to when they sit down. */
export interface Terms {
  readonly options: Options;
  readonly pace: Pace;
  readonly rated: boolean;
  readonly listed: boolean;
  readonly series: SeriesGoal;
  readonly ratings?: NonNullable<TablePlan['ratings']>;
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
  const { pace } = terms;
  const name = paceName(pace);
  const paces: (readonly [string, string])[] = Object.entries(words.paces);
  return (
    <>
      <Pick
        label={words.pace}
        value={name ?? ''}
        onChange={(chosen) => onChange({ pace: PACES[chosen as keyof typeof PACES] })}
      >
        {name ? paces : [['', paceText(pace, words)], ...paces]}
      </Pick>
      {pace.kind === 'days' &&
        TIMES_OFF.map((one) => (
          <label key={one} class={cx('check')}>
            <input
              type="checkbox"
              checked={pace.off?.includes(one) ?? false}
              onChange={(event) => onChange({ pace: withOff(pace, one, event.currentTarget.checked) })}
            />
            {words.off[one]}
          </label>
        ))}
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
      {terms.rated && <RatingRange {...{ terms, onChange, words }} />}
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

/** Who may sit down where it counts. */
function RatingRange(props: {
  readonly terms: Terms;
  readonly words: OnlineWords;
  onChange(changes: Partial<Terms>): void;
}) {
  const { terms, words, onChange } = props;
  const { from, to } = terms.ratings ?? {};
  const choose = (end: 'from' | 'to') => (chosen: string) => {
    const { [end]: _, ...other } = terms.ratings ?? {};
    onChange({ ratings: chosen === '' ? other : { ...other, [end]: Number(chosen) } });
  };
  const steps = [['', words.anyRating], ...RATING_STEPS.map((step) => [String(step), String(step)])];
  return (
    <>
      <Pick label={`${words.ratings} ${words.from}`} value={String(from ?? '')} onChange={choose('from')}>
        {steps}
      </Pick>
      <Pick label={`${words.ratings} ${words.upTo}`} value={String(to ?? '')} onChange={choose('to')}>
        {steps}
      </Pick>
    </>
  );
}

/** The same pace with one time off more, or less. */
function withOff(
  pace: Extract<Pace, { kind: 'days' }>,
  one: (typeof TIMES_OFF)[number],
  isOff: boolean,
): Pace {
  const { kind, days } = pace;
  const off = TIMES_OFF.filter((each) => (each === one ? isOff : pace.off?.includes(each)));
  return { kind, days, ...(off.length > 0 && { off }) };
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
