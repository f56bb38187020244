import { randomBytes } from 'node:crypto';
import { assert, BOT, dealName, LEFT_OUT, type Luck, sealOf, seedOf } from '@quartet/core';
import type { TableLuck } from '@quartet/protocol';
import type { Sitter, TableOfEvent } from './lines.ts';

/** How long everybody who promised something has for it once the host has started, in milliseconds. */
export const MOMENT = 1_500;

/** How the store writes the server's part of a table's luck. Older tables have the whole seed in its place. */
const SECRET = /^secret:([0-9a-f]{64})$/;

/** A new secret as it is stored, and its seal. */
export function newSecret(table: string): { readonly stored: string; readonly seal: string } {
  const secret = randomBytes(32).toString('hex');
  return { stored: `secret:${secret}`, seal: sealOf({ table, secret }) };
}

/** Where the luck of one table comes from. The secret in it leaves this node with the record of the finished match only. */
export class LuckOfTable {
  /** Its id, or the name of the deal that other tables play, too. */
  private readonly table: string;
  private readonly event: TableOfEvent | null;
  /** Public; null: a table from before there were seals, whose server alone dealt. */
  seal: string | null;
  /** When the host called for what was promised; null: not yet. */
  calledAt: number | null = null;
  /** By person: seats may change until then. */
  private readonly promised = new Map<string, string>();
  /** By seat, as it was when the host called. */
  private asked: readonly (string | null)[] = [];
  private readonly given = new Map<number, string>();
  private dealt: readonly string[] | null = null;

  constructor(table: string, seal: string | null, event: TableOfEvent | null = null) {
    this.table = event ? dealName(event) : table;
    this.event = event;
    this.seal = seal;
  }

  /** Whether it is being drawn right now: nobody comes or goes, and nothing is settled. */
  get isCalled(): boolean {
    return this.calledAt !== null && this.dealt === null;
  }

  /** Whether somebody who was asked may still answer. */
  get isAwaited(): boolean {
    return this.asked.some((promise, seat) => promise !== null && !this.given.has(seat));
  }

  promise(person: string, promise: string): void {
    this.promised.set(person, promise);
  }

  promises(sitters: readonly Sitter[]): readonly (string | null)[] {
    if (this.event) return this.event.promises;
    if (this.calledAt !== null || this.dealt) return this.asked;
    return sitters.map((sitter) =>
      sitter.kind === 'person' ? (this.promised.get(sitter.person) ?? null) : null,
    );
  }

  call(sitters: readonly Sitter[], at: number): void {
    this.asked = this.promises(sitters);
    this.calledAt = at;
  }

  /** What was promised on this seat; null: nothing, or nobody was asked. */
  askedOf(seat: number): string | null {
    return this.asked[seat] ?? null;
  }

  hasGiven(seat: number): boolean {
    return this.given.has(seat);
  }

  give(seat: number, contribution: string): void {
    this.given.set(seat, contribution);
  }

  /** What the deal follows from if it is made now. */
  contributions(sitters: readonly Sitter[]): readonly string[] {
    if (this.event) return this.event.contributions;
    return sitters.map(({ kind }, seat) => (kind === 'bot' ? BOT : (this.given.get(seat) ?? LEFT_OUT)));
  }

  deal(sitters: readonly Sitter[], contributions: readonly string[]): void {
    if (this.calledAt === null) this.asked = this.event?.promises ?? sitters.map(() => null);
    this.dealt = contributions;
  }

  seed(stored: string | null, contributions: readonly string[]): string {
    return seedOf({ table: this.table, secret: this.secret(stored), contributions });
  }

  private secret(stored: string | null): string {
    const secret = SECRET.exec(stored ?? '')?.[1];
    assert(secret !== undefined, `table ${this.table}: its luck has no secret`);
    return secret;
  }

  show(sitters: readonly Sitter[]): TableLuck | null {
    // That of an event is shown there, by place.
    if (this.seal === null || this.event) return null;
    const promises = [...this.promises(sitters)];
    return { seal: this.seal, promises, called: this.isCalled, contributions: this.dealt && [...this.dealt] };
  }

  /** With the secret, for a record that opens it; null: there is no more to it than the seed. */
  open(stored: string | null, first: Luck['first']): Luck | null {
    if (this.seal === null || !this.dealt) return null;
    const { table, seal, asked: promises, dealt: contributions } = this;
    const luck = { table, secret: this.secret(stored), seal, promises, contributions, first };
    if (!this.event) return luck;
    const { id, deal, seals } = this.event;
    return { ...luck, event: { id, deal, seals } };
  }
}
