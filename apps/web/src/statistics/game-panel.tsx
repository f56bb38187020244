import { findAbout } from '@quartet/catalog/list';
import { withMinus } from '@quartet/core';
import type { Settings } from '../app/settings.ts';
import { useWords, type Words } from '../app/words/index.ts';
import type { ReplayWords } from '../replays/words.ts';
import { Bars } from './bars.tsx';
import type { GameStats, Tally } from './stats.ts';

/** One game: how often, how well, against whom. */
export function GamePanel(props: {
  readonly t: ReplayWords;
  readonly stats: GameStats;
  readonly settings: Settings;
}) {
  const { t, stats, settings } = props;
  const words = useWords();
  const number = new Intl.NumberFormat(settings.language, { maximumFractionDigits: 1 });
  const name = findAbout(stats.game)?.name[settings.language] ?? stats.game;
  return (
    <section class="panel stats-game" aria-label={name}>
      <h2>{name}</h2>
      <dl>
        <Fact label={t.plays} value={number.format(stats.plays)} />
        <Fact label={t.winShare} value={share(stats)} note={t.even(percent(stats.even))} />
        <Fact label={t.mean} value={withMinus(number.format(stats.mean))} />
        <Fact label={t.best} value={withMinus(number.format(stats.best))} />
      </dl>
      <figure>
        <figcaption>{t.distribution}</figcaption>
        <Bars t={t} bars={stats.bars} />
      </figure>
      <table class="stats-table">
        <thead>
          <tr>
            <th scope="col">{t.against}</th>
            <th scope="col">{t.plays}</th>
            <th scope="col">{t.winShare}</th>
          </tr>
        </thead>
        <tbody>
          {stats.levels.map((level) => (
            <tr key={level.level}>
              <th scope="row">{levelName(words, t, level.level)}</th>
              <td>{level.plays}</td>
              <td>{share(level)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Fact(props: { readonly label: string; readonly value: string; readonly note?: string }) {
  return (
    <div>
      <dt>{props.label}</dt>
      <dd>
        <strong>{props.value}</strong>
        {props.note && <small class="muted">{props.note}</small>}
      </dd>
    </div>
  );
}

function share({ wins, plays }: Tally): string {
  return `${wins} (${percent(wins / plays)} %)`;
}

function percent(part: number): number {
  return Math.round(part * 100);
}

function levelName(words: Words, t: ReplayWords, level: string): string {
  if (level === 'mixed') return t.mixed;
  return Object.hasOwn(words.levels, level) ? words.levels[level as keyof Words['levels']] : level;
}
