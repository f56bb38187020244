import type { Shapes, Wording } from '@quartet/core';
import { useEffect, useRef } from 'preact/hooks';
import type { LogEntry } from '../worker/protocol.ts';

/** What happened, in words; names, never "you", since people pass the device around. */
export function Log(props: {
  readonly entries: readonly LogEntry[];
  readonly opening: readonly Shapes['Event'][];
  readonly wording: Wording;
  readonly names: readonly string[];
}) {
  const list = useRef<HTMLOListElement>(null);
  const { entries, opening, wording, names } = props;
  useEffect(() => {
    list.current?.scrollTo(0, list.current.scrollHeight);
  }, [entries.length]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
    <ol class="log" ref={list} tabIndex={0}>
      <li>
        {opening.map((event, i) => (
          <p key={i}>{wording.event(event, names)}</p>
        ))}
      </li>
      {entries.map(({ ply, events }, at) => (
        <li key={ply} class={at === entries.length - 1 ? 'now' : ''}>
          {events.map((event, i) => (
            <p key={i}>{wording.event(event, names)}</p>
          ))}
        </li>
      ))}
    </ol>
  );
}
