import type { Viewer } from '@quartet/core';
import { kindOf } from './line-kinds.ts';
import type { Line, Told } from './lines.ts';
import type { TableState } from './table-state.ts';

/**
 * Each viewer counts the lines they may know of, so that nobody finds a hole where somebody's private line
 * stands. Without private lines everybody's numbers are the log's own.
 */

function isFor({ line }: { readonly line: Line }, viewer: Viewer): boolean {
  return kindOf(line).told === 'all' || ('seat' in line && line.seat === viewer);
}

/** The lines this viewer may know of: the first is their number 1. */
export function knownTo({ told, hasPrivate }: TableState, viewer: Viewer): readonly Told[] {
  return hasPrivate ? told.filter((one) => isFor(one, viewer)) : told;
}

/** The viewer's number for the log's. */
export function numberFor({ told, hasPrivate }: TableState, viewer: Viewer, seq: number): number {
  if (!hasPrivate) return seq;
  return told.slice(0, seq).filter((one) => isFor(one, viewer)).length;
}
