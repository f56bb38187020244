import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { useOneStop } from './one-stop.ts';

/** A row of buttons with one tab stop. Used for hands and for any zone with several cards. */
export function Strip(props: {
  readonly label: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}) {
  const root = useRef<HTMLDivElement>(null);
  const stop = useOneStop(root);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a toolbar of cards; its buttons are the controls
    <div ref={root} class={props.class} role="group" aria-label={props.label} {...stop}>
      {props.children}
    </div>
  );
}
