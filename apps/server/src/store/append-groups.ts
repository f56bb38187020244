import type { Unit } from './store.ts';

export type Outcome = 'stored' | 'taken' | Error;

interface Waiting {
  readonly unit: Unit;
  resolve(outcome: 'stored' | 'taken'): void;
  reject(error: Error): void;
}

/** Units in one commit. */
const GROUP = 256;

/**
 * Collects units while commits run. Several groups may be on their way, but a table is in one of them at
 * most, so its units are stored in the order in which they came. Units that need people, whose deletion they may have to
 * wait for, go in groups of their own, one at a time: moves never wait with them.
 */
export class AppendGroups {
  readonly #lanes: number;
  /** One outcome per unit; each unit of another table. */
  readonly #store: (units: readonly Unit[]) => Promise<readonly Outcome[]>;
  readonly #busy = new Set<string>();
  /** Whether a group that needs people is on its way. */
  #isNeeding = false;
  #waiting: Waiting[] = [];
  #running = 0;
  #isWoken = false;
  readonly #onIdle: (() => void)[] = [];

  constructor(lanes: number, store: (units: readonly Unit[]) => Promise<readonly Outcome[]>) {
    this.#lanes = lanes;
    this.#store = store;
  }

  append(unit: Unit): Promise<'stored' | 'taken'> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ unit, resolve, reject });
      if (this.#isWoken) return;
      this.#isWoken = true;
      // Whoever else appends in this turn of the event loop comes along.
      setImmediate(() => {
        this.#isWoken = false;
        this.#start();
      });
    });
  }

  /** When nothing waits and nothing is on its way. */
  async idle(): Promise<void> {
    if (this.#waiting.length + this.#running === 0) return;
    await new Promise<void>((resolve) => this.#onIdle.push(resolve));
  }

  #start(): void {
    while (this.#running < this.#lanes) {
      const group = this.#take();
      if (group.length === 0) return;
      this.#running++;
      void this.#run(group);
    }
  }

  #take(): readonly Waiting[] {
    const group: Waiting[] = [];
    const rest: Waiting[] = [];
    const passedOver = new Set<string>();
    for (const waiting of this.#waiting) {
      const { table } = waiting.unit.entry;
      const needs = needsPeople(waiting);
      const isOfKind = group[0] ? needs === needsPeople(group[0]) : !(needs && this.#isNeeding);
      const isInTurn = !this.#busy.has(table) && !passedOver.has(table);
      const fits = isOfKind && isInTurn && group.length < GROUP;
      (fits ? this.#busy : passedOver).add(table);
      (fits ? group : rest).push(waiting);
    }
    this.#waiting = rest;
    return group;
  }

  async #run(group: readonly Waiting[]): Promise<void> {
    const isNeeding = needsPeople(group[0]!);
    if (isNeeding) this.#isNeeding = true;
    const outcomes = await this.#store(group.map(({ unit }) => unit));
    group.forEach(({ unit, resolve, reject }, index) => {
      this.#busy.delete(unit.entry.table);
      const outcome = outcomes[index]!;
      if (outcome instanceof Error) reject(outcome);
      else resolve(outcome);
    });
    this.#running--;
    if (isNeeding) this.#isNeeding = false;
    this.#start();
    if (this.#running === 0) for (const resolve of this.#onIdle.splice(0)) resolve();
  }
}

function needsPeople({ unit: { mustExist = [] } }: Waiting): boolean {
  return mustExist.length > 0;
}
