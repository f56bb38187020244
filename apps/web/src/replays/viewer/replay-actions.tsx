import { useState } from 'preact/hooks';
import { SheetBoundary } from '../../app/failure/face.tsx';
import { attempt } from '../../app/failure/failures.ts';
import { lazy, Suspense } from '../../app/lazy.tsx';
import { go, printRoute } from '../../app/routes.ts';
import { useWords } from '../../app/words/index.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { download, fileName } from '../files/download.ts';
import { Glyph } from './glyph.tsx';
import { PlayOnSheet } from './play-on-sheet.tsx';
import replay from './replay.module.css';
import type { ReplayStage } from './use-stage.ts';

const cx = classes(replay);

const PastEnd = lazy(() => import('./past-end.tsx').then((module) => module.PastEnd));

/** What can be done with a match that is looked at; what cannot, says why. */
export function ReplayActions({ stage }: { readonly stage: ReplayStage }) {
  const { t, story, at, door, names, say } = stage;
  const [open, setOpen] = useState<'play-on' | 'end' | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const whyNot = story.canPlayOn ? (at === story.length ? t.playOnAtEnd : null) : whyNever(stage);
  const save = async (): Promise<void> => {
    const text = await door.ask('save', {});
    if (text) download(fileName(story.game, new Date()), text);
  };
  const share = async (): Promise<void> => {
    const id = await door.ask('share', {});
    if (id === null) return;
    const address = new URL(printRoute({ page: 'replay', id, at }), location.href).href;
    if (canHandOn()) await handOn(address);
    else if (await copied(address)) say(t.shared);
    else setLink(address);
  };
  return (
    <div class={cx('actions')}>
      <button
        type="button"
        class="button"
        aria-disabled={whyNot !== null}
        onClick={() => (whyNot === null ? setOpen('play-on') : say(whyNot))}
      >
        <Glyph name="branch" size={18} /> {t.playOn}
      </button>
      {story.result && (
        <>
          <button type="button" class="button" onClick={() => setOpen('end')}>
            <Glyph name="end" size={18} /> {t.asItEnded}
          </button>
          <button type="button" class="button" title={t.shareNote} onClick={() => attempt(share)}>
            <Glyph name="share" size={18} /> {canHandOn() ? t.handOn : t.share}
          </button>
          <button type="button" class="button" onClick={() => attempt(save)}>
            <Glyph name="save" size={18} /> {t.save}
          </button>
        </>
      )}
      <a class="button" href={`#/practice/${story.game}`}>
        <Icon name="learn" size={18} /> {t.practise}
      </a>
      {open === 'play-on' && (
        <PlayOnSheet
          t={t}
          at={at}
          names={names}
          seat={stage.eyes.seat ?? story.deciders[at] ?? 0}
          onPlay={(seat) => attempt(() => playOn(stage, at, seat))}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'end' && (
        <SheetBoundary language={stage.settings.language} onClose={() => setOpen(null)}>
          <Suspense fallback={null}>
            <PastEnd stage={stage} onClose={() => setOpen(null)} />
          </Suspense>
        </SheetBoundary>
      )}
      {link && <LinkSheet stage={stage} link={link} onClose={() => setLink(null)} />}
    </div>
  );
}

function whyNever({ t, story }: ReplayStage): string {
  return story.result ? t.playOnNotSeeded : t.playOnRunning;
}

/** A new match from after so many decisions, for whoever sits there. */
export async function playOn({ door, settings }: ReplayStage, at: number, seat: number): Promise<void> {
  const id = await door.ask('playOn', { at, seat, name: settings.name });
  if (id) go({ page: 'table', id });
}

/** On phones links are handed to other apps; elsewhere they are copied. */
function canHandOn(): boolean {
  return 'share' in navigator && matchMedia('(hover: none)').matches;
}

async function handOn(url: string): Promise<void> {
  try {
    await navigator.share({ url });
  } catch {
    // Thought better of it: nothing is to be done.
  }
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without leave, or without a secure connection: then it is shown to be copied by hand.
    return false;
  }
}

function LinkSheet(props: { readonly stage: ReplayStage; readonly link: string; onClose(): void }) {
  const { t } = props.stage;
  const words = useWords();
  return (
    <Sheet label={t.share} onClose={props.onClose}>
      <h2>{t.share}</h2>
      <p>{t.shareNote}</p>
      <label class={cx('link')}>
        {t.sharedByHand}
        <input readOnly value={props.link} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <div class="sheet-actions">
        <button type="button" class="button primary" onClick={props.onClose}>
          {words.close}
        </button>
      </div>
    </Sheet>
  );
}
