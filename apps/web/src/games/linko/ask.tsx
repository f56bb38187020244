import type { Card } from '@quartet/linko';
import type { ComponentChildren } from 'preact';
import { useWords } from '../../app/words/index.ts';
import { ActionBar, ActionButton } from '../../kit/action-bar.tsx';
import { Name } from '../../ui/name.tsx';
import { Tokens } from './card.tsx';
import { type Choice, choicesOf } from './choices.ts';
import { Fan } from './layers.tsx';
import { attempt, isHinted, type Scene } from './scene.ts';
import { cx } from './styles.ts';

/** A decision, with the table still in sight. */
export function Ask({ scene, hand }: { readonly scene: Scene; readonly hand: readonly Card[] }) {
  const { t, view } = scene;
  const words = useWords();
  const choices = choicesOf(scene);
  const { title, note, cards } = questionOf(scene);
  return (
    <section class={cx('panel ask')} aria-label={words.actions}>
      <div class={cx('ask-text')}>
        <h2>{title}</h2>
        <p class="muted">{note}</p>
      </div>
      {cards && <Fan cards={cards} class={cx('ask-cards')} />}
      <div class={cx('choices')}>
        {choices.map((choice, i) => (
          <ChoiceButton key={choice.label} scene={scene} choice={choice} at={i} first={i === 0} />
        ))}
      </div>
      <p class={cx('ask-hand muted')}>
        {t.handNow} <Tokens cards={hand} />
        <span class="visually-hidden">{view.seats[view.actor]!.hand.count}</span>
      </p>
    </section>
  );
}

function ChoiceButton(props: {
  readonly scene: Scene;
  readonly choice: Choice;
  readonly at: number;
  readonly first: boolean;
}) {
  const { scene, choice, at } = props;
  const mark = isHinted(scene, choice.move) ? 'hinted' : '';
  return (
    <button
      type="button"
      class={cx(`button choice ${props.first ? 'primary' : ''} ${choice.cards ? 'of-group' : ''} ${mark}`)}
      data-first={props.first || undefined}
      data-spot={`choice ${choice.move.type}`}
      onClick={() => attempt(scene, choice.move)}
    >
      {choice.cards ? (
        <>
          <Name text={choice.label} />
          <Tokens cards={choice.cards} />
        </>
      ) : (
        <span>
          {choice.label}
          {choice.note && <small>{choice.note}</small>}
        </span>
      )}
      <span class="kbd" aria-hidden="true">
        {at + 1}
      </span>
    </button>
  );
}

function questionOf(scene: Scene): {
  readonly title: string;
  readonly note: ComponentChildren;
  readonly cards?: readonly Card[];
} {
  const { t, view, names, reach } = scene;
  const played = t.set(view.seats[view.turn]!.layers.at(-1)!);
  if (view.phase === 'ghost') return { title: t.ghostAsk, note: t.ghostAskNote(played) };
  const cards = view.seats[view.victim!]!.layers.at(-1)!;
  if (view.phase === 'reclaim') {
    return { title: t.reclaimTitle(names[view.turn]!), note: t.reclaimNote(t.set(cards), played), cards };
  }
  const next = reach.victims.filter((seat) => seat !== view.victim);
  const after = next.length > 0 ? t.follows(t.list(next.map((seat) => names[seat]!))) : t.lastSnatch;
  const title = t.snatchTitle(names[view.victim!]!);
  return { title, note: `${t.snatchNote(t.set(cards), played)} ${after}`, cards };
}

/** Drawing: the row and the pile are the places to tap. */
export function DrawBar({ scene, total }: { readonly scene: Scene; readonly total: number }) {
  const { t, view, legal } = scene;
  const move = { type: 'draw', from: 'pile' } as const;
  const at = total - view.due! + 1;
  return (
    <ActionBar
      preview={
        <>
          <b>{t.drawTitle(at, total)}</b> {t.drawNote}
        </>
      }
    >
      <ActionButton
        primary
        label={t.drawPile}
        hotkey="Enter"
        disabled={legal.refusal(move) !== null}
        onPress={() => attempt(scene, move)}
      />
    </ActionBar>
  );
}
