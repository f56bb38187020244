import type { Emblem } from '@quartet/protocol';
import type { Me } from '@quartet/protocol/http';
import { type Answer, ask } from './api.ts';
import { EMBLEM_NAMES } from './sign.tsx';
import { noteOnline } from './was-online.ts';

/** The name that settings start with: nobody's own. */
export const USUAL_NAME = 'Mia';

/** For whoever has not told theirs. */
const NAMES = ['Alma', 'Bo', 'Carla', 'Dario', 'Edda', 'Finn', 'Greta', 'Hugo', 'Ines', 'Juri', 'Kim', 'Lou'];

export interface Guest {
  readonly name: string;
  readonly emblem: Emblem;
}

/** A name and a sign to sit down with at once. `own`: the name from the settings. */
export function freshGuest(own: string, usual: string): Guest {
  const any = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)]!;
  return { name: own === usual ? any(NAMES) : own, emblem: any(EMBLEM_NAMES) };
}

export async function whoAmI(): Promise<Answer<{ readonly me: Me | null }>> {
  const answer = await ask<{ readonly me: Me | null }>('GET', 'me');
  if (answer.ok) noteOnline(answer.value.me?.person.id ?? null);
  return answer;
}

export async function become(guest: Guest): Promise<Answer<{ readonly me: Me }>> {
  const answer = await ask<{ readonly me: Me }>('POST', 'me', guest);
  if (answer.ok) noteOnline(answer.value.me.person.id);
  return answer;
}
