import { FACES, JOKER } from '@quartet/linko';
import type { Weights } from './weights.ts';

const SIZES = 14;
/** Tables are read at size × 16 + face, like the shape of a layer. */
export const ONE_SIZE = 16;

/** What groups in hand and layers are worth while the end is so near. */
export interface Worth {
  /** [cards × 16 + face] → a group in hand. */
  readonly held: Float64Array;
  /** [cards × 16 + face] → a layer just laid. */
  readonly laid: Float64Array;
}

export function tabulate(weights: Weights): readonly Worth[] {
  return [0, ...weights.late].map((late) => worthAt(weights, late));
}

/** At the very end a card in hand costs a point and one in a layer brings one, whatever it could have become. */
function worthAt(weights: Weights, late: number): Worth {
  const held = new Float64Array(SIZES * ONE_SIZE);
  const laid = new Float64Array(SIZES * ONE_SIZE);
  for (let size = 1; size < SIZES; size++) {
    for (let face = 0; face < FACES; face++) {
      const inHand =
        face === JOKER
          ? size * weights.joker
          : bySize(weights.held, weights.heldMore, size) + byHeight(weights.heldHeight, size, face);
      const inFront = bySize(weights.laid, weights.laidMore, size) + byHeight(weights.laidHeight, size, face);
      const kept = face === JOKER ? -size : bySize(weights.heldLate, -1, size);
      held[size * ONE_SIZE + face] = (1 - late) * inHand + late * kept;
      laid[size * ONE_SIZE + face] = (1 - late) * inFront + late * size;
    }
  }
  return { held, laid };
}

function bySize(table: readonly number[], more: number, size: number): number {
  return table[Math.min(size, table.length) - 1]! + more * Math.max(0, size - table.length);
}

function byHeight(table: readonly number[], size: number, face: number): number {
  return table[Math.min(size, table.length) - 1]! * (face / (JOKER - 1) - 0.5);
}
