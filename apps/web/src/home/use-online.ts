import type { TableLine } from '@quartet/protocol';
import { useEffect, useState } from 'preact/hooks';
import { whenReleased } from '../app/calm.ts';
import { readJson, writeItem } from '../app/local-storage.ts';
import { isListOf, isObject, isText } from '../app/shapes.ts';
import { onlinePerson, wasOnline } from '../online/was-online.ts';

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
  /** Whether it is so now; else it was so last time, which keeps everything's place until the server answers. */
  readonly isSure: boolean;
}

const NOBODY: Online = { isThere: false, tables: [], isSure: true };
const LAST = 'quartet-served';

/** Asked after the page is there; a page on a plain file server finds that nobody plays online. */
export function useOnline(): Online {
  const [online, setOnline] = useState(lastTime);
  useEffect(() => {
    void look()
      // Without a line there is nobody to meet.
      .catch(() => NOBODY)
      .then((found) => whenReleased(() => setOnline(found)));
  }, []);
  return online;
}

async function look(): Promise<Online> {
  const { online } = await (await fetch('/online.json')).json();
  const tables = online && wasOnline() ? await myTables() : [];
  writeItem(LAST, online ? JSON.stringify({ person: onlinePerson(), tables }) : null);
  return { isThere: online, tables, isSure: true };
}

async function myTables(): Promise<readonly OnlineTable[]> {
  const response = await fetch('/api/me/tables');
  const { tables }: { tables?: unknown } = await response.json();
  return isListOf(tables, isTable) ? tables.filter(({ status }) => status !== 'over') : [];
}

function lastTime(): Online {
  const last = readJson(LAST, (value) => (isObject(value) ? value : null));
  if (!last || !navigator.onLine) return NOBODY;
  const isMine = last.person === onlinePerson() && isListOf(last.tables, isTable);
  return { isThere: true, tables: isMine ? (last.tables as readonly OnlineTable[]) : [], isSure: false };
}

function isTable(value: unknown): value is OnlineTable {
  return isObject(value) && isText(value.id, 64) && isText(value.game, 64) && isListOf(value.players, isSeat);
}

/** A bot has a name of its own, a person has it among what is said of them. */
function isSeat(value: unknown): value is OnlineTable['players'][number] {
  if (!isObject(value)) return false;
  const { kind, name, person } = value;
  return kind === 'person' ? isObject(person) && isText(person.name, 64) : kind !== 'bot' || isText(name, 64);
}
