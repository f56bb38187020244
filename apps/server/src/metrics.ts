import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Store } from './store/store.ts';
import type { CallOutcome } from './webhooks/call-queue.ts';

/** What the server calls addresses of strangers for. */
export type CallKind = 'webhook' | 'push';

/** What the tables and the live door count themselves. */
export interface Counts {
  connections(): number;
  tablesInMemory(): number;
  botsThinking(): number;
}

/** What Prometheus may ask. Each server has its own: tests start several in one process. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly appends: Histogram;
  private readonly entries: Counter<'kind'>;
  private readonly requests: Histogram<'method' | 'route' | 'status'>;
  private readonly calls: Counter<'kind' | 'outcome'>;

  constructor() {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry, prefix: 'quartet_' });
    this.appends = new Histogram({
      name: 'quartet_append_seconds',
      help: 'Time until an entry was durable.',
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers,
    });
    this.entries = new Counter({
      name: 'quartet_entries_total',
      help: 'Entries added to the logs of tables, by kind; moves are kind="moved".',
      labelNames: ['kind'],
      registers,
    });
    this.requests = new Histogram({
      name: 'quartet_http_seconds',
      help: 'Time until an HTTP request was answered.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30],
      registers,
    });
    this.calls = new Counter({
      name: 'quartet_calls_total',
      help: 'Webhooks and push messages: done, failed, hung, dropped as too many waited, paused as their host hung.',
      labelNames: ['kind', 'outcome'],
      registers,
    });
  }

  count(counts: Counts): void {
    this.gauge('quartet_connections', 'Live connections.', counts.connections);
    this.gauge('quartet_tables_in_memory', 'Tables held in memory.', counts.tablesInMemory);
    this.gauge('quartet_bots_thinking', 'Bot turns that wait or think.', counts.botsThinking);
  }

  /** The same store, measured. */
  watch(store: Store): Store {
    const append: Store['append'] = async (unit) => {
      const end = this.appends.startTimer();
      const outcome = await store.append(unit);
      end();
      if (outcome === 'stored') this.entries.inc({ kind: unit.entry.kind });
      return outcome;
    };
    return new Proxy(store, {
      get: (target, key) => {
        if (key === 'append') return append;
        const value: unknown = Reflect.get(target, key, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }

  answered(request: { method: string; route: string; status: number; seconds: number }): void {
    const { method, route, status, seconds } = request;
    this.requests.observe({ method, route, status: String(status) }, seconds);
  }

  called(kind: CallKind, outcome: CallOutcome): void {
    this.calls.inc({ kind, outcome });
  }

  async text(): Promise<{ readonly type: string; readonly body: string }> {
    return { type: this.registry.contentType, body: await this.registry.metrics() };
  }

  private gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }
}
