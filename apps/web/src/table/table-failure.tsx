import type { Language } from '@quartet/core';
import { Face } from '../app/failure/face.tsx';
import type { Failure } from '../app/failure/failures.ts';
import { FAILURE_WORDS } from '../app/failure/words.ts';
import { cx } from './styles.ts';

/** Over a table that cannot go on: it stays until it does. */
export function TableFailure(props: {
  readonly failure: Failure;
  /** Whether the person at the screen must decide. */
  readonly isMine: boolean;
  readonly language: Language;
}) {
  const t = FAILURE_WORDS[props.language];
  return (
    <section class={cx('failure')} role="alert">
      <Face failure={props.failure} language={props.language} note={props.isMine ? t.unplayed : t.waits} />
    </section>
  );
}
