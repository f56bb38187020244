import { findAbout } from '@quartet/catalog/list';
import { useRef, useState } from 'preact/hooks';
import { DeadEnd } from '../app/failure/dead-end.tsx';
import type { Settings } from '../app/settings.ts';
import { useWords } from '../app/words/index.ts';
import { Glyph } from '../replays/viewer/glyph.tsx';
import { PastTable } from '../replays/viewer/past-table.tsx';
import { useReplay } from '../replays/viewer/use-replay.ts';
import { type ReplayStage, type Showing, useStage } from '../replays/viewer/use-stage.ts';
import { useGameParts } from '../table/parts.ts';
import { cx as ofTable } from '../table/styles.ts';
import { classes } from '../ui/classes.ts';
import { SeatFaces } from '../ui/emblem.tsx';
import { Icon } from '../ui/icon.tsx';
import { useKeys } from '../ui/keys.ts';
import beside from './beside.module.css';
import type { Beside } from './beside-address.ts';
import { useNamedParts } from './use-named-parts.ts';
import { useWide } from './use-wide.ts';
import { CHALLENGE_WORDS, type ChallengeWords } from './words.ts';

const cx = classes(beside);

/** Two matches of one deal at the same place: beside each other, or, with little room, one behind the other. */
export function BesideScreen({ beside, settings }: { readonly beside: Beside; readonly settings: Settings }) {
  const words = useWords();
  const t = CHALLENGE_WORDS[settings.language];
  const [mine, theirs] = [useReplay(beside.mine), useReplay(beside.theirs)];
  const stories = [mine, theirs].map((one) => (one?.opened?.ok ? one.opened.story : null));
  const parts = useGameParts(stories[0]?.game ?? null, settings.language);
  if ([mine, theirs].some((one) => one?.opened && !one.opened.ok))
    return <DeadEnd title={t.title} sentence={t.missing} />;
  const [ofMine, ofTheirs] = stories;
  if (!mine || !theirs || !ofMine || !ofTheirs || !parts) return <p class="page-wait">{words.loading}</p>;
  const common = { from: beside.at, seat: beside.seat, settings, parts };
  return (
    <Both
      t={t}
      mine={{ ...common, id: beside.mine, door: mine.door, story: ofMine }}
      theirs={{ ...common, id: beside.theirs, door: theirs.door, story: ofTheirs }}
    />
  );
}

function Both(props: { readonly t: ChallengeWords; readonly mine: Showing; readonly theirs: Showing }) {
  const { t } = props;
  const words = useWords();
  const { from, seat, parts, settings } = props.mine;
  const last = Math.max(props.mine.story.length, props.theirs.story.length);
  const [at, setAt] = useState(Math.min(from, last));
  const move = (to: number): void => setAt(Math.min(Math.max(to, 0), last));
  // Whoever was over sooner stays at the end.
  const mine = useStage({ ...props.mine, from: at }, { keepsAddress: false });
  const theirs = useStage({ ...props.theirs, from: at }, { keepsAddress: false });
  const isWide = useWide();
  const [isTheirs, setTheirs] = useState(false);
  const name = theirs.names[seat ?? 0]!;
  useKeys({ ArrowLeft: () => move(at - 1), ArrowRight: () => move(at + 1) });
  const r = mine.t;
  return (
    <main class={cx('beside')}>
      <header class={cx('beside-top')}>
        <button type="button" class="icon-button" aria-label={words.back} onClick={() => history.back()}>
          <Icon name="back" />
        </button>
        <h1>{t.titleOf(findAbout(parts.game.id)?.name[settings.language] ?? parts.wording.title)}</h1>
      </header>
      {!isWide && (
        <fieldset class={cx('beside-which')}>
          <legend class="visually-hidden">{t.whose}</legend>
          {[false, true].map((one) => (
            <button
              key={String(one)}
              type="button"
              class={cx('button beside-whose')}
              aria-pressed={isTheirs === one}
              onClick={() => setTheirs(one)}
            >
              {one ? name : words.you}
            </button>
          ))}
        </fieldset>
      )}
      <div class={cx('beside-tables')}>
        {(isWide || !isTheirs) && <Side {...{ t, at }} stage={mine} name={words.you} />}
        {(isWide || isTheirs) && <Side {...{ t, at }} stage={theirs} name={name} />}
      </div>
      <nav class={cx('beside-steps')} aria-label={r.playback}>
        <button type="button" class="icon-button" aria-label={r.toBack} onClick={() => move(at - 1)}>
          <Glyph name="back" />
        </button>
        <button type="button" class="button" aria-disabled={at === from} onClick={() => move(from)}>
          {t.toDifference}
        </button>
        <button type="button" class="icon-button" aria-label={r.toNext} onClick={() => move(at + 1)}>
          <Glyph name="next" />
        </button>
        <p class="muted">{isWide ? r.moment(at, last) : r.momentShort(at, last)}</p>
      </nav>
      <div class={ofTable('said')} role="status">
        {mine.said || theirs.said}
      </div>
    </main>
  );
}

/** One of the two: who it is, what comes next there, and the table. */
function Side(props: {
  readonly t: ChallengeWords;
  readonly at: number;
  readonly stage: ReplayStage;
  readonly name: string;
}) {
  const { t, at, stage, name } = props;
  const { story, heard, parts, names, eyes } = stage;
  const events = heard?.entries[at]?.events ?? [];
  const next = events.map((event) => parts.wording.event(event, names)).join(' ');
  const address = eyes.seat === null || story.first !== 'table' ? stage.id : `${stage.id}@${eyes.seat}`;
  const table = useRef<HTMLDivElement>(null);
  useNamedParts(table, name);
  return (
    <SeatFaces.Provider value={stage.faces}>
      <section class={cx('beside-one')} aria-label={name}>
        <div class={cx('beside-head')}>
          <h2>{name}</h2>
          <p aria-live="polite">{at >= story.length ? t.over : t.next(next)}</p>
          <a class="button plain" href={`#/replay/${address}/${at}`} aria-label={t.lookBackAt(name)}>
            {t.lookBack}
          </a>
        </div>
        <div class={cx('beside-table')} ref={table}>
          <PastTable stage={stage} />
        </div>
      </section>
    </SeatFaces.Provider>
  );
}
