import type { About, Language } from '@quartet/core';
import { withMinus } from '@quartet/core';
import { type Day, dailyDeal } from '@quartet/deals';
import { attempt } from '../app/failure/failures.ts';
import type { Settings } from '../app/settings.ts';
import type { SavedMatch } from '../engine/model.ts';
import { playersOf } from '../engine/same-match.ts';
import { Vignette } from '../home/vignette.tsx';
import { Icon } from '../ui/icon.tsx';
import { Everybody } from './everybody.tsx';
import { LevelTable } from './level-table.tsx';
import { type Played, runningOf } from './played-days.ts';
import { Spread } from './spread.tsx';
import { startDeal } from './start-deal.ts';
import { cx } from './styles.ts';
import type { DailyWords } from './words.ts';

interface Props {
  readonly t: DailyWords;
  readonly game: About;
  readonly day: Day;
  readonly settings: Settings;
  readonly matches: readonly SavedMatch[];
  /** All days of all games. */
  readonly played: readonly Played[];
  /** Whether this app has the rules of the day. */
  readonly isPlayable: boolean;
}

/** One game on one day: to be played, or what came of it. */
export function DayPanel(props: Props) {
  const { t, game, day, settings, isPlayable } = props;
  const { language } = settings;
  const deal = dailyDeal(game.id, day)!;
  const mine = props.played.find((one) => one.game === game.id && one.day === day) ?? null;
  const running = runningOf(props.matches, game.id, day);
  const start = (): void =>
    attempt(() => startDeal(deal, { day }, { name: settings.name, casual: mine !== null }));
  const others = playersOf(deal, '').flatMap(({ kind, name }) => (kind === 'bot' ? [name] : []));
  return (
    <article class={cx('panel day-game')}>
      <div class={cx('day-vignette')}>
        <Vignette game={game.id} />
      </div>
      <div class={cx('day-body')}>
        <h2>{game.name[language]}</h2>
        <p class="muted">{t.sameForAll(namesText(others, language))}</p>
        {mine && <Result {...props} mine={mine} />}
        {!isPlayable && <p class="muted">{t.otherRules}</p>}
        <div class={cx('day-acts')}>
          {running && isPlayable && (
            <a class="button primary" href={`#/table/${running.id}`}>
              <Icon name="play" size={18} /> {t.goOn}
            </a>
          )}
          {!running && !mine && isPlayable && (
            <button
              type="button"
              class="button primary"
              aria-label={`${t.play}: ${game.name[language]}`}
              onClick={start}
            >
              <Icon name="play" size={18} /> {t.play}
            </button>
          )}
          {mine && (
            <a class="button" href={`#/replay/${mine.id}`}>
              <Icon name="history" size={18} /> {t.lookBack}
            </a>
          )}
          {mine && (
            <a class="button" href={`#/challenge/${mine.id}`}>
              <Icon name="people" size={18} /> {t.challenge}
            </a>
          )}
          {mine && !running && isPlayable && (
            <button type="button" class="button plain" title={t.againNote} onClick={start}>
              <Icon name="undo" size={18} /> {t.again}
            </button>
          )}
        </div>
      </div>
    </article>
  );
}

function Result({ t, game, day, played, mine, isPlayable }: Props & { readonly mine: Played }) {
  const scores = played.filter((one) => one.game === game.id).map(({ points }) => points);
  return (
    <>
      <p class={cx('score')}>
        {t.you(withMinus(mine.points))}
        {!mine.isOnTime && <small class="muted">{t.playedLate}</small>}
      </p>
      {isPlayable && <LevelTable t={t} deal={dailyDeal(game.id, day)!} own={mine.points} />}
      <Everybody t={t} mine={mine} />
      {scores.length > 1 && (
        <figure class={cx('past')}>
          <figcaption class="muted">{t.past}</figcaption>
          <Spread t={t} title={t.past} scores={scores} own={mine.points} />
        </figure>
      )}
    </>
  );
}

function namesText(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
