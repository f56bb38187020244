import type { Language } from '@quartet/core';
import { cx } from './styles.ts';

/** Longer ones take more than the two lines that a phone has for them. */
const LONG = 46;

/** What is asked of whom; on a phone a long one is cut down to its head, and told in full to listeners. */
export function Prompt(props: {
  readonly text: string;
  readonly isMine: boolean;
  readonly language: Language;
}) {
  const { text, isMine } = props;
  const [head] = text.split(':');
  const isLong = text.length > LONG;
  const short = isLong && head !== text ? head : null;
  return (
    <p class={cx(isMine ? 'pill mine' : 'pill')} lang={props.language} title={isLong ? text : undefined}>
      <span class={cx(short ? 'pill-text whole' : 'pill-text')}>{text}</span>
      {short && (
        <span class={cx('pill-text head')} aria-hidden="true">
          {short}
        </span>
      )}
    </p>
  );
}
