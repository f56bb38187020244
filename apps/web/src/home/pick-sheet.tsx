import type { ComponentChildren } from 'preact';
import { useWords } from '../app/words/index.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { Sheet } from '../ui/sheet.tsx';
import setUp from './set-up.module.css';

const cx = classes(setUp);

/** A menu: a tap chooses and closes it. */
export function PickSheet<V extends string>(props: {
  readonly title: string;
  readonly value: V;
  readonly choices: readonly (readonly [value: V, sign: ComponentChildren, name: string, help: string])[];
  onPick(value: V): void;
  onClose(): void;
}) {
  const words = useWords();
  return (
    <Sheet label={props.title} onClose={props.onClose}>
      <h2>{props.title}</h2>
      <ul class={cx('picks')}>
        {props.choices.map(([value, sign, name, help]) => (
          <li key={value}>
            <button
              type="button"
              class={cx('pick')}
              aria-pressed={value === props.value}
              onClick={() => props.onPick(value)}
            >
              {sign}
              <span>
                <strong>{name}</strong>
                {help && <span class={cx('kind')}>{help}</span>}
              </span>
              {value === props.value && <Icon name="check" size={18} />}
            </button>
          </li>
        ))}
      </ul>
      <div class="sheet-actions">
        <button type="button" class="button" onClick={props.onClose}>
          {words.cancel}
        </button>
      </div>
    </Sheet>
  );
}
