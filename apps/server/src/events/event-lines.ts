import type { SeatDecisions } from '@quartet/events';
import type { BotChoice, Pace } from '@quartet/protocol';
import type { Options, StepOf } from '../tables/lines.ts';

/** Who has a place in an evening: people by their id alone. */
export type Entrant =
  | { readonly kind: 'person'; readonly person: string }
  | { readonly kind: 'bot'; readonly bot: BotChoice };

/** What came of one seat of one table. */
export interface SeatResult extends SeatDecisions {
  readonly points: number;
  readonly place: number;
}

/** What an entry of an event's log says. An event is what its lines, one after the other, make of it. */
export type EventEntry =
  | {
      readonly kind: 'created';
      readonly code: string;
      readonly game: string;
      readonly rules: number;
      readonly seats: number;
      readonly options: Options;
      readonly pace: Pace;
      readonly deals: number;
      readonly places: number;
      readonly rest: number;
      readonly bot: BotChoice;
      readonly host: string;
      /** Of the secret of each deal. */
      readonly seals: readonly string[];
      /** 2: who lets go of a deal has lost it; absent in evenings from before. */
      readonly scoring?: 2;
    }
  | { readonly kind: 'joined'; readonly person: string }
  /** `sentAway`: by the host, for good. */
  | { readonly kind: 'left'; readonly person: string; readonly sentAway?: true }
  | { readonly kind: 'locked'; readonly on: boolean }
  | { readonly kind: 'hushed'; readonly person: string; readonly on: boolean }
  /** Agrees that the deal that is being played is the last. */
  | { readonly kind: 'end-agreed'; readonly person: string }
  | { readonly kind: 'promised'; readonly person: string; readonly promise: string }
  | { readonly kind: 'called' }
  | { readonly kind: 'contributed'; readonly person: string; readonly contribution: string }
  /** By place: who begins, and what the luck of all deals follows from. */
  | {
      readonly kind: 'started';
      readonly entrants: readonly Entrant[];
      readonly promises: readonly (string | null)[];
      readonly contributions: readonly string[];
    }
  /** `tables`: places by table and seat. `holders`: by place, who has it in this deal. */
  | {
      readonly kind: 'dealt';
      readonly deal: number;
      readonly holders: readonly Entrant[];
      readonly tables: readonly (readonly number[])[];
    }
  /** All tables of a deal are over: from here on it is no secret. By table and seat. */
  | { readonly kind: 'scored'; readonly deal: number; readonly tables: readonly (readonly SeatResult[])[] }
  /** No further deal. */
  | { readonly kind: 'ended' };

export type EventEntryOf<K extends EventEntry['kind']> = Extract<EventEntry, { kind: K }>;

export type EventStep = StepOf<EventEntry>;
