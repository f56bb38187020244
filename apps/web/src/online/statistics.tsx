import { findAbout, list } from '@quartet/catalog/list';
import { withMinus } from '@quartet/core';
import type { Statistic } from '@quartet/protocol/ratings';
import type { Settings } from '../app/settings.ts';
import { useWords } from '../app/words/index.ts';
import { classes } from '../ui/classes.ts';
import { kindPath, kindText } from './match-kind.ts';
import online from './online.module.css';
import standings from './standings.module.css';
import { STANDINGS_WORDS } from './standings-words.ts';

const cx = classes(online, standings);

/** How I did, game by game, each kind of match on its own. */
export function Statistics(props: {
  readonly statistics: readonly Statistic[];
  readonly settings: Settings;
}) {
  const { statistics, settings } = props;
  const played = list.filter(({ id }) => statistics.some(({ game }) => game === id));
  return (
    <>
      {played.map(({ id }) => (
        <section key={id} class={cx('panel online-panel standings-game')} aria-label={nameOf(id, settings)}>
          <h2>{nameOf(id, settings)}</h2>
          {statistics
            .filter(({ game }) => game === id)
            .map((one) => (
              <KindRow key={kindPath(one)} one={one} settings={settings} />
            ))}
        </section>
      ))}
    </>
  );
}

export function nameOf(game: string, { language }: Settings): string {
  return findAbout(game)?.name[language] ?? game;
}

function KindRow({ one, settings }: { readonly one: Statistic; readonly settings: Settings }) {
  const words = STANDINGS_WORDS[settings.language];
  const common = useWords();
  const number = new Intl.NumberFormat(settings.language, { maximumFractionDigits: 1 });
  const { rating } = one;
  return (
    <div class={cx('standings-kind')}>
      <h3>{kindText(one, words, common)}</h3>
      <dl>
        <Fact label={words.rating}>
          {rating ? (
            <a href={`#/leaderboard/${kindPath(one)}`}>
              {rating.rating} <small>± {rating.uncertainty}</small>
            </a>
          ) : (
            <small class="muted">{words.unrated}</small>
          )}
        </Fact>
        <Fact label={common.games}>{number.format(one.games)}</Fact>
        <Fact label={common.wins}>
          {one.wins} <small class="muted">{Math.round((one.wins / one.games) * 100)} %</small>
        </Fact>
        <Fact label={words.meanPlace}>{number.format(one.meanPlace)}</Fact>
        <Fact label={common.bestScore}>{withMinus(one.bestScore)}</Fact>
      </dl>
    </div>
  );
}

function Fact(props: { readonly label: string; readonly children: preact.ComponentChildren }) {
  return (
    <div>
      <dt>{props.label}</dt>
      <dd>{props.children}</dd>
    </div>
  );
}
