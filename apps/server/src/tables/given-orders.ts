import type { Seat } from '@quartet/core';
import type { Orders } from '@quartet/protocol';

/** The standing orders at one table, by seat, and whether they have decided something already. */
export class GivenOrders {
  private readonly bySeat = new Map<Seat, { readonly orders: Orders; readonly isUsed: boolean }>();

  of(seat: Seat): Orders | null {
    return this.bySeat.get(seat)?.orders ?? null;
  }

  /** These replace all earlier ones; without a choice there are none. */
  give(seat: Seat, orders: Orders): void {
    this.drop(seat);
    if (Object.keys(orders.choices).length > 0) this.bySeat.set(seat, { orders, isUsed: false });
  }

  drop(seat: Seat): void {
    this.bySeat.delete(seat);
  }

  use(seat: Seat): void {
    const given = this.bySeat.get(seat);
    if (given) this.bySeat.set(seat, { ...given, isUsed: true });
  }

  /** What was ordered for once ends with the interruption it settled: that may take several decisions. */
  endUsed(isInterrupted: (seat: Seat) => boolean): void {
    for (const [seat, { orders, isUsed }] of this.bySeat)
      if (isUsed && orders.lasts === 'once' && !isInterrupted(seat)) this.drop(seat);
  }
}
