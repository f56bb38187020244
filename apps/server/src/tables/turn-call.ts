import type { TurnCall } from '../webhooks/webhooks.ts';
import { kindOf } from './line-kinds.ts';
import type { Told } from './lines.ts';
import type { NameBook } from './names.ts';
import type { Room } from './room.ts';
import type { TableState } from './table-state.ts';

/**
 * Whom the host wants to be called about after this step; null: nobody. Once per turn: not for what passes no
 * turn on, nor for whoever has just decided and must go on.
 */
export async function turnCall(room: Room, { by, line }: Told, names: NameBook): Promise<TurnCall | null> {
  if (kindOf(line).turn === 'same') return null;
  const found = await room.read(calledFor);
  if (!found || found.person === by) return null;
  const { person, ...call } = found;
  return { ...call, name: (await names.of([person])).get(person)?.name ?? '–' };
}

function calledFor(state: TableState): (Omit<TurnCall, 'name'> & { readonly person: string }) | null {
  const { id: table, host, game, webhook: url } = state;
  const sitter = state.mover === null ? undefined : state.sitters[state.mover];
  if (!url || sitter?.kind !== 'person' || sitter.cover) return null;
  return { url, host, table, game: game.id, person: sitter.person };
}
