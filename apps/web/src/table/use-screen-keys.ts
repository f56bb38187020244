import type { RefObject } from 'preact';
import type { Speech, Told } from '../kit/speech.ts';
import { useKeys } from '../ui/keys.ts';
import { focusRegion } from './regions.ts';
import type { ScreenWords } from './words.ts';

/** The keys of every table; a game's own keys are its table's. */
export function useScreenKeys(props: {
  readonly screen: RefObject<HTMLElement | null>;
  readonly speech: Speech | null;
  /** Null while nobody's hand is open. */
  readonly told: Told | null;
  readonly words: ScreenWords;
  say(sentence: string): void;
  onLast(): void;
  /** Null where nobody gives hints. */
  readonly onHint: (() => void) | null;
  onKeys(): void;
}): void {
  const { speech, told, words, say } = props;
  const answer = (about: 'mine' | 'others' | 'table') => (): void => {
    if (!told) say(words.nobodyLooks);
    else if (speech) say(speech[about](told));
    else say(told.wording.table(told.view, told.names).join(' '));
  };
  useKeys({
    s: answer('mine'),
    o: answer('others'),
    t: answer('table'),
    l: props.onLast,
    ...(props.onHint && { h: props.onHint }),
    '?': props.onKeys,
    F6: ({ shiftKey }) => props.screen.current && focusRegion(props.screen.current, shiftKey ? -1 : 1),
  });
}
