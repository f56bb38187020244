import type { Language } from '@quartet/core';
import { FacePicker } from '../people/face-picker.tsx';
import type { Guest } from './person.ts';
import { animalOf, emblemOf } from './sign.tsx';
import { cx } from './styles.ts';
import type { OnlineWords } from './words.ts';

/** Name and face, filled in already. */
export function WhoForm(props: {
  readonly words: OnlineWords;
  readonly language: Language;
  readonly guest: Guest;
  onChange(guest: Guest): void;
}) {
  const { words, guest, onChange } = props;
  return (
    <div class={cx('who')}>
      <label>
        {words.name}
        <input
          value={guest.name}
          maxLength={24}
          autocomplete="nickname"
          onInput={(event) => onChange({ ...guest, name: event.currentTarget.value })}
        />
      </label>
      <FacePicker
        face={animalOf(guest.emblem)}
        language={props.language}
        onChange={(face) => onChange({ ...guest, emblem: emblemOf(face) })}
      />
    </div>
  );
}
