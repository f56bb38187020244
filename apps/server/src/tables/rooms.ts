import type { Store } from '../store/store.ts';
import { type House, Room } from './room.ts';

/** A room nobody watches or asks for is let go after this long. */
const REST = 30_000;
/** One where the match is over, after this long: nobody is about to move there. */
const REST_OVER = 3_000;

/** The tables in the memory of this node, each opened once. */
export class Rooms {
  private readonly store: Store;
  private readonly house: House;
  /** With when each was last asked for: between that and its use it must not be let go. */
  private readonly known = new Map<string, { readonly opening: Promise<Room | null>; asked: number }>();

  constructor(house: House) {
    this.store = house.store;
    this.house = house;
  }

  get size(): number {
    return this.known.size;
  }

  /** The room of a table, from memory or from its log; null: there is no such table. */
  open(table: string): Promise<Room | null> {
    const known = this.known.get(table);
    if (known) {
      known.asked = Date.now();
      return known.opening;
    }
    const opening = Room.open(this.house, table);
    this.known.set(table, { opening, asked: Date.now() });
    void opening.then(
      (room) => room ?? this.forget(table),
      () => this.forget(table),
    );
    return opening;
  }

  /** Up to date with what other nodes wrote. */
  async fresh(table: string): Promise<Room | null> {
    const isKnown = this.known.has(table);
    const room = await this.open(table);
    if (room && isKnown && this.store.kind === 'postgres') await room.catchUp();
    return room;
  }

  /** Only if it is in memory; that it is looked at keeps it there no longer. */
  async inMemory(table: string): Promise<Room | null> {
    return (await this.known.get(table)?.opening) ?? null;
  }

  forget(table: string): void {
    this.known.delete(table);
  }

  /** Lets go of rooms at rest, and reads what hints may have missed. */
  async tidy(isBusy: (table: string) => boolean, now = Date.now()): Promise<void> {
    for (const [table, { opening, asked }] of this.known) {
      if (now - asked <= REST_OVER) continue;
      const room = await opening.catch(() => null);
      const isAsked = this.known.get(table)?.asked !== asked;
      if (isAsked || room?.isWatched || room?.isAtWork || isBusy(table)) continue;
      const rest = room?.isOver ? REST_OVER : REST;
      if (now - Math.max(asked, room?.touched ?? 0) > rest) this.forget(table);
    }
    if (this.store.kind === 'postgres') await this.readMissed();
  }

  private async readMissed(): Promise<void> {
    const lengths = await this.store.lengths([...this.known.keys()]);
    for (const [table, seq] of lengths) {
      const room = await this.inMemory(table);
      if (room && (await room.read((state) => state.seq)) < seq) await room.catchUp();
    }
  }
}
