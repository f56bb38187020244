import type { Acquaintance } from '@quartet/protocol/circle';
import { useEffect, useState } from 'preact/hooks';
import { ask } from './api.ts';
import type { LiveTable } from './use-live-table.ts';

/** Those whom I keep away, by id. */
export function useBlocked(person: string | null): ReadonlySet<string> {
  const [blocked, setBlocked] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (person === null) return;
    void ask<{ people: Acquaintance[] }>('GET', ['me', 'people']).then((answer) => {
      if (!answer.ok) return;
      setBlocked(new Set(answer.value.people.flatMap((one) => (one.blocked ? [one.person.id] : []))));
    });
  }, [person]);
  return blocked;
}

/** Their words are not read. */
export function withoutTalkOf(blocked: ReadonlySet<string>, live: LiveTable): LiveTable {
  if (blocked.size === 0) return live;
  return { ...live, talk: live.talk.filter(({ kind, by }) => kind !== 'chatted' || !blocked.has(by ?? '')) };
}
