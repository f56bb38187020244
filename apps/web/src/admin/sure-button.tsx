import { useEffect, useRef, useState } from 'preact/hooks';
import { cx } from './styles.ts';

/** A button that does at once what is harmless, and asks before what is not. */
export function SureButton(props: {
  readonly text: string;
  /** For listeners, who do not see beside what it stands. */
  readonly label: string;
  /** Null: it need not be asked. */
  readonly question: string | null;
  readonly yes: string;
  readonly no: string;
  onSure(): void;
}) {
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    // Who works by keyboard goes on where the question stands, or stood; the harmless answer is at hand.
    if (isAsking || wasAsking.current) button.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  const press = (): void => {
    if (props.question === null) props.onSure();
    else setAsking(true);
  };
  if (!isAsking)
    return (
      <button ref={button} type="button" class="button" aria-label={props.label} onClick={press}>
        {props.text}
      </button>
    );
  return (
    <div class={cx('ask')} role="alert">
      <p>{props.question}</p>
      <button
        type="button"
        class="button"
        onClick={() => {
          setAsking(false);
          props.onSure();
        }}
      >
        {props.yes}
      </button>
      <button ref={button} type="button" class="button" onClick={() => setAsking(false)}>
        {props.no}
      </button>
    </div>
  );
}
