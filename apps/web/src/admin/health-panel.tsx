import type { Health } from '@quartet/protocol/admin';
import type { PanelProps } from './panel-props.ts';
import { cx } from './styles.ts';
import { useAdminList } from './use-admin-list.ts';
import type { AdminWords } from './words.ts';

const FRESH = 5000;
const NO_QUERY = new URLSearchParams();
const MEGABYTE = 1_048_576;

export function HealthPanel({ settings, words, onEnded }: PanelProps) {
  const { answer, said } = useAdminList<Health>('health', NO_QUERY, words, onEnded, FRESH);
  return (
    <section class={cx('panel admin-panel')} aria-label={words.health}>
      <h2>{words.health}</h2>
      <dl class={cx('facts')}>
        {answer &&
          factsOf(answer, words, new Intl.NumberFormat(settings.language)).map(([fact, text]) => (
            <div key={fact}>
              <dt>{fact}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
      <p role="status" class={cx('trouble')}>
        {said}
      </p>
    </section>
  );
}

function factsOf(health: Health, words: AdminWords, number: Intl.NumberFormat): [string, string][] {
  const { facts } = words;
  const { open, playing, paused, over } = health.tables;
  const megabytes = (bytes: number): string => number.format(Math.round(bytes / MEGABYTE));
  const counts = Object.entries({ open, playing, paused, over });
  return [
    [facts.version, health.version],
    [facts.node, health.node],
    [facts.protocol, String(health.protocol)],
    [facts.rules, listOf(Object.entries(health.rules))],
    [facts.store, health.store],
    // They are numbered: the last says all.
    [facts.migrations, health.migrations.at(-1) ?? '–'],
    [facts.role, health.role],
    [facts.nodes, number.format(health.nodes)],
    [facts.uptime, uptime(health.now - health.startedAt, words)],
    [facts.connections, number.format(health.connections)],
    [facts.tablesInMemory, number.format(health.tablesInMemory)],
    [facts.botsThinking, number.format(health.botsThinking)],
    [facts.movesPerSecond, number.format(Math.round(health.movesPerSecond * 10) / 10)],
    [facts.memory, words.memory(megabytes(health.memory.rss), megabytes(health.memory.heapUsed))],
    [facts.tables, listOf(counts.map(([status, count]) => [words.statuses[status as 'open'], count]))],
    [facts.people, number.format(health.people)],
  ];
}

function listOf(pairs: readonly (readonly [string, number])[]): string {
  return pairs.map(([name, count]) => `${name} ${count}`).join(', ');
}

function uptime(milliseconds: number, words: AdminWords): string {
  const minutes = Math.floor(milliseconds / 60_000);
  return words.uptime(Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60);
}
