import { about as combos } from '@quartet/combos/about';
import {
  type About,
  assert,
  type Game,
  type Language,
  type StandingOrders,
  type Wording,
} from '@quartet/core';
import { about as keltis } from '@quartet/keltis/about';
import { about as linko } from '@quartet/linko/about';
import { about as linx } from '@quartet/linx/about';

/** The only list of games: a new one is a folder, a name here, and below where its rules and words are. */
const LIST = [linko, linx, combos, keltis] as const;
type Id = (typeof LIST)[number]['id'];

const GAMES: Readonly<Record<Id, () => Promise<Game>>> = {
  linko: () => import('@quartet/linko').then((module) => module.linko),
  linx: () => import('@quartet/linx').then((module) => module.linx),
  combos: () => import('@quartet/combos').then((module) => module.combos),
  keltis: () => import('@quartet/keltis').then((module) => module.keltis),
};

type LoadWording = () => Promise<{ readonly wording: Wording }>;

const WORDINGS: Readonly<Record<Id, Readonly<Record<Language, LoadWording>>>> = {
  linko: { en: () => import('@quartet/linko/wording.en'), de: () => import('@quartet/linko/wording.de') },
  linx: { en: () => import('@quartet/linx/wording.en'), de: () => import('@quartet/linx/wording.de') },
  combos: { en: () => import('@quartet/combos/wording.en'), de: () => import('@quartet/combos/wording.de') },
  keltis: { en: () => import('@quartet/keltis/wording.en'), de: () => import('@quartet/keltis/wording.de') },
};

/** Only games in which somebody has to decide in another's turn. */
const ORDERS: Readonly<Partial<Record<Id, () => Promise<StandingOrders>>>> = {
  linko: () => import('@quartet/linko/orders').then((module) => module.orders),
};

export const list: readonly About[] = LIST;

export function findAbout(id: string): About | undefined {
  return list.find((about) => about.id === id);
}

/** `id` must be one of the list's. */
export function loadGame(id: string): Promise<Game> {
  return GAMES[listed(id)]();
}

/** `id` must be one of the list's. */
export async function wordingOf(id: string, language: Language): Promise<Wording> {
  return (await WORDINGS[listed(id)][language]()).wording;
}

/** Whether this game has decisions that can be settled beforehand. */
export function hasOrders(id: string): boolean {
  return Object.hasOwn(ORDERS, id);
}

/** `id` must be one of the list's; null: nothing can be ordered in this game. */
export async function ordersOf(id: string): Promise<StandingOrders | null> {
  return (await ORDERS[listed(id)]?.()) ?? null;
}

function listed(id: string): Id {
  const about = LIST.find((each) => each.id === id);
  assert(about !== undefined, `the catalog has no game "${id}"`);
  return about.id;
}
