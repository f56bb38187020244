import type { Told } from './lines.ts';
import type { NameBook } from './names.ts';
import type { Room } from './room.ts';

/** Whom the others wait for, and who says so. */
export interface Nudge {
  readonly table: string;
  readonly game: string;
  readonly person: string;
  readonly by: { readonly id: string; readonly name: string };
}

/** Whom to tell after this step; null: nobody was nudged. */
export async function nudgeOf(room: Room, { by, line }: Told, names: NameBook): Promise<Nudge | null> {
  if (line.kind !== 'nudged' || by === null) return null;
  const { game, sitter } = await room.read((state) => ({
    game: state.game.id,
    sitter: state.sitters[line.seat],
  }));
  if (sitter?.kind !== 'person') return null;
  const name = (await names.of([by])).get(by)?.name ?? '–';
  return { table: room.id, game, person: sitter.person, by: { id: by, name } };
}
