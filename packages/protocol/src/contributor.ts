import { promiseOf } from '@quartet/core';
import type { Act } from './acts.ts';
import type { TableMessage } from './messages.ts';

/** Where a client notes what it promised, so that it can still open it when it was started anew. By table. */
export interface LuckMemory {
  read(table: string): string | null;
  keep(table: string, text: string): void;
}

/** What this client adds to the luck of one table, from its promise on. */
interface Share {
  /** The first that was shown: under another it adds nothing. */
  readonly seal: string;
  readonly contribution: string;
  /** All promises as they stood when it was opened; null: it is still a secret. Only ever opened beside those. */
  readonly opened: string | null;
}

/**
 * Adds to the luck of tables where this client's person sits: 32 bytes of its own, promised once the server's seal is
 * known, and opened when the host starts. Nobody is asked.
 */
export class Contributor {
  private readonly memory: LuckMemory | undefined;
  private readonly act: (table: string, act: Act) => void;
  private readonly shares = new Map<string, Share>();
  /** Tables at which it has promised, and answered: once each, or two devices would take turns for ever. */
  private readonly promised = new Set<string>();
  private readonly answered = new Set<string>();

  constructor(memory: LuckMemory | undefined, act: (table: string, act: Act) => void) {
    this.memory = memory;
    this.act = act;
  }

  hear({ table, info, viewer }: TableMessage): void {
    const luck = info?.luck;
    if (!luck || info.status !== 'open' || typeof viewer !== 'number') return;
    const share = this.shareAt(table);
    const standing = luck.promises[viewer] ?? null;
    if (!luck.called) this.promise(table, luck.seal, standing, share);
    else if (share && share.seal === luck.seal && standing === promiseOf(share.seal, share.contribution))
      this.answer(table, share, JSON.stringify(luck.promises));
  }

  private promise(table: string, seal: string, standing: string | null, share: Share | null): void {
    if (this.promised.has(table) || (share && (share.opened !== null || share.seal !== seal))) return;
    const mine = share ?? { seal, contribution: randomHex(), opened: null };
    const promise = promiseOf(seal, mine.contribution);
    this.promised.add(table);
    this.keep(table, mine);
    if (promise !== standing) this.act(table, { type: 'promise', promise });
  }

  private answer(table: string, share: Share, promises: string): void {
    if (this.answered.has(table) || (share.opened !== null && share.opened !== promises)) return;
    this.answered.add(table);
    this.keep(table, { ...share, opened: promises });
    this.act(table, { type: 'contribute', contribution: share.contribution });
  }

  private keep(table: string, share: Share): void {
    this.shares.set(table, share);
    this.memory?.keep(table, JSON.stringify(share));
  }

  private shareAt(table: string): Share | null {
    const known = this.shares.get(table);
    if (known) return known;
    const kept = this.memory?.read(table);
    return kept ? (JSON.parse(kept) as Share) : null;
  }
}

function randomHex(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
