import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { classes } from '../ui/classes.ts';
import segments from './segments.module.css';

const cx = classes(segments);

/** A few values side by side, one of them chosen; what does not fit goes below, nothing is cut. */
export function Segments<V>(props: {
  readonly label: string;
  readonly help?: string | undefined;
  readonly value: V;
  readonly choices: readonly (readonly [value: V, text: ComponentChildren])[];
  onChange(value: V): void;
}) {
  const id = useId();
  return (
    <fieldset class={cx('field')} aria-describedby={props.help && `${id}-help`}>
      <legend>{props.label}</legend>
      {props.help && (
        <p class={cx('help')} id={`${id}-help`}>
          {props.help}
        </p>
      )}
      <div class={cx('segments')}>
        {props.choices.map(([value, text], i) => (
          <label key={i} class={cx('segment')}>
            <input
              type="radio"
              class="visually-hidden"
              name={id}
              checked={value === props.value}
              onChange={() => props.onChange(value)}
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
