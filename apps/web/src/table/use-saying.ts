import { useEffect, useMemo, useState } from 'preact/hooks';

/** How long a sentence stays, in milliseconds: at least so long, and long enough to be read. */
const STAYS = 4000;
const PER_LETTER = 65;
/** What is told within so many milliseconds after a sentence would drown it. */
const LISTENING = 400;

/** A sentence; the same one said again is another. */
export interface Said {
  readonly text: string;
  readonly times: number;
}

/** What is shown, what listeners hear, and when something was said last. */
export interface Spoken {
  readonly said: Said;
  readonly status: Said;
  readonly at: number;
}

export interface Saying {
  /** What is shown at the top of the table; it goes by itself. */
  readonly said: string;
  /** What listeners hear: what was said last, or what a choice would do. */
  readonly status: Said;
  say(sentence: string): void;
  /** For listeners only: it can be seen elsewhere. */
  tell(sentence: string): void;
  hush(): void;
}

const NOTHING: Said = { text: '', times: 0 };
export const SILENCE: Spoken = { said: NOTHING, status: NOTHING, at: Number.NEGATIVE_INFINITY };

export function afterSaying({ said, status }: Spoken, text: string, now: number): Spoken {
  return { said: again(said, text), status: again(status, text), at: now };
}

export function afterTelling(spoken: Spoken, text: string, now: number): Spoken {
  return now - spoken.at > LISTENING ? { ...spoken, status: again(spoken.status, text) } : spoken;
}

export function afterHush(spoken: Spoken): Spoken {
  return { ...spoken, said: NOTHING };
}

function again({ times }: Said, text: string): Said {
  return { text, times: times + 1 };
}

export function stayOf(text: string): number {
  return Math.max(STAYS, text.length * PER_LETTER);
}

export function useSaying(): Saying {
  const [spoken, setSpoken] = useState(SILENCE);
  const { said, status } = spoken;
  const speak = useMemo(
    () => ({
      say: (text: string): void => setSpoken((before) => afterSaying(before, text, performance.now())),
      tell: (text: string): void => setSpoken((before) => afterTelling(before, text, performance.now())),
      hush: (): void => setSpoken(afterHush),
    }),
    [],
  );
  useEffect(() => {
    if (said.text === '') return;
    const timer = setTimeout(speak.hush, stayOf(said.text));
    return () => clearTimeout(timer);
  }, [said]);
  return { said: said.text, status, ...speak };
}
