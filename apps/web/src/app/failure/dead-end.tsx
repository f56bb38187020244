import type { ComponentChildren } from 'preact';
import { classes } from '../../ui/classes.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import failure from './failure.module.css';

const cx = classes(failure);

/** Where an address leads to nothing: what is missing, and the ways on. */
export function DeadEnd(props: {
  /** Where one is. */
  readonly title: string;
  readonly sentence: string;
  readonly children?: ComponentChildren;
}) {
  return (
    <main class="page">
      <PageHeader title={props.title} />
      <h1>{props.sentence}</h1>
      {props.children && <div class={cx('ways')}>{props.children}</div>}
    </main>
  );
}
