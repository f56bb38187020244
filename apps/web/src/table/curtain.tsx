import type { ComponentChildren } from 'preact';
import { useWords } from '../app/words/index.ts';
import { Emblem } from '../ui/emblem.tsx';
import { cx } from './styles.ts';

/** Between two people at one device: nobody's cards are in the page until the next one asks for theirs. */
export function Curtain(props: {
  readonly seat: number;
  readonly name: string;
  /** What happened since they looked last, as everybody may know it. */
  readonly children?: ComponentChildren;
  onReveal(): void;
}) {
  const words = useWords();
  return (
    <section class={cx('curtain')} aria-label={words.passTo(props.name)}>
      <Emblem name={props.name} seat={props.seat} size={72} />
      <h2>{words.passTo(props.name)}</h2>
      <p class="muted">{words.curtainNote}</p>
      {props.children}
      <button type="button" class="button primary" onClick={props.onReveal}>
        {words.iAm(props.name)}
      </button>
    </section>
  );
}
