import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** The five shapes of this game, for the contract. */
export interface StairsShapes {
  State: State;
  Move: Move;
  Event: Event;
  View: View;
  Options: Options;
}
