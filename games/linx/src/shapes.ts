import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

export interface LinxShapes {
  State: State;
  Move: Move;
  Event: Event;
  View: View;
  Options: Options;
}
