import { findGame } from '@quartet/catalog';
import { Match, type Seat, type Viewer } from '@quartet/core';
import { Host, type MatchStore } from '../../src/engine/host.ts';
import type { Hint, LogEntry, SavedMatch, TableState } from '../../src/engine/model.ts';
import type { Reply } from '../../src/engine/protocol.ts';
import { playMatch, savedMatch } from '../finished-match.ts';

/** Matches in memory. */
export class MemoryStore implements MatchStore {
  readonly kept = new Map<string, SavedMatch>();
  /** Every match that was stored, in order. */
  readonly saves: SavedMatch[] = [];
  /** Whether it takes anything more. */
  isFull = false;

  async load(id: string): Promise<SavedMatch | undefined> {
    return this.kept.get(id);
  }

  async save(match: SavedMatch): Promise<void> {
    if (this.isFull) throw new DOMException('no room', 'QuotaExceededError');
    this.kept.set(match.id, match);
    this.saves.push(match);
  }
}

/** A worker's table without the worker: what it was told to keep, and what it told the page. */
export class AtHost {
  readonly replies: Reply[] = [];
  readonly store = new MemoryStore();
  readonly id: string;
  host!: Host;

  constructor(saved: SavedMatch) {
    this.id = saved.id;
    this.store.kept.set(saved.id, saved);
  }

  /** A match of this game, played so far; people sit on the first seats. */
  static async of(
    game: string,
    seats: number,
    { people = 1, plies = 0, seed = 'at the host' } = {},
  ): Promise<AtHost> {
    const at = new AtHost(savedMatch(playMatch(findGame(game)!, seats, seed, plies), 'm1', people));
    await at.open();
    return at;
  }

  async open(): Promise<void> {
    const host = await Host.open(this.id, this.store, 0, (reply) => this.replies.push(reply));
    if (!host) throw new Error('there is no such match');
    this.host = host;
    host.show();
    await host.goOn();
  }

  get saved(): SavedMatch {
    return this.store.kept.get(this.id)!;
  }

  get states(): readonly TableState[] {
    return this.replies.filter((reply) => reply.type === 'state');
  }

  /** The table as the page has it. */
  get state(): TableState {
    return this.states.at(-1)!;
  }

  get hints(): readonly Hint[] {
    return this.replies.findLast((reply) => reply.type === 'hints')?.hints ?? [];
  }

  /** Plays the first legal move for whoever must decide. */
  async playAny(): Promise<string> {
    const match = matchOf(this.saved);
    const text = match.game.print(match.moves()[0]!);
    await this.host.play(text);
    if (this.state.ended) await this.host.goOn();
    return text;
  }
}

/** The match that is kept, after so many decisions. */
export function matchOf(saved: SavedMatch, plies = saved.moves.length): Match {
  const { seats, first, options, seed } = saved;
  const match = Match.start(findGame(saved.game)!, { seats, first, options }, seed);
  for (const text of saved.moves.slice(0, plies)) match.play(match.actor, text);
  return match;
}

/** What a viewer may have heard of it, from the deal on. */
export function storyOf(saved: SavedMatch, viewer: Viewer): LogEntry[] {
  const match = matchOf(saved, 0);
  return saved.moves.map((text, ply) => {
    const seat: Seat = match.actor;
    const played = match.play(seat, text);
    return { ply, seat, text, events: played.ok ? match.heard(played.events, viewer) : [] };
  });
}
