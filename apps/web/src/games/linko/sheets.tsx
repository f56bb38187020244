import type { Seat } from '@quartet/core';
import { useWords } from '../../app/words/index.ts';
import { SheetEnd } from '../../kit/sheet-end.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Tokens } from './card.tsx';
import type { Scene } from './scene.ts';
import { cx } from './styles.ts';

/** All layers of a seat, and the cards its hand is known to hold. */
export function SeatSheet(props: { readonly scene: Scene; readonly seat: Seat; onClose(): void }) {
  const { t, view, names, me, showLast } = props.scene;
  const words = useWords();
  const { layers, known } = view.seats[props.seat]!;
  const name = names[props.seat]!;
  return (
    <Sheet label={t.details(name)} onClose={props.onClose}>
      <h2>{name}</h2>
      <h3 class={cx('title')}>{t.layersOf(name)}</h3>
      <ol class={cx('layer-list')}>
        {layers.length === 0 && <li>{t.noLayer}</li>}
        {layers.toReversed().map((layer, i) => (
          <li key={i}>
            <Tokens cards={layer} /> <span>{t.set(layer)}</span>
          </li>
        ))}
      </ol>
      <h3 class={cx('title')}>{t.knownOf(name)}</h3>
      <p class={cx('list-line')}>
        {known.length === 0 ? t.nobodyKnows : <Tokens cards={known} />}
        <span class="visually-hidden">{known.join(' ')}</span>
      </p>
      {props.seat === me && (
        <>
          <h3 class={cx('title')}>{t.discards}</h3>
          <DiscardLine scene={props.scene} />
        </>
      )}
      <SheetEnd
        label={words.close}
        last={showLast && props.seat !== me ? { label: t.showLast, seat: props.seat, show: showLast } : null}
        onClose={props.onClose}
      />
    </Sheet>
  );
}

function DiscardLine({ scene: { t, view } }: { readonly scene: Scene }) {
  return (
    <p class={cx('list-line')}>
      {view.discards.length === 0 ? t.noDiscards : <Tokens cards={view.discards} />}
      <span class="visually-hidden">{view.discards.join(' ')}</span>
    </p>
  );
}

export function DiscardSheet({ scene, onClose }: { readonly scene: Scene; onClose(): void }) {
  const { t } = scene;
  const words = useWords();
  return (
    <Sheet label={t.discards} onClose={onClose}>
      <h2>{t.discards}</h2>
      <DiscardLine scene={scene} />
      <SheetEnd label={words.close} onClose={onClose} />
    </Sheet>
  );
}
