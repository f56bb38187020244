import type { Game, OptionValue } from '@quartet/core';
import type { TableInfo } from '@quartet/protocol';
import { useState } from 'preact/hooks';
import { lazy, Suspense } from '../app/lazy.tsx';
import type { Settings } from '../app/settings.ts';
import { useWords } from '../app/words/index.ts';
import { fittingOptions, type Options } from '../home/fitting-options.ts';
import type { ActNow } from './online-screen.tsx';
import { paceText } from './paces.ts';
import { ratingsText } from './ratings-text.ts';
import { goalText, tallyText } from './series-text.ts';
import { cx } from './styles.ts';
import { useGameAndWords } from './use-game-and-words.ts';
import { ONLINE_WORDS } from './words.ts';

const ChangeTerms = lazy(() => import('./change-terms.tsx').then((module) => module.ChangeTerms));

interface Props {
  readonly info: TableInfo;
  readonly title: string;
  readonly isHost: boolean;
  readonly settings: Settings;
  readonly act: ActNow;
}

/** What is played here, and on which terms; the host may change them until the start. */
export function TableTerms({ info, title, isHost, settings, act }: Props) {
  const words = ONLINE_WORDS[settings.language];
  const common = useWords();
  const [isChanging, setChanging] = useState(false);
  const ratings = info.rated === false ? null : ratingsText(info.ratings, words);
  const loaded = useGameAndWords(info.game, settings.language);
  const edition = loaded && editionOf(loaded[0], info);
  const wording = loaded?.[1];
  const rules = edition ? (wording!.editions[edition] ?? edition) : common.ownOptions;
  // Of an edition's options its name says enough.
  const own = loaded && !edition ? changedIn(loaded[0], info) : [];
  const host = info.players.find((one) => one.kind === 'person' && one.person.id === info.host);
  return (
    <section class={cx('panel online-panel terms')} aria-label={words.terms}>
      <header>
        <div>
          <h2>{title}</h2>
          <p class="muted">
            {isHost ? words.youSet : host?.kind === 'person' && words.sets(host.person.name)}
          </p>
        </div>
        {isHost && (
          <button type="button" class="button" onClick={() => setChanging(true)}>
            {words.change}
          </button>
        )}
      </header>
      <dl>
        {loaded && Object.keys(loaded[0].editions).length > 1 && <Term name={common.edition} value={rules} />}
        {own.map(([name, value]) => (
          <Term
            key={name}
            name={wording!.options[name]!.label}
            value={wording!.options[name]!.value(value)}
          />
        ))}
        <Term name={common.seats} value={String(info.seats)} />
        <Term name={words.counts} value={info.rated === false ? words.casual : words.rated} />
        <Term name={words.pace} value={paceText(info.pace, words)} isWide={info.pace.kind !== 'untimed'} />
        {ratings && <Term name={words.ratings} value={ratings} />}
        {info.series?.goal && <Term name={words.series} value={goalText(info.series.goal, words)} isWide />}
        {info.series && info.series.games > 0 && (
          <Term name={words.soFar} value={tallyText(info, info.series)} />
        )}
        <Term name={words.found} value={info.listed ? words.byAll : words.byLink} />
      </dl>
      <Suspense fallback={null}>
        {isChanging && <ChangeTerms {...{ info, settings, act }} onClose={() => setChanging(false)} />}
      </Suspense>
    </section>
  );
}

function Term(props: { readonly name: string; readonly value: string; readonly isWide?: boolean }) {
  const { name, value, isWide } = props;
  return (
    <div class={cx(isWide && 'wide')}>
      <dt class="muted">{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** The edition whose options these are; null: none. */
function editionOf(game: Game, { seats, options }: TableInfo): string | null {
  const same = (given: Options): boolean =>
    Object.entries(fittingOptions(game, seats, given)).every(([name, value]) => options[name] === value);
  const editions: Readonly<Record<string, Partial<Options>>> = game.editions;
  return Object.keys(editions).find((name) => same(editions[name] as Options)) ?? null;
}

/** What is not as usual. */
function changedIn(game: Game, { seats, options }: TableInfo): [string, OptionValue][] {
  const usual = fittingOptions(game, seats, {});
  return Object.entries(options).filter(
    ([name, value]) => usual[name] !== undefined && usual[name] !== value,
  );
}
