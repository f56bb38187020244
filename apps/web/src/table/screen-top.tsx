import type { Language } from '@quartet/core';
import type { ComponentChildren } from 'preact';
import { useWords } from '../app/words/index.ts';
import { Icon } from '../ui/icon.tsx';
import { Prompt } from './prompt.tsx';
import { cx } from './styles.ts';

/** Menu, what is asked of whom, hint and log. */
export function ScreenTop(props: {
  readonly title: string;
  readonly seats: number;
  readonly prompt: string;
  /** Of the prompt. */
  readonly language: Language;
  /** What the button beside the prompt opens. */
  readonly rule: string;
  readonly isMine: boolean;
  /** Over the prompt, where there is little room. */
  readonly note?: ComponentChildren;
  /** Before the buttons. */
  readonly aside?: ComponentChildren;
  /** Null where nobody gives hints. */
  readonly onHint: (() => void) | null;
  onMenu(): void;
  onRule(): void;
  onLog(): void;
}) {
  const words = useWords();
  return (
    <header class={cx('screen-top')}>
      <button type="button" class="icon-button" aria-label={words.menu} onClick={props.onMenu}>
        <Icon name="menu" />
      </button>
      <p class={cx('screen-title')} aria-hidden="true">
        {props.title}
      </p>
      <span class={cx('muted wide-only')}>{words.tableOf(props.seats)}</span>
      <div class={cx('screen-status')}>
        <Prompt text={props.prompt} isMine={props.isMine} language={props.language} />
        <button
          type="button"
          class={cx('icon-button open-rule')}
          aria-label={props.rule}
          onClick={props.onRule}
        >
          <Icon name="question" />
        </button>
        {props.note}
      </div>
      {props.aside}
      {props.onHint && (
        <button
          type="button"
          class="icon-button"
          aria-label={words.hint}
          aria-disabled={!props.isMine}
          onClick={props.onHint}
        >
          <Icon name="hint" />
        </button>
      )}
      <button type="button" class={cx('icon-button open-log')} aria-label={words.log} onClick={props.onLog}>
        <Icon name="log" />
      </button>
    </header>
  );
}
