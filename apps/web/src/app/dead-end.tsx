import type { ComponentChildren } from 'preact';
import { PageHeader } from '../ui/page-header.tsx';

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
      {props.children}
    </main>
  );
}
