import { useEffect, useState } from 'preact/hooks';
import { attempt } from '../../app/failure/failures.ts';
import type { Settings } from '../../app/settings.ts';
import { useExtra } from '../../app/use-loaded.ts';
import { useWords } from '../../app/words/index.ts';
import { lookOf } from '../../games/index.ts';
import { useGameParts } from '../../table/parts.ts';
import { cx as ofTable } from '../../table/styles.ts';
import tableScreen from '../../table/table-screen.module.css';
import { classes } from '../../ui/classes.ts';
import { SeatFaces } from '../../ui/emblem.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { FaultNote } from '../files/fault-note.tsx';
import { lossesIn } from '../review/losses.ts';
import { ReviewBar } from '../review/review-bar.tsx';
import { VerdictNote } from '../review/verdict-note.tsx';
import { REPLAY_WORDS } from '../words.ts';
import { Glyph } from './glyph.tsx';
import { OpenHands } from './open-hands.tsx';
import { PastTable } from './past-table.tsx';
import replay from './replay.module.css';
import { playOn } from './replay-actions.tsx';
import { Controls, Story } from './side.tsx';
import { type Tick, Transport } from './transport.tsx';
import { useReplay } from './use-replay.ts';
import { useReplayKeys } from './use-replay-keys.ts';
import { type ReplayStage, type Showing, useStage } from './use-stage.ts';

const cx = classes(tableScreen, replay);

interface Props {
  /** After an `@` the seat whose eyes it begins with, where nobody here sat at the table. */
  readonly id: string;
  /** After how many decisions to begin. */
  readonly at: number;
  readonly settings: Settings;
}

/** A match to look at again, from anybody's seat. */
export function ReplayScreen({ id, at, settings }: Props) {
  const words = useWords();
  const [name = '', seat] = id.split('@');
  const replay = useReplay(name);
  const story = replay?.opened?.ok ? replay.opened.story : null;
  const parts = useGameParts(story?.game ?? null, settings.language);
  if (replay?.opened && !replay.opened.ok) {
    const t = REPLAY_WORDS[settings.language];
    return (
      <main class="page">
        <PageHeader title={words.replays} />
        <h1 class="visually-hidden">{words.replays}</h1>
        <FaultNote title={t.faultTitle} fault={replay.opened.fault} language={settings.language} />
      </main>
    );
  }
  if (!replay || !story || !parts) return <p class="page-wait">{words.loading}</p>;
  const eyes = seat === undefined ? {} : { address: id, seat: Number(seat) };
  return <Screen id={name} from={at} {...{ settings, story, parts, ...eyes }} door={replay.door} />;
}

function Screen(showing: Showing) {
  const words = useWords();
  const stage = useStage(showing, { keepsAddress: true });
  const minis = useExtra(lookOf(showing.story.game).miniCards);
  const [open, setOpen] = useState<'log' | 'more' | null>(null);
  useReplayKeys(stage);
  const { t, story, parts, names, eyes, moment, at } = stage;
  useEffect(() => setOpen(null), [at]);
  // Whoever comes from the end of a match to review it need not ask again.
  const [isReview] = useState(() => location.hash.endsWith('/review'));
  useEffect(() => {
    if (isReview) stage.reviewing.start(eyes.seat ?? 0);
  }, []);
  const { review } = stage.reviewing;
  // The table before the move is shown with what is said of it.
  const verdict = review?.verdicts.get(at);
  return (
    <SeatFaces.Provider value={stage.faces}>
      <main class={cx('replay')}>
        <Top stage={stage} onLog={() => setOpen('log')} onMore={() => setOpen('more')} />
        {moment && minis && moment.viewer === 'referee' && (
          <OpenHands t={t} parts={parts} minis={minis} moment={moment} me={eyes.seat} names={names} />
        )}
        <PastTable stage={stage} {...(verdict && { verdict })} />
        <aside class={cx('advice')} aria-label={t.review} aria-live="polite">
          {review && <ReviewBar {...{ t, review, at }} onMove={stage.lookAtMove} />}
          {verdict && (
            <VerdictNote
              key={verdict.ply}
              {...{ t, parts, verdict }}
              onTryAgain={
                story.canPlayOn
                  ? () => attempt(() => playOn(stage, verdict.ply, story.deciders[verdict.ply]!))
                  : null
              }
            />
          )}
        </aside>
        <Transport
          t={t}
          at={at}
          length={story.length}
          happened={stage.happened}
          ticks={ticksOf(stage)}
          playback={stage.playback}
          onMove={stage.move}
          onStep={stage.step}
        />
        <aside class={cx('panel side')} aria-label={words.log}>
          <Story stage={stage} />
          <Controls stage={stage} />
        </aside>
        <div class={ofTable('said')} role="status">
          {stage.said}
        </div>
        {open && (
          <Sheet label={open === 'log' ? words.log : t.more} onClose={() => setOpen(null)}>
            {open === 'log' ? <Story stage={stage} /> : <Controls stage={stage} />}
            <div class="sheet-actions">
              <button type="button" class="button primary" onClick={() => setOpen(null)}>
                {words.close}
              </button>
            </div>
          </Sheet>
        )}
      </main>
    </SeatFaces.Provider>
  );
}

function Top(props: { readonly stage: ReplayStage; onLog(): void; onMore(): void }) {
  const words = useWords();
  const { t, parts, happened, playback } = props.stage;
  // Who plays it fast wants to see it; a voice could not keep up.
  const isSpoken = !playback.isPlaying || playback.rate === 1;
  return (
    <header class={cx('top')}>
      <button type="button" class="icon-button" aria-label={words.back} onClick={() => history.back()}>
        <Icon name="back" />
      </button>
      <h1 class={cx('title')}>{t.replayOf(parts.wording.title)}</h1>
      <p class={cx('happened')} aria-live={isSpoken ? 'polite' : 'off'}>
        {happened}
      </p>
      <button type="button" class={cx('icon-button narrow')} aria-label={words.log} onClick={props.onLog}>
        <Icon name="log" />
      </button>
      <button type="button" class={cx('icon-button narrow')} aria-label={t.more} onClick={props.onMore}>
        <Glyph name="more" />
      </button>
    </header>
  );
}

/** Rounds, and the moves that cost something. */
function ticksOf({ story, reviewing }: ReplayStage): readonly Tick[] {
  const rounds = story.rounds.slice(1).map((at): Tick => ({ at, kind: 'round' }));
  const losses = lossesIn(reviewing.review).map(({ ply }): Tick => ({ at: ply, kind: 'loss' }));
  return [...rounds, ...losses];
}
