import type { Language } from '@quartet/core';
import { useEffect, useState } from 'preact/hooks';
import { classes } from '../../ui/classes.ts';
import faultNote from './fault-note.module.css';
import { type FaultText, faultText } from './fault-text.ts';
import type { Fault } from './faults.ts';

const cx = classes(faultNote);

export function FaultNote(props: {
  readonly title: string;
  readonly fault: Fault;
  readonly language: Language;
  readonly note?: string;
}) {
  const [text, setText] = useState<FaultText | null>(null);
  useEffect(() => {
    void faultText(props.fault, props.language).then(setText);
  }, [props.fault, props.language]);
  return (
    <section class={cx('panel fault')} role="alert">
      <h2>{props.title}</h2>
      {text && (
        <>
          <p>{text.sentence}</p>
          {text.detail && (
            <p>
              <code lang="en">{text.detail}</code>
            </p>
          )}
          {props.note && <p class="muted">{props.note}</p>}
        </>
      )}
    </section>
  );
}
