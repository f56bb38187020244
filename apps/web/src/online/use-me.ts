import type { Me } from '@quartet/protocol/http';
import { useEffect, useState } from 'preact/hooks';
import type { Answer } from './api.ts';
import { become, type Guest, whoAmI } from './person.ts';

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

/** Who this browser is to the server. */
export function useMe(): Self {
  const [me, setMe] = useState<Me | null | undefined>(undefined);
  const [isOut, setOut] = useState(false);
  const refresh = async (): Promise<void> => {
    const answer = await whoAmI();
    setOut(!answer.ok);
    if (answer.ok) setMe(answer.value.me);
  };
  useEffect(() => void refresh(), []);
  return {
    me,
    isOut,
    refresh,
    become: async (guest) => {
      const answer = await become(guest);
      if (answer.ok) setMe(answer.value.me);
      return answer;
    },
  };
}
