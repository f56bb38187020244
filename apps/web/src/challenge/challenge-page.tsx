import { findAbout, loadGame, wordingOf } from '@quartet/catalog/list';
import { type Game, type Language, type Seat, type Wording, withMinus } from '@quartet/core';
import { fitsGame } from '@quartet/deals/play';
import { useState } from 'preact/hooks';
import { DeadEnd } from '../app/failure/dead-end.tsx';
import { attempt } from '../app/failure/failures.ts';
import type { Settings } from '../app/settings.ts';
import { useLoaded } from '../app/use-loaded.ts';
import { useWords } from '../app/words/index.ts';
import { LevelTable } from '../daily/level-table.tsx';
import { DAILY_WORDS } from '../daily/words.ts';
import { Icon } from '../ui/icon.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Difference } from './difference.tsx';
import { askForRivals, canHandIn, handInChallenge } from './on-server.ts';
import { keepRival, type Rival, rivalsOn } from './rivals.ts';
import { openChallenge } from './seal.ts';
import { Send } from './send.tsx';
import { loadSource, type Source } from './source.ts';
import { cx } from './styles.ts';
import { CHALLENGE_WORDS, type ChallengeWords } from './words.ts';

interface Loaded {
  readonly source: Source;
  readonly rivals: readonly Rival[];
  readonly game: Game;
  readonly wording: Wording;
}

/** A deal that was handed on, or may be: its results, where they part, and the link. */
export function ChallengePage({
  address,
  settings,
}: {
  readonly address: string;
  readonly settings: Settings;
}) {
  const words = useWords();
  const { language } = settings;
  const t = CHALLENGE_WORDS[language];
  const [round, setRound] = useState(0);
  const loaded = useLoaded(() => load(address, language), [address, language, round]);
  if (loaded === null) return <DeadEnd title={t.title} sentence={t.missing} />;
  if (!loaded) return <p class="page-wait">{words.loading}</p>;
  const { source, rivals, game, wording } = loaded;
  const { deal } = source;
  const mine = rivals.find(({ isMine }) => isMine) ?? null;
  const own = source.scores?.[deal.seat];
  return (
    <main class={cx('page challenge')}>
      <PageHeader title={t.title} />
      <h1 class="visually-hidden">{t.titleOf(wording.title)}</h1>
      <p class={cx('headline')}>{wording.title}</p>
      {source.isOver ? (
        <>
          <Results t={t} rivals={rivals} seat={deal.seat} />
          {canHandIn(source) && <OnServer t={t} source={source} onTaken={() => setRound(round + 1)} />}
        </>
      ) : (
        <p>
          <a class="button primary" href={`#/table/${source.id}`}>
            <Icon name="play" size={18} /> {source.moves.length > 0 ? t.goOn : t.play}
          </a>
        </p>
      )}
      {mine &&
        rivals
          .filter(({ isMine }) => !isMine)
          .map((theirs) => <Difference key={theirs.id} {...{ t, deal, game, wording, mine, theirs }} />)}
      {own !== undefined && (
        <section class={cx('panel part')}>
          <LevelTable t={DAILY_WORDS[language]} deal={deal} own={own} />
        </section>
      )}
      <Send t={t} source={source} name={source.by ?? settings.name} />
    </main>
  );
}

/** Results may meet on the server, instead of going back and forth by link. */
function OnServer(props: { readonly t: ChallengeWords; readonly source: Source; onTaken(): void }) {
  const { t, source } = props;
  const [isRefused, setRefused] = useState(false);
  const handIn = async (): Promise<void> => {
    if (await handInChallenge(source)) props.onTaken();
    else setRefused(true);
  };
  return (
    <section class={cx('panel part')} aria-label={t.handIn}>
      <p role="status">{isRefused ? t.notTaken : t.handInNote}</p>
      <div class={cx('acts')}>
        <button type="button" class="button" onClick={() => attempt(handIn)}>
          {t.handIn}
        </button>
      </div>
    </section>
  );
}

function Results(props: {
  readonly t: ChallengeWords;
  readonly rivals: readonly Rival[];
  readonly seat: Seat;
}) {
  const { t, rivals, seat } = props;
  const words = useWords();
  return (
    <section class={cx('panel part')} aria-label={t.results}>
      <h2>{t.results}</h2>
      <table class={cx('results')}>
        <thead class="visually-hidden">
          <tr>
            <th scope="col">{t.who}</th>
            <th scope="col">{t.points}</th>
            <th scope="col">{t.lookBack}</th>
          </tr>
        </thead>
        <tbody>
          {rivals.map(({ id, name, isMine, points }) => (
            <tr key={id} class={cx(isMine ? 'own' : '')}>
              <th scope="row">{isMine ? words.you : name}</th>
              <td>{withMinus(points)}</td>
              <td>
                <a
                  class="button"
                  href={`#/replay/${isMine ? id : `${id}@${seat}`}`}
                  aria-label={t.lookBackAt(isMine ? words.you : name)}
                >
                  {t.lookBack}
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rivals.every(({ isMine }) => isMine) && <p class="muted">{t.alone}</p>}
    </section>
  );
}

/** What a link brought is kept once its deal has been played here, and not before. */
async function load(address: string, language: Language): Promise<Loaded | null> {
  const source = await loadSource(address);
  if (!source || !findAbout(source.deal.game)) return null;
  const link = source.saved?.same?.link;
  const challenge = link === undefined || !source.isOver ? null : await openChallenge(link);
  if (challenge) await keepRival(challenge, Date.now());
  if (source.isOver) await askForRivals(source);
  const [game, wording] = await Promise.all([
    loadGame(source.deal.game),
    wordingOf(source.deal.game, language),
  ]);
  if (!fitsGame(game, source.deal)) return null;
  const known = await rivalsOn(source.deal);
  return { source, game, wording, rivals: source.isOver ? withSource(known, source) : [] };
}

/** A match that counts for nothing, or came from elsewhere, is still shown where it is asked for. */
function withSource(rivals: readonly Rival[], { id, deal, scores, moves, by }: Source): readonly Rival[] {
  if (rivals.some((one) => one.id === id || (by === null && one.isMine))) return rivals;
  const shown = { id, name: by ?? '', isMine: by === null, points: scores![deal.seat]!, moves };
  return [shown, ...rivals].sort((a, b) => b.points - a.points);
}
