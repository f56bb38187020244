import type { Emblem } from '@quartet/protocol';
import type { Me } from '@quartet/protocol/http';
import { note, noted } from '../app/small-notes.ts';
import { type Answer, ask } from './api.ts';
import { EMBLEM_NAMES } from './sign.tsx';

/** The name that settings start with: nobody's own. */
export const USUAL_NAME = 'Mia';

const KEY = 'quartet-online';
/** For whoever has not told theirs. */
const NAMES = ['Alma', 'Bo', 'Carla', 'Dario', 'Edda', 'Finn', 'Greta', 'Hugo', 'Ines', 'Juri', 'Kim', 'Lou'];

export interface Guest {
  readonly name: string;
  readonly emblem: Emblem;
}

/** Whether somebody of this browser has been online: only then it is worth asking for their tables. */
export function wasOnline(): boolean {
  return noted(KEY) !== null;
}

/** A name and a sign to sit down with at once. `own`: the name from the settings. */
export function freshGuest(own: string, usual: string): Guest {
  const any = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)]!;
  return { name: own === usual ? any(NAMES) : own, emblem: any(EMBLEM_NAMES) };
}

export async function whoAmI(): Promise<Answer<{ readonly me: Me | null }>> {
  const answer = await ask<{ readonly me: Me | null }>('GET', 'me');
  if (answer.ok) remember(answer.value.me);
  return answer;
}

export async function become(guest: Guest): Promise<Answer<{ readonly me: Me }>> {
  const answer = await ask<{ readonly me: Me }>('POST', 'me', guest);
  if (answer.ok) remember(answer.value.me);
  return answer;
}

export function remember(me: Me | null): void {
  note(KEY, me ? me.person.id : null);
}
