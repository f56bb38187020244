import { useState } from 'preact/hooks';
import { attempt } from '../app/failure/failures.ts';
import { printRoute } from '../app/routes.ts';
import { useExtra } from '../app/use-loaded.ts';
import { Icon } from '../ui/icon.tsx';
import { sealChallenge } from './seal.ts';
import type { Source } from './source.ts';
import { cx } from './styles.ts';
import type { ChallengeWords } from './words.ts';

/** The link that hands the deal on, to be copied or shared. */
export function Send({
  t,
  source,
  name,
}: {
  readonly t: ChallengeWords;
  readonly source: Source;
  /** Of whoever's device this is. */
  readonly name: string;
}) {
  const { deal, day, moves, isOver, saved } = source;
  const [seal] = useState(() => () => sealChallenge({ deal, day, name, moves: isOver ? moves : null }));
  const [said, say] = useState('');
  const rest = useExtra(seal);
  if (rest === null) return null;
  const link = new URL(printRoute({ page: 'c', rest }), location.href).href;
  const isPhone = 'share' in navigator && matchMedia('(hover: none)').matches;
  const send = async (): Promise<void> => {
    if (isPhone) await navigator.share({ url: link }).catch(() => undefined);
    else if (await copied(link)) say(t.copied);
  };
  return (
    <section class={cx('panel part')} aria-label={t.send}>
      <h2>{t.send}</h2>
      <p>{isOver ? t.sendNote : t.sendFresh}</p>
      {saved?.same?.link && isOver && <p>{t.sendBack}</p>}
      {saved === null && <p class="muted">{t.standIn}</p>}
      <label class={cx('link')}>
        {t.link}
        <input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <div class={cx('acts')}>
        <button type="button" class="button primary" onClick={() => attempt(send)}>
          <Icon name="up" size={18} /> {isPhone ? t.handOn : t.copy}
        </button>
      </div>
      <p role="status">{said}</p>
    </section>
  );
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without leave, or without a secure connection: the field above it can be copied by hand.
    return false;
  }
}
