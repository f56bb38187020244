import type { Beaten, Store } from '../store/store.ts';

/** No beat kept for longer than this, in milliseconds: nobody could play meanwhile. */
const AWAY = 3_000;
/** After that, people get as long as it was to come back, and at most this. */
const RETURN = 10_000;
/** Times on people's screens that are wrong by more than this are told anew. */
const WRONG = 500;

/** The clocks of this machine: the time of day, which may be set, one that only goes on, and how long this thread has worked. */
export interface Clocks {
  daytime(): number;
  running(): number;
  working(): number;
}

/** When a beat was sent, and how long the thread had worked by then. */
interface Sent {
  readonly at: number;
  readonly worked: number;
}

/** What people are told: times by the clock of this machine. */
export type Daytime = Pick<HouseTime, 'daytimeOf'>;

const MACHINE: Clocks = {
  daytime: () => Date.now(),
  running: () => performance.now(),
  working() {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  },
};

/**
 * The time that clocks run by, the same for all nodes. It passes while nodes beat and the store keeps it: neither while
 * they are stopped or the database is away, nor when somebody sets the clock of the machine. Milliseconds; on the day
 * a server begins it is the time of day, and falls behind whenever nobody could play.
 */
export class HouseTime {
  private readonly store: Pick<Store, 'beat'>;
  private readonly clocks: Clocks;
  private readonly isOpen: boolean;
  /** The latest time that the store has kept, and when that was, by the clock that only goes on. */
  private kept: number;
  private keptAt: number;
  /** How long this thread had worked by then. */
  private worked: number;
  /** By the same clock: between these it stands still, so that people can come back. */
  private still = { from: 0, until: 0 };
  /** What it was when it began to stand still. */
  private stoppedAt = 0;
  private isStarted = false;
  private isBeating = false;
  /** The time of day minus this one, as people were told. */
  private told = 0;

  /** `isOpen`: people reach this node. One that only thinks for bots lets no time pass by itself. */
  constructor(store: Pick<Store, 'beat'>, clocks: Clocks = MACHINE, isOpen = true) {
    this.store = store;
    this.clocks = clocks;
    this.isOpen = isOpen;
    // Whoever never beats, such as a command beside the server, takes the time of day.
    this.kept = clocks.daytime();
    this.keptAt = clocks.running();
    this.worked = clocks.working();
  }

  now(): number {
    const running = this.clocks.running();
    if (this.isStarted && running - this.keptAt > AWAY) return this.kept;
    return Math.floor(this.kept + Math.max(0, running - Math.max(this.keptAt, this.still.until)));
  }

  /** For what people need no time for, such as bots: it goes on while people come back. */
  forBots(): number {
    const running = this.clocks.running();
    return running < this.still.until ? Math.floor(this.kept + running - this.still.from) : this.now();
  }

  /** So late it is at least, as the store has kept: nobody loses on time before it is certain that it was theirs. */
  get certain(): number {
    return this.isStarted ? this.kept : this.now();
  }

  /** When that will be by the clock of this machine, if nothing stops meanwhile. */
  daytimeOf(time: number): number {
    return time + (this.isTold ? this.told : this.difference());
  }

  /** Called about every second. Says whether times that people were told are wrong now. */
  async beat(): Promise<boolean> {
    // One at a time: while the database is away the others would only wait behind it.
    if (this.isBeating) return false;
    this.isBeating = true;
    try {
      const sent = { at: this.clocks.running(), worked: this.clocks.working() };
      const mine = this.isStarted && this.isOpen ? this.now() : 0;
      const beaten = await this.store.beat(mine);
      if (this.isOpen) this.keep(sent, mine, beaten);
      else this.follow(beaten);
    } finally {
      this.isBeating = false;
    }
    if (this.isTold) return false;
    this.told = this.difference();
    return true;
  }

  /** Whether people know the time well enough. */
  private get isTold(): boolean {
    return Math.abs(this.difference() - this.told) <= WRONG;
  }

  private follow({ house }: Beaten): void {
    this.isStarted = true;
    this.kept = house;
    this.keptAt = this.clocks.running();
  }

  private keep(sent: Sent, mine: number, { house, age }: Beaten): void {
    const answered = this.clocks.running();
    // A thread that works without a pause answers nobody, but all connections stay: nobody has to come back.
    const idle = sent.at - this.keptAt - (sent.worked - this.worked);
    const away = this.isStarted ? idle : Number.POSITIVE_INFINITY;
    this.isStarted = true;
    if (away > AWAY) this.standStill(answered, Math.min(away, RETURN), mine > 0 ? mine : house);
    // Another node went on all the time: there people could play.
    if (house > this.stoppedAt + AWAY) this.still = { from: 0, until: 0 };
    const isFresh = age !== null && age >= 0 && age <= AWAY && answered >= this.still.until;
    const theirs = house + (isFresh ? age : 0);
    // Theirs is as old as the answer at least; mine as old as the question.
    const isBehind = theirs > mine + answered - sent.at;
    this.kept = isBehind ? theirs : mine;
    this.keptAt = isBehind ? answered : sent.at;
    this.worked = isBehind ? this.clocks.working() : sent.worked;
  }

  private standStill(from: number, length: number, time: number): void {
    this.still = { from, until: from + length };
    this.stoppedAt = time;
  }

  private difference(): number {
    const { daytime, running } = this.clocks;
    return Math.round(daytime() + Math.max(0, this.still.until - running()) - this.now());
  }
}
