import { findAbout } from '@quartet/catalog/list';
import { bySystem, type CallRules, callAddress } from './call-address.ts';
import { STRICT } from './webhook-fault.ts';

const AT_ONCE = 8;
const MOST_WAITING = 1_000;
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
  readonly table: string;
  readonly game: string;
  readonly name: string;
}

interface Waiting {
  readonly call: TurnCall;
  readonly tries: number;
}

export interface WebhookOptions extends CallRules {
  readonly retries: readonly number[];
}

/** Calls hosts' addresses in the background: a few at once, the newest turn of a table only, a few tries. */
export class Webhooks {
  private readonly options: WebhookOptions;
  /** Where people open a table. */
  private readonly addressOf: (table: string) => string;
  /** By table, in the order they came. */
  private readonly waiting = new Map<string, Waiting>();
  private readonly later = new Map<string, NodeJS.Timeout>();
  private running = 0;
  private isClosed = false;

  constructor(addressOf: (table: string) => string, options: Partial<WebhookOptions> = {}) {
    this.addressOf = addressOf;
    this.options = { ...STRICT, resolve: bySystem, retries: RETRIES, ...options };
  }

  call(call: TurnCall): void {
    this.enqueue({ call, tries: 0 });
  }

  close(): void {
    this.isClosed = true;
    this.waiting.clear();
    for (const timer of this.later.values()) clearTimeout(timer);
    this.later.clear();
  }

  private enqueue(waiting: Waiting): void {
    const { table } = waiting.call;
    if (this.isClosed) return;
    clearTimeout(this.later.get(table));
    this.later.delete(table);
    if (this.waiting.size >= MOST_WAITING && !this.waiting.has(table)) return;
    this.waiting.set(table, waiting);
    void this.work();
  }

  private async work(): Promise<void> {
    if (this.running >= AT_ONCE) return;
    this.running++;
    for (;;) {
      const next = this.waiting.values().next().value;
      if (!next) break;
      this.waiting.delete(next.call.table);
      const called = await callAddress(next.call.url, this.bodyOf(next.call), this.options);
      if (called === 'failed') this.tryLater(next);
    }
    this.running--;
  }

  private tryLater({ call, tries }: Waiting): void {
    const delay = this.options.retries[tries];
    if (delay === undefined || this.isClosed || this.waiting.has(call.table)) return;
    const timer = setTimeout(() => this.enqueue({ call, tries: tries + 1 }), delay);
    this.later.set(call.table, timer.unref());
  }

  /** `text` and `content` are what chat services show; Discord reads `allowed_mentions`. No card is in it: whoever runs that address is no player. */
  private bodyOf({ table, game, name }: TurnCall): object {
    const url = this.addressOf(table);
    const line = `▶ ${callingNobody(name)} · ${findAbout(game)?.name.en ?? game} · ${url}`;
    return { type: 'turn', table, game, name, url, text: line, content: line, allowed_mentions: NOBODY };
  }
}
