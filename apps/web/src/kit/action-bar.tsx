import type { ComponentChildren } from 'preact';
import { useContext, useEffect, useRef } from 'preact/hooks';
import { useWords } from '../app/words/index.ts';
import { classes } from '../ui/classes.ts';
import { SendsLater } from '../ui/sends-later.ts';
import { StatusContext } from '../ui/status.ts';
import actionBar from './action-bar.module.css';

const cx = classes(actionBar);

/** The buttons of a table, and above or beside them what the choice so far would do. */
export function ActionBar(props: {
  readonly preview: ComponentChildren;
  readonly children: ComponentChildren;
}) {
  const words = useWords();
  const tell = useContext(StatusContext);
  const preview = useRef<HTMLParagraphElement>(null);
  /** What a bar says when it comes belongs to the question; what it says after that, to a choice. */
  const told = useRef<string | null>(null);
  useEffect(() => {
    const text = preview.current?.innerText ?? '';
    if (told.current !== null && text !== told.current && text !== '') tell?.(text);
    told.current = text;
  });
  return (
    <section class={cx('action-bar')} aria-label={words.actions}>
      <p ref={preview} class={cx('action-preview')} aria-live={tell ? 'off' : 'polite'}>
        {props.preview}
      </p>
      <div class={cx('action-buttons')}>{props.children}</div>
    </section>
  );
}

/** A button that says its consequence. One that cannot be used now stays focusable and tells why when pressed. */
export function ActionButton(props: {
  readonly label: ComponentChildren;
  readonly primary?: boolean;
  /** Shown where there is a keyboard. */
  readonly hotkey?: string;
  readonly disabled?: boolean;
  onPress(): void;
}) {
  const later = useContext(SendsLater);
  const isLater = later !== null && props.primary === true && props.disabled !== true;
  return (
    <button
      type="button"
      class={cx(props.primary ? `button primary ${isLater ? 'later' : ''}` : 'button')}
      aria-disabled={props.disabled === true}
      data-spot={props.primary ? 'primary' : undefined}
      onClick={props.onPress}
    >
      {isLater ? later : props.label}
      {props.hotkey && (
        <span class={cx(props.hotkey.length > 1 ? 'kbd named' : 'kbd')} aria-hidden="true">
          {props.hotkey}
        </span>
      )}
    </button>
  );
}
