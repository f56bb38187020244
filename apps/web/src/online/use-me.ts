import type { Me } from '@quartet/protocol/http';
import { useEffect, useState } from 'preact/hooks';
import type { Settings } from '../app/settings.ts';
import type { Answer } from './api.ts';
import { become, type Guest, whoAmI } from './person.ts';
import { hasUnsaid, renamed, sayAnew } from './same-person.ts';

export interface Self {
  /** Undefined: not known yet; null: nobody. */
  readonly me: Me | null | undefined;
  /** The server did not answer. */
  readonly isOut: boolean;
  /** Makes a guest, or changes name and sign of whoever is here. */
  become(guest: Guest): Promise<Answer<{ readonly me: Me }>>;
  /** Asks again who this is. */
  refresh(): Promise<void>;
}

/** Where this device keeps who its person is. */
export interface Keeping {
  readonly settings: Settings;
  change(changes: Partial<Settings>): void;
}

/** Who this browser is to the server. Name and face are the same on this device; `keeping`: then they are kept here, too. */
export function useMe(keeping?: Keeping): Self {
  const [me, setMe] = useState<Me | null | undefined>(undefined);
  const [isOut, setOut] = useState(false);
  const know = (known: Me | null): void => {
    setMe(known);
    const changes = known && keeping ? renamed(keeping.settings, known) : null;
    if (changes) keeping!.change(changes);
  };
  const refresh = async (): Promise<void> => {
    const answer = await (keeping && hasUnsaid() ? sayAnew(keeping.settings) : whoAmI());
    setOut(!answer.ok);
    if (answer.ok) know(answer.value.me);
  };
  useEffect(() => void refresh(), []);
  return {
    me,
    isOut,
    refresh,
    become: async (guest) => {
      const answer = await become(guest);
      if (answer.ok) know(answer.value.me);
      return answer;
    },
  };
}
