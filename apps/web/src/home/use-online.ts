import { useEffect, useState } from 'preact/hooks';
import { wasOnline } from '../online/was-online.ts';

interface Waiting {
  readonly id: string;
  readonly game: string;
  readonly waiting: boolean;
}

export interface Online {
  /** Whether this page comes from a server at which friends can meet. */
  readonly isThere: boolean;
  /** Tables at which it is my turn. */
  readonly waiting: readonly Waiting[];
}

const NOBODY: Online = { isThere: false, waiting: [] };

/** Asked after the page is there; a page on a plain file server finds that nobody plays online. */
export function useOnline(): Online {
  const [online, setOnline] = useState(NOBODY);
  useEffect(() => {
    void look()
      .then(setOnline)
      // Without a line there is nobody to meet.
      .catch(() => undefined);
  }, []);
  return online;
}

async function look(): Promise<Online> {
  const { online } = await (await fetch('/online.json')).json();
  if (!online) return NOBODY;
  if (!wasOnline()) return { isThere: true, waiting: [] };
  const response = await fetch('/api/me/tables');
  const { tables = [] }: { tables?: Waiting[] } = await response.json();
  return { isThere: true, waiting: tables.filter(({ waiting }) => waiting) };
}
