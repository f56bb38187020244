import type { Game, OptionSpec, OptionValue, OptionWording, Wording } from '@quartet/core';
import { useWords } from '../app/words/index.ts';
import type { Options } from './fitting-options.ts';

/** Which edition the options make; choosing one sets them all. */
export function Edition(props: {
  readonly game: Game;
  readonly wording: Wording;
  readonly given: Options;
  onChange(options: Options): void;
}) {
  const words = useWords();
  const editions: Readonly<Record<string, Partial<Options>>> = props.game.editions;
  // A game with one way to play it has nothing to choose.
  if (new Set(Object.values(editions).map((one) => JSON.stringify(one))).size < 2) return null;
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
        {Object.keys(editions).map((name) => (
          <option key={name} value={name}>
            {props.wording.editions[name] ?? name}
          </option>
        ))}
        {!chosen && <option value="own">{words.ownOptions}</option>}
      </select>
    </label>
  );
}

export function OptionRow(props: {
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
        <span class="muted">{props.words.help}</span>
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
