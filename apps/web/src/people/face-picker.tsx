import type { Language } from '@quartet/core';
import { useId } from 'preact/hooks';
import { useExtra } from '../app/use-loaded.ts';
import { classes } from '../ui/classes.ts';
import { Portrait } from '../ui/emblem.tsx';
import { ANIMALS, type Animal } from '../ui/faces.ts';
import facePicker from './face-picker.module.css';
import { PEOPLE_WORDS } from './words.ts';

const cx = classes(facePicker);

/** All at once when they are looked at, instead of one by one: together they weigh half. */
export const loadDrawings = () => import('./animal-drawings.ts');

/** All animals side by side; one of them is chosen. */
export function FacePicker(props: {
  readonly face: Animal;
  readonly language: Language;
  onChange(face: Animal): void;
}) {
  const words = PEOPLE_WORDS[props.language];
  const group = useId();
  const drawings = useExtra(loadDrawings);
  return (
    <fieldset class={cx('faces')} aria-label={words.yourFace}>
      {ANIMALS.map((animal) => (
        <label key={animal} class={cx('choice')} title={words.animals[animal]}>
          <input
            type="radio"
            class="visually-hidden"
            name={group}
            checked={animal === props.face}
            onChange={() => props.onChange(animal)}
          />
          <Portrait face={animal} drawing={drawings?.drawingOf(animal) ?? ''} />
          <span class="visually-hidden">{words.animals[animal]}</span>
        </label>
      ))}
    </fieldset>
  );
}
