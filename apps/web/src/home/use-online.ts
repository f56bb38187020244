import type { TableLine } from '@quartet/protocol';
import { useEffect, useState } from 'preact/hooks';
import { wasOnline } from '../online/was-online.ts';

/** What the home page tells of a table of the server. */
export type OnlineTable = Pick<
  TableLine,
  'id' | 'game' | 'players' | 'waiting' | 'status' | 'invitedBy' | 'mover' | 'since' | 'until'
>;

export interface Online {
  /** Whether this page comes from a server at which friends can meet. */
  readonly isThere: boolean;
  /** My tables that are not over. */
  readonly tables: readonly OnlineTable[];
}

const NOBODY: Online = { isThere: false, tables: [] };

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
  if (!wasOnline()) return { isThere: true, tables: [] };
  const response = await fetch('/api/me/tables');
  const { tables = [] }: { tables?: OnlineTable[] } = await response.json();
  return { isThere: true, tables: tables.filter(({ status }) => status !== 'over') };
}
