import { assert, commit, firstOf } from '@quartet/core';
import type { LineOf } from './lines.ts';
import { MOMENT, newSecret } from './luck.ts';
import type { Room } from './room.ts';
import type { TableState } from './table-state.ts';

/** The line that deals, from all that was given so far. */
export function startedLine(state: TableState): LineOf<'started'> {
  const { luck, sitters, seats, written: options } = state;
  assert(luck.seal !== null, `table ${state.id}: started without a seal`);
  const contributions = luck.contributions(sitters);
  const seed = luck.seed(state.secret, contributions);
  const first = state.first ?? firstOf(seed, seats);
  const commitment = commit(state.game, { seats, first, options }, seed)!;
  return { kind: 'started', first, commitment, contributions };
}

/** Deals once everybody who was asked has answered, or the moment is over. Whichever node looks first. */
export async function drawLuck(room: Room): Promise<void> {
  const host = await room.read((state) => (isDrawn(state) ? state.host : null));
  if (host !== null)
    await room.serve((state) => (isDrawn(state) ? { line: startedLine(state) } : null), host);
}

function isDrawn({ luck }: TableState): boolean {
  if (!luck.isCalled) return false;
  // Also if the clock was put back: nobody waits for an hour to come again.
  return !luck.isAwaited || Math.abs(Date.now() - luck.calledAt!) >= MOMENT;
}

export function isBare({ luck, status }: TableState): boolean {
  return luck.seal === null && status === 'open';
}

/** A table from before there were seals gets one before anybody promises anything. */
export async function sealOpenTable(room: Room): Promise<void> {
  const { stored, seal } = newSecret(room.id);
  await room.serve((state) => (isBare(state) ? { line: { kind: 'sealed', seal }, secret: stored } : null));
}
