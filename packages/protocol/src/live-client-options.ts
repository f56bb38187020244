import type { LuckMemory } from './contributor.ts';
import type { ServerMessage, TableMessage } from './messages.ts';
import type { Person } from './people.ts';
import type { Problem } from './problems.ts';

/**
 * How the connection is: `lost` means it is being made anew, `silent` the same after nothing came although we asked,
 * `ended` that the server will not have us any more.
 */
export type Link = 'connecting' | 'open' | 'lost' | 'silent' | 'ended' | 'closed';

/** Milliseconds after which something is doubted. */
export interface Patience {
  /** An act without an answer: it is said to be late, and the line is asked whether it lives. */
  readonly act: number;
  /** The line's answer to that. */
  readonly answer: number;
  /** Nothing heard: the line is asked. */
  readonly quiet: number;
  /** A new line that has not welcomed us. */
  readonly welcome: number;
}

export const PATIENCE: Patience = { act: 1_000, answer: 3_000, quiet: 5_000, welcome: 6_000 };

export type ActOutcome =
  | { readonly ok: true; readonly seq: number }
  | { readonly ok: false; readonly problem: Problem };

type Presence = Extract<ServerMessage, { type: 'presence' }>;

/** Told about one table. */
export interface TableListener {
  onTable(message: TableMessage): void;
  onPresence?(message: Presence): void;
  onProblem?(problem: Problem): void;
}

export interface LiveClientOptions {
  /** ws://…/live */
  readonly url: string;
  /** For programs; a browser has its cookie. */
  readonly token?: string;
  /** What it promised to the luck of tables outlives this client; without a memory it is left out after a restart. */
  readonly luck?: LuckMemory;
  /** How a socket is opened; as the platform does it if left out. */
  open?(url: string): WebSocket;
  /** As usual where left out. */
  readonly patience?: Partial<Patience>;
  onLink?(link: Link): void;
  /** So many acts have waited for longer than usual. */
  onLate?(acts: number): void;
  /** Who the server takes us for; `skew`: its clock minus ours, in milliseconds. */
  onWelcome?(person: Person | null, skew: number): void;
  /** One of the clocks was set: this is how they differ now. */
  onSkew?(skew: number): void;
  /** The session has ended, or the server speaks another protocol: it is not tried again, nor is any act. */
  onEnd?(problem: Problem): void;
}
