import type { ComponentChildren } from 'preact';
import { Emblem } from '../ui/emblem.tsx';
import { cx } from './styles.ts';
import type { ScreenWords } from './words.ts';

/** Between two people at one device: nobody's cards are in the page until the next one asks for theirs. */
export function Curtain(props: {
  readonly words: ScreenWords;
  readonly seat: number;
  readonly name: string;
  /** What happened since they looked last, as everybody may know it. */
  readonly children?: ComponentChildren;
  onReveal(): void;
}) {
  const { words } = props;
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
