import type { Guest } from './person.ts';
import { EMBLEM_NAMES, Sign } from './sign.tsx';
import { cx } from './styles.ts';
import type { OnlineWords } from './words.ts';

/** Name and sign, filled in already. */
export function WhoForm(props: {
  readonly words: OnlineWords;
  readonly guest: Guest;
  onChange(guest: Guest): void;
}) {
  const { words, guest, onChange } = props;
  return (
    <div class={cx('who')}>
      <Sign emblem={guest.emblem} size={44} />
      <label>
        {words.name}
        <input
          value={guest.name}
          maxLength={24}
          autocomplete="nickname"
          onInput={(event) => onChange({ ...guest, name: event.currentTarget.value })}
        />
      </label>
      <label>
        {words.emblem}
        <select
          value={guest.emblem}
          onChange={(event) => onChange({ ...guest, emblem: event.currentTarget.value as Guest['emblem'] })}
        >
          {EMBLEM_NAMES.map((emblem) => (
            <option key={emblem} value={emblem}>
              {words.emblems[emblem]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
