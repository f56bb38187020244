import type { Emblem } from '@quartet/protocol';
import type { Me } from '@quartet/protocol/http';
import type { Settings } from '../app/settings.ts';
import { type Answer, ask } from './api.ts';
import { EMBLEM_NAMES, emblemOf } from './sign.tsx';
import { noteOnline } from './was-online.ts';

/** For whoever has not told theirs; no bot is called so. */
const NAMES = [
  'Alma',
  'Carla',
  'Dario',
  'Edda',
  'Greta',
  'Ines',
  'Jona',
  'Kim',
  'Lou',
  'Noor',
  'Sami',
  'Wim',
];

export interface Guest {
  readonly name: string;
  readonly emblem: Emblem;
}

/** Who one is on this device, to sit down with at once; whoever has not told a name gets one, and a face. */
export function freshGuest({ name, face }: Pick<Settings, 'name' | 'face'>): Guest {
  const any = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)]!;
  return name === '' ? { name: any(NAMES), emblem: any(EMBLEM_NAMES) } : { name, emblem: emblemOf(face) };
}

export async function whoAmI(): Promise<Answer<{ readonly me: Me | null }>> {
  const answer = await ask<{ readonly me: Me | null }>('GET', ['me']);
  if (answer.ok) noteOnline(answer.value.me?.person.id ?? null);
  return answer;
}

export async function become(guest: Guest): Promise<Answer<{ readonly me: Me }>> {
  const answer = await ask<{ readonly me: Me }>('POST', ['me'], guest);
  if (answer.ok) noteOnline(answer.value.me.person.id);
  return answer;
}
