import { useState } from 'preact/hooks';
import { attempt } from '../../app/failure/failures.ts';
import { useWords } from '../../app/words/index.ts';
import { deleteAll } from '../../engine/stored-games.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { Glyph } from '../viewer/glyph.tsx';
import type { ReplayWords } from '../words.ts';

/** Asks before it deletes every game of this device. */
export function DeleteAll(props: { readonly t: ReplayWords; readonly count: number; onDeleted(): void }) {
  const { t, count } = props;
  const words = useWords();
  const [isAsking, setAsking] = useState(false);
  const yes = async (): Promise<void> => {
    await deleteAll();
    setAsking(false);
    props.onDeleted();
  };
  return (
    <>
      <button type="button" class="button plain" onClick={() => setAsking(true)}>
        <Glyph name="delete" size={18} /> {t.deleteAll}
      </button>
      {isAsking && (
        <Sheet label={t.deleteAll} onClose={() => setAsking(false)}>
          <h2>{t.deleteAllAsk(count)}</h2>
          <p>{t.deleteAllNote}</p>
          <div class="sheet-actions">
            <button type="button" class="button primary" onClick={() => setAsking(false)}>
              {t.keep}
            </button>
            <button type="button" class="button" onClick={() => attempt(yes)}>
              {words.delete}
            </button>
          </div>
        </Sheet>
      )}
    </>
  );
}
