import type { Game, StandingOrders } from '@quartet/core';
import { list, loadGame, ordersOf } from './list.ts';

export { wordingOf } from './list.ts';

/** All games with their rules. Where weight counts, `@quartet/catalog/list` loads one at a time. */
export const games: readonly Game[] = await Promise.all(list.map(({ id }) => loadGame(id)));

export function findGame(id: string): Game | undefined {
  return games.find((game) => game.id === id);
}

const ORDERS: ReadonlyMap<string, StandingOrders | null> = new Map(
  await Promise.all(list.map(async ({ id }) => [id, await ordersOf(id)] as const)),
);

/** Null: nothing can be ordered beforehand in this game. */
export function findOrders(id: string): StandingOrders | null {
  return ORDERS.get(id) ?? null;
}
