import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { classes } from '../ui/classes.ts';
import settingsPage from './settings-page.module.css';
import type { Explained } from './words.en.ts';

const cx = classes(settingsPage);

/** One setting: its name and a line of help on the left, the control on the right. */
function Field(props: {
  readonly words: Explained;
  readonly control: (ids: { readonly id: string; readonly 'aria-describedby': string }) => ComponentChildren;
}) {
  const id = useId();
  return (
    <div class={cx('setting')}>
      <label for={id}>{props.words.label}</label>
      <p class={cx('help')} id={`${id}-help`}>
        {props.words.help}
      </p>
      {props.control({ id, 'aria-describedby': `${id}-help` })}
    </div>
  );
}

/** Something to choose that takes the whole width, and names itself. */
export function WideField(props: { readonly words: Explained; readonly children: ComponentChildren }) {
  return (
    <div class={cx('setting wide')}>
      <strong>{props.words.label}</strong>
      <p class={cx('help')}>{props.words.help}</p>
      {props.children}
    </div>
  );
}

export function TextField(props: {
  readonly words: Explained;
  readonly value: string;
  onChange(value: string): void;
}) {
  return (
    <Field
      words={props.words}
      control={(ids) => (
        <input
          {...ids}
          value={props.value}
          maxLength={20}
          onInput={(event) => props.onChange(event.currentTarget.value)}
        />
      )}
    />
  );
}

export function Choice(props: {
  readonly words: Explained;
  readonly value: string;
  readonly options: readonly (readonly [string, string])[];
  onChange(value: string): void;
}) {
  return (
    <Field
      words={props.words}
      control={(ids) => (
        <select {...ids} value={props.value} onChange={(event) => props.onChange(event.currentTarget.value)}>
          {props.options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    />
  );
}

export function Switch(props: {
  readonly words: Explained;
  readonly on: boolean;
  onChange(on: boolean): void;
}) {
  return (
    <Field
      words={props.words}
      control={(ids) => (
        <input
          {...ids}
          type="checkbox"
          class={cx('switch')}
          checked={props.on}
          onChange={(event) => props.onChange(event.currentTarget.checked)}
        />
      )}
    />
  );
}

/** From nothing to full, in tenths. */
export function Slider(props: {
  readonly words: Explained;
  readonly value: number;
  readonly text: string;
  readonly disabled: boolean;
  onChange(value: number): void;
}) {
  return (
    <Field
      words={props.words}
      control={(ids) => (
        <span class={cx('setting-slider')}>
          <input
            {...ids}
            type="range"
            min="0"
            max="1"
            step="0.1"
            value={props.value}
            disabled={props.disabled}
            aria-valuetext={props.text}
            onInput={(event) => props.onChange(event.currentTarget.valueAsNumber)}
          />
          <output for={ids.id}>{props.text}</output>
        </span>
      )}
    />
  );
}
