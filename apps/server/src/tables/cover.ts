import type { Seat } from '@quartet/core';
import type { BotChoice } from '@quartet/protocol';
import type { TableState } from './table-state.ts';

/** The bot that plays for the person on this seat; null: they play themselves, or no person sits there. */
export function coverOf(state: TableState, seat: Seat): BotChoice | null {
  const sitter = state.sitters[seat];
  return sitter?.kind === 'person' ? sitter.cover : null;
}

/** Whether bots play every seat. */
export function isForsaken(state: TableState): boolean {
  return state.sitters.every(({ kind }, seat) => kind === 'bot' || coverOf(state, seat) !== null);
}
