import { useWords } from '../../app/words/index.ts';
import { Glyph } from '../viewer/glyph.tsx';
import type { ReplayWords } from '../words.ts';

/** A stored game that cannot be read: it can only be deleted. */
export function UnreadableRow({ t, onDelete }: { readonly t: ReplayWords; onDelete(): void }) {
  const words = useWords();
  return (
    <li class="panel">
      <p>
        <strong>{t.unreadable}</strong>
        <span class="muted">{t.unreadableNote}</span>
      </p>
      <button
        type="button"
        class="icon-button"
        aria-label={t.deleteName(t.unreadable)}
        title={words.delete}
        onClick={onDelete}
      >
        <Glyph name="delete" />
      </button>
    </li>
  );
}
