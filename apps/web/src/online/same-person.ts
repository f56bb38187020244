import type { Me } from '@quartet/protocol/http';
import { readItem, writeItem } from '../app/local-storage.ts';
import type { Settings } from '../app/settings.ts';
import { type Answer, ask } from './api.ts';
import { whoAmI } from './person.ts';
import { animalOf, emblemOf } from './sign.tsx';

const KEY = 'quartet-unsaid';

type Named = Pick<Settings, 'name' | 'face'>;

/** Whether this device has another name or face than the server was told. */
export function hasUnsaid(): boolean {
  return readItem(KEY) !== null;
}

/** Name and face were changed on this device: the server hears of it now, or when it is back. */
export async function say({ name, face }: Named): Promise<void> {
  if (name === '') return;
  writeItem(KEY, 'yes');
  const answer = await ask('PATCH', ['me'], { name, emblem: emblemOf(face) });
  // What it does not like it will not like later either.
  if (answer.ok || answer.problem) writeItem(KEY, null);
}

export async function sayAnew(named: Named): Promise<Answer<{ readonly me: Me | null }>> {
  await say(named);
  return whoAmI();
}

/** What this device should change to be who the server knows; null: it is. */
export function renamed(settings: Named, { person }: Me): (Named & { readonly met: true }) | null {
  const face = animalOf(person.emblem);
  if (settings.name === person.name && settings.face === face) return null;
  return { name: person.name, face, met: true };
}
