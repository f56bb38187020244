import { useWords } from '../../app/words/index.ts';
import { CardBack } from '../../kit/card-back.tsx';
import { Strip } from '../../kit/strip.tsx';
import { Name } from '../../ui/name.tsx';
import { Face } from './card.tsx';
import { Fan } from './layers.tsx';
import { THING } from './linko-drags.ts';
import { ZONE } from './motion.ts';
import { attempt, isHinted, type Scene } from './scene.ts';
import { cx } from './styles.ts';

/** What everybody draws from: the row and the pile; and the discards, which are out of play. */
export function Supply({ scene, onDiscards }: { readonly scene: Scene; onDiscards(): void }) {
  const { t, view } = scene;
  const words = useWords();
  const { rounds } = view.table.options;
  return (
    <section class={cx('middle-row')} aria-label={words.table}>
      <Strip class={cx('supply')} label={words.table}>
        <div class={cx('panel row')}>
          <h2 class={cx('title')}>
            {t.row}
            {rounds > 1 && <small> {t.roundOf(view.round, rounds)}</small>}
          </h2>
          <div class={cx('slots')}>
            {view.row.map((_, slot) => (
              <Slot key={slot} scene={scene} slot={slot} />
            ))}
          </div>
          <p class={cx(view.lastTurn ? 'note last' : 'note')}>{view.lastTurn ? t.lastTurn : t.rowNote}</p>
        </div>
        <div class={cx('panel piles-panel')}>
          <Pile scene={scene} />
          <Discards scene={scene} onPress={onDiscards} />
        </div>
      </Strip>
    </section>
  );
}

/** A slot may hold several cards in a Duel: they are drawn as one. */
function Slot({ scene, slot }: { readonly scene: Scene; readonly slot: number }) {
  const { t, view, legal, flips, news } = scene;
  const cards = view.row[slot]!;
  const move = { type: 'draw', from: 'row', slot: slot + 1 } as const;
  const isTarget = legal.isMine && view.phase === 'draw' && legal.refusal(move) === null;
  const isFresh = news.some(
    (event) => event.type === 'refilled' && event.placed.some((placed) => placed.slot === slot + 1),
  );
  const note = cards.length > 1 ? t.asOne : isFresh ? t.fresh : '';
  return (
    <button
      type="button"
      class={cx(`slot ${isTarget ? 'target' : ''} ${isHinted(scene, move) ? 'hinted' : ''}`)}
      style={{ '--count': Math.max(1, cards.length) }}
      aria-disabled={!isTarget}
      data-spot={`slot ${slot + 1}`}
      data-place={ZONE.slot(slot + 1)}
      data-drag={isTarget ? THING.slot(slot + 1) : undefined}
      onClick={() => attempt(scene, move)}
    >
      <Name text={cards.length > 0 ? t.slot(slot + 1, t.set(cards)) : t.slotEmpty(slot + 1)} />
      {cards.length > 0 ? (
        <Fan cards={cards} flips={flips[ZONE.slot(slot + 1)]} />
      ) : (
        <span class={cx('hole')} aria-hidden="true">
          {t.emptyNote}
        </span>
      )}
      <span class={cx(isFresh ? 'label fresh' : 'label')} aria-hidden="true">
        <span class={cx(note && 'long')}>
          {slot + 1} {note && '· '}
        </span>
        {note}
      </span>
    </button>
  );
}

function Pile({ scene }: { readonly scene: Scene }) {
  const { t, view, legal } = scene;
  const move = { type: 'draw', from: 'pile' } as const;
  const { count } = view.pile;
  const isTarget = legal.isMine && view.phase === 'draw' && legal.refusal(move) === null;
  return (
    <button
      type="button"
      class={cx(`pile ${isTarget ? 'target' : ''} ${isHinted(scene, move) ? 'hinted' : ''}`)}
      aria-disabled={!isTarget}
      data-spot="pile"
      data-drag={isTarget ? THING.pile : undefined}
      onClick={() => attempt(scene, move)}
    >
      <Name text={t.pileName(count)} />
      <span class={cx('face')} data-place={ZONE.pile} data-back aria-hidden="true">
        {count > 0 ? <CardBack width={64} /> : <span class={cx('hole')}>{t.emptyNote}</span>}
      </span>
      <span class={cx('label')} aria-hidden="true">
        <b data-tally="pile: pile">{count}</b> <span class={cx('long')}>{t.left}</span>
        <span class={cx('short')}>{t.leftShort}</span>
      </span>
    </button>
  );
}

function Discards({ scene, onPress }: { readonly scene: Scene; onPress(): void }) {
  const { t, view } = scene;
  const top = view.discards.at(-1);
  return (
    <button type="button" class={cx('pile discards')} onClick={onPress}>
      <Name text={t.discardsName(view.discards.length)} />
      <span data-place={ZONE.discards}>{top ? <Face card={top} /> : <span class={cx('hole face')} />}</span>
      <span class={cx('label')} aria-hidden="true">
        <b data-tally="discards: discards">{view.discards.length}</b>{' '}
        <span class={cx('long')}>{t.discarded}</span>
        <span class={cx('short')}>{t.discardsShort}</span>
      </span>
    </button>
  );
}
