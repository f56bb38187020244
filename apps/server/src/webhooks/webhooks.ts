import { findAbout } from '@quartet/catalog/list';
import { type CallRules, callAddress, resolveByDns } from './call-address.ts';
import { type CallOutcome, CallQueue } from './call-queue.ts';
import { STRICT } from './webhook-fault.ts';

const AT_ONCE = { atOnce: 32, perTarget: 2 };
/** Failed calls that wait for another try. */
const MOST_LATER = 1_000;
/** Milliseconds before each further try. */
const RETRIES = [10_000, 60_000];

const NOBODY = { parse: [] };

/** A name in which no chat service finds somebody to call: @everyone, <!channel>. */
function callingNobody(name: string): string {
  return name.replaceAll('@', '@\u200b').replaceAll('<', '‹').replaceAll('>', '›');
}

/** Somebody must move at a table whose host wants to be told. */
export interface TurnCall {
  readonly url: string;
  /** Whose address it is. */
  readonly host: string;
  readonly table: string;
  readonly game: string;
  readonly name: string;
}

export interface WebhookOptions extends CallRules {
  readonly retries: readonly number[];
  onOutcome?(outcome: CallOutcome): void;
  onError(error: unknown): void;
}

/** The call of a table that waits; a newer turn takes its place in the queue. */
interface Waiting {
  call: TurnCall;
  tries: number;
}

/** Calls hosts' addresses in the background: in turn by host, the newest turn of a table only, a few tries. */
export class Webhooks {
  private readonly options: WebhookOptions;
  /** Where people open a table. */
  private readonly addressOf: (table: string) => string;
  private readonly queue: CallQueue;
  /** By table. */
  private readonly waiting = new Map<string, Waiting>();
  private readonly later = new Map<string, NodeJS.Timeout>();
  private isClosed = false;

  constructor(addressOf: (table: string) => string, options: Partial<WebhookOptions> = {}) {
    this.addressOf = addressOf;
    this.options = { ...STRICT, resolve: resolveByDns(), retries: RETRIES, onError: () => {}, ...options };
    const { onOutcome, onError } = this.options;
    this.queue = new CallQueue({ ...AT_ONCE, onError, ...(onOutcome && { onOutcome }) });
  }

  call(call: TurnCall): void {
    this.enqueue(call, 0);
  }

  close(): void {
    this.isClosed = true;
    this.queue.close();
    this.waiting.clear();
    for (const timer of this.later.values()) clearTimeout(timer);
    this.later.clear();
  }

  private enqueue(call: TurnCall, tries: number): void {
    const { table, host } = call;
    if (this.isClosed) return;
    clearTimeout(this.later.get(table));
    this.later.delete(table);
    const known = this.waiting.get(table);
    if (known) {
      Object.assign(known, { call, tries });
      return;
    }
    const waiting = { call, tries };
    this.waiting.set(table, waiting);
    this.queue.add({
      owner: host,
      get target() {
        return URL.parse(waiting.call.url)?.host ?? '';
      },
      make: () => this.make(waiting),
      onLeftOut: () => this.waiting.delete(table),
    });
  }

  private async make({ call, tries }: Waiting): Promise<'done' | 'failed' | 'hung'> {
    this.waiting.delete(call.table);
    const called = await callAddress(call.url, this.bodyOf(call), this.options);
    if (called === 'failed' || called === 'hung') this.tryLater(call, tries);
    return called === 'refused' ? 'failed' : called;
  }

  private tryLater(call: TurnCall, tries: number): void {
    const delay = this.options.retries[tries];
    if (delay === undefined || this.isClosed || this.waiting.has(call.table)) return;
    if (this.later.size >= MOST_LATER) {
      this.options.onOutcome?.('dropped');
      return;
    }
    clearTimeout(this.later.get(call.table));
    const timer = setTimeout(() => this.enqueue(call, tries + 1), delay);
    this.later.set(call.table, timer.unref());
  }

  /** `text` and `content` are what chat services show; Discord reads `allowed_mentions`. No card is in it: whoever runs that address is no player. */
  private bodyOf({ table, game, name }: TurnCall): object {
    const url = this.addressOf(table);
    const line = `▶ ${callingNobody(name)} · ${findAbout(game)?.name.en ?? game} · ${url}`;
    return { type: 'turn', table, game, name, url, text: line, content: line, allowed_mentions: NOBODY };
  }
}
