import { findAbout, loadGame } from '@quartet/catalog/list';
import { fitsGame } from '@quartet/deals/play';
import { useEffect } from 'preact/hooks';
import { DeadEnd } from '../app/failure/dead-end.tsx';
import { attempt } from '../app/failure/failures.ts';
import { go } from '../app/routes.ts';
import type { Settings } from '../app/settings.ts';
import { useLoaded } from '../app/use-loaded.ts';
import { useWords } from '../app/words/index.ts';
import { startDeal } from '../daily/start-deal.ts';
import { allMatches } from '../engine/matches.ts';
import { onlyPerson, type SavedMatch } from '../engine/model.ts';
import { playersOf } from '../engine/same-match.ts';
import { Vignette } from '../home/vignette.tsx';
import { Icon } from '../ui/icon.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import type { Challenge } from './challenge.ts';
import { keepRival } from './rivals.ts';
import { openChallenge } from './seal.ts';
import { cx } from './styles.ts';
import { CHALLENGE_WORDS } from './words.ts';

interface Loaded {
  readonly challenge: Challenge;
  readonly isPlayable: boolean;
  /** My match of this deal: the one that counts, or one that runs. */
  readonly mine: SavedMatch | null;
}

/** Where a challenge's link leads: who challenges to what. Nothing of the deal is shown. */
export function IncomingPage({ link, settings }: { readonly link: string; readonly settings: Settings }) {
  const words = useWords();
  const { language } = settings;
  const t = CHALLENGE_WORDS[language];
  const loaded = useLoaded(() => load(link), [link]);
  const isPlayed = loaded?.mine?.result !== undefined;
  useEffect(() => {
    if (isPlayed) location.replace(`#/challenge/${loaded!.mine!.id}`);
  }, [isPlayed]);
  if (loaded === null) return <DeadEnd title={t.title} sentence={t.brokenLink} />;
  if (!loaded || isPlayed) return <p class="page-wait">{words.loading}</p>;
  const { challenge, isPlayable, mine } = loaded;
  const { deal, day } = challenge;
  if (!isPlayable) return <DeadEnd title={t.title} sentence={t.otherRules} />;
  const name = findAbout(deal.game)!.name[language];
  const bots = playersOf(deal, '').flatMap((player) =>
    player.kind === 'bot'
      ? [`${player.name} (${words.levels[player.level as keyof typeof words.levels]})`]
      : [],
  );
  const play = (): void => {
    if (mine) go({ page: 'table', id: mine.id });
    else
      attempt(() =>
        startDeal(deal, { link, ...(day !== null && { day }) }, { name: settings.name, casual: false }),
      );
  };
  return (
    <main class={cx('page challenge')}>
      <PageHeader title={t.title} />
      <h1 class="visually-hidden">{t.titleOf(name)}</h1>
      <section class={cx('panel part')}>
        <div class={cx('vignette')}>
          <Vignette game={deal.game} />
        </div>
        <h2>
          {challenge.name ? t.invites(challenge.name) : t.somebody}: {name}
        </h2>
        <p>{t.terms(new Intl.ListFormat(language).format(bots))}</p>
        <p class="muted">{challenge.moves ? t.hidden : t.notYetPlayed}</p>
        <div class={cx('acts')}>
          <button type="button" class="button primary" onClick={play}>
            <Icon name="play" size={18} /> {mine ? t.goOn : t.play}
          </button>
        </div>
      </section>
    </main>
  );
}

async function load(link: string): Promise<Loaded | null> {
  const challenge = await openChallenge(link);
  if (!challenge) return null;
  const { deal } = challenge;
  const isPlayable = findAbout(deal.game) !== undefined && fitsGame(await loadGame(deal.game), deal);
  const mine = (await allMatches())
    .filter(({ seed, players, casual }) => seed === deal.seed && !casual && onlyPerson(players) === deal.seat)
    // The first that was finished counts; one that runs is gone on with.
    .sort((a, b) => Number(b.result !== undefined) - Number(a.result !== undefined) || a.updated - b.updated);
  if (mine[0]?.result) await keepRival(challenge, Date.now());
  return { challenge, isPlayable, mine: mine[0] ?? null };
}
