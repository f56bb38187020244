import type { Game, Wording } from '@quartet/core';
import { useWords } from '../app/words/index.ts';
import { editionOf, editionOptions, fittingOptions, type Options } from './fitting-options.ts';
import { Segments } from './segments.tsx';
import type { SetUpWords } from './set-up-words.ts';

/** How it is played: the edition, where that makes a difference, and each option with a line of help. */
export function OptionList(props: {
  readonly t: SetUpWords;
  readonly game: Game;
  readonly wording: Wording;
  readonly seats: number;
  readonly given: Options;
  onChange(options: Options): void;
}) {
  const { t, game, wording, seats, given } = props;
  const words = useWords();
  const options = fittingOptions(game, seats, given);
  const deciding = editionOptions(game, seats);
  const edition = editionOf(game, seats, options);
  const editions = Object.keys(game.editions);
  const chooseEdition = (name: string): void => {
    const rest = Object.entries(given).filter(([option]) => !deciding.includes(option));
    props.onChange({ ...Object.fromEntries(rest), ...(game.editions[name] as Options) });
  };
  return (
    <>
      {deciding.length > 0 && (
        <Segments
          label={t.rules}
          help={t.rulesHelp}
          value={edition ?? ''}
          choices={[
            ...editions.map((name) => [name, t.editions[name] ?? wording.editions[name] ?? name] as const),
            ...(edition === null ? [['', words.ownOptions] as const] : []),
          ]}
          onChange={(name) => name !== '' && chooseEdition(name)}
        />
      )}
      {Object.entries(game.options).map(([name, spec]) => {
        const choices = spec.choices(seats);
        const said = wording.options[name]!;
        if (choices.length < 2) return null;
        return (
          <Segments
            key={name}
            label={said.label}
            help={said.help}
            value={options[name]!}
            choices={choices.map((choice) => [choice, capital(said.value(choice))] as const)}
            onChange={(value) => props.onChange({ ...given, [name]: value })}
          />
        );
      })}
    </>
  );
}

/** On a button, a value begins like a sentence. */
function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
