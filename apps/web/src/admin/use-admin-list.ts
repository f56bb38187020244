import type { Problem } from '@quartet/protocol';
import { useEffect, useState } from 'preact/hooks';
import { ask } from '../online/api.ts';
import { troubleText } from './trouble-text.ts';
import type { AdminWords } from './words.ts';

export interface AdminList<T> {
  /** Null: not known yet. */
  readonly answer: T | null;
  /** What came of the last thing asked for; empty: nothing to say. */
  readonly said: string;
  say(sentence: string): void;
  /** Says what is wrong, or ends the page if the session is over. */
  complain(problem: Problem | null): void;
  refresh(): void;
  /** Deletes the entry, says so, and asks anew. */
  remove(id: string): Promise<void>;
}

/** A list of the administration, asked anew whenever its query changes, and every `every` milliseconds if given. */
export function useAdminList<T>(
  list: 'events' | 'health' | 'people' | 'reports' | 'tables',
  query: URLSearchParams,
  words: AdminWords,
  onEnded: () => void,
  every: number | null = null,
): AdminList<T> {
  const [answer, setAnswer] = useState<T | null>(null);
  const [said, say] = useState('');
  const [times, setTimes] = useState(0);
  const complain = (problem: Problem | null): void => {
    if (problem?.code === 'sign-in') onEnded();
    else say(troubleText(words, problem));
  };
  useEffect(() => {
    let isWanted = true;
    const look = async (): Promise<void> => {
      if (document.hidden) return;
      const got = await ask<T>('GET', ['admin', list], query);
      if (!isWanted) return;
      if (got.ok) setAnswer(got.value);
      else complain(got.problem);
    };
    void look();
    const timer = every === null ? undefined : setInterval(() => void look(), every);
    return () => {
      isWanted = false;
      clearInterval(timer);
    };
  }, [list, `${query}`, times]);
  const refresh = (): void => setTimes(times + 1);
  const remove = async (id: string): Promise<void> => {
    const gone = await ask('DELETE', ['admin', list, id]);
    if (!gone.ok) return complain(gone.problem);
    say(words.removed);
    refresh();
  };
  return { answer, said, say, complain, refresh, remove };
}
