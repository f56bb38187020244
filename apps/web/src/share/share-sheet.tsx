import { useContext, useEffect, useMemo, useState } from 'preact/hooks';
import { useWords } from '../app/words/index.ts';
import { useEnds } from '../ends/use-ends.ts';
import { classes } from '../ui/classes.ts';
import { SeatFaces } from '../ui/emblem.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { dataUrl, drawPicture } from './draw.ts';
import share from './share.module.css';
import { type Shared, toldOf } from './told.ts';
import { SHARE_WORDS } from './words.ts';

const cx = classes(share);

/** A picture of how a match ended and a line of text, to hand on, to keep or to copy. */
export function ShareSheet(props: { readonly shared: Shared; onClose(): void }) {
  const { shared } = props;
  const { ended, players } = shared;
  const words = useWords();
  const t = SHARE_WORDS[ended.language];
  const ends = useEnds(shared.gameId);
  const faces = useContext(SeatFaces);
  const [hasNames, setNames] = useState(false);
  const [file, setFile] = useState<File | null | undefined>();
  const [said, setSaid] = useState('');
  const told = useMemo(() => ends && toldOf(shared, ends, hasNames, t, words), [ends, hasNames]);
  useEffect(() => {
    if (!ends || !told) return;
    let isWanted = true;
    const isShown = (seat: number): boolean => hasNames || seat === ended.me || players[seat]!.kind === 'bot';
    drawPicture({
      ...{ told, ended, ends },
      which: `${shared.title} · ${t.players(players.length)}`,
      faces: players.map((_, seat) => (isShown(seat) ? (faces[seat] ?? null) : null)),
    }).then(
      (blob) => isWanted && setFile(new File([blob], `${shared.gameId}.png`, { type: 'image/png' })),
      () => isWanted && setFile(null),
    );
    return () => {
      isWanted = false;
    };
  }, [ends, told]);
  const picture = useAddresses(file ?? null);
  if (!told) return null;
  const line = `${told.line}${homeOf()}`;
  const canHandOn = file ? (navigator.canShare?.({ files: [file] }) ?? false) : false;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(line);
      setSaid(t.copied);
    } catch {
      setSaid(t.notCopied);
    }
  };
  return (
    <Sheet label={t.title} class={cx('share')} onClose={props.onClose}>
      <h2>{t.title}</h2>
      <div class={cx('picture')}>
        {picture ? (
          <img src={picture.seen} width={1200} height={630} alt={t.picture(told.headline)} />
        ) : (
          <p class="muted">{file === null ? t.failed : t.drawing}</p>
        )}
      </div>
      <p class={cx('line')}>{line}</p>
      <label class={cx('names')}>
        <input
          type="checkbox"
          checked={hasNames}
          onChange={(event) => setNames(event.currentTarget.checked)}
        />
        <span>
          {t.showNames}
          <br />
          <span class="muted">{t.askFirst}</span>
        </span>
      </label>
      <div class="sheet-actions">
        <button type="button" class="button" onClick={props.onClose}>
          {words.close}
        </button>
        <button type="button" class="button" onClick={() => void copy()}>
          {t.copy}
        </button>
        {picture && (
          <a class={canHandOn ? 'button' : 'button primary'} href={picture.kept} download={file!.name}>
            {t.save}
          </a>
        )}
        {canHandOn && (
          <button type="button" class="button primary" onClick={() => void handOn(file!, line)}>
            {t.share}
          </button>
        )}
      </div>
      <p role="status">{said}</p>
    </Sheet>
  );
}

async function handOn(file: File, text: string): Promise<void> {
  try {
    await navigator.share({ files: [file], text });
  } catch {
    // Thought better of it: nothing is to be done.
  }
}

/** Where it can be played, if others can get there. */
function homeOf(): string {
  return /^(localhost|127\.|\[::1\])/.test(location.hostname) ? '' : ` ${location.origin}`;
}

/** To look at, and to keep. */
interface Addresses {
  readonly seen: string;
  readonly kept: string;
}

function useAddresses(file: File | null): Addresses | null {
  const [addresses, setAddresses] = useState<Addresses | null>(null);
  useEffect(() => {
    if (!file) return;
    const kept = URL.createObjectURL(file);
    void dataUrl(file).then((seen) => setAddresses({ seen, kept }));
    return () => URL.revokeObjectURL(kept);
  }, [file]);
  return addresses;
}
