import { useEffect, useMemo, useRef, useState } from 'preact/hooks';

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

export function useSaying(): Saying {
  const [said, setSaid] = useState<Said>({ text: '', times: 0 });
  const [status, setStatus] = useState<Said>({ text: '', times: 0 });
  useEffect(() => {
    if (said.text === '') return;
    const stays = Math.max(STAYS, said.text.length * PER_LETTER);
    const timer = setTimeout(() => setSaid({ text: '', times: 0 }), stays);
    return () => clearTimeout(timer);
  }, [said]);
  const saidAt = useRef(Number.NEGATIVE_INFINITY);
  const speak = useMemo(
    () => ({
      say: (text: string): void => {
        setSaid(({ times }) => ({ text, times: times + 1 }));
        setStatus(({ times }) => ({ text, times: times + 1 }));
        saidAt.current = performance.now();
      },
      tell: (text: string): void => {
        if (performance.now() - saidAt.current > LISTENING)
          setStatus(({ times }) => ({ text, times: times + 1 }));
      },
      hush: (): void => setSaid({ text: '', times: 0 }),
    }),
    [],
  );
  return { said: said.text, status, ...speak };
}
