import type { Card } from '@quartet/linko';
import { useWords } from '../../app/words/index.ts';
import { ActionBar, ActionButton } from '../../kit/action-bar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Name } from '../../ui/name.tsx';
import { signed } from '../../ui/signed.ts';
import type { Scene } from './scene.ts';
import { cx } from './styles.ts';

/** Choosing what to play: how many of the number, jokers, and what comes of it. */
export function PlayBar({ scene, hand }: { readonly scene: Scene; readonly hand: readonly Card[] }) {
  const { t, staged } = scene;
  const words = useWords();
  const { choice } = staged;
  const count = (card: Card): number => hand.filter((other) => other === card).length;
  const jokers = count('X');
  return (
    <ActionBar preview={<Preview scene={scene} />}>
      {choice && (
        <span class={cx('clear')}>
          <ActionButton label={words.clear} hotkey="Esc" onPress={staged.clear} />
        </span>
      )}
      {choice && count(choice.card) > 1 && <Stepper scene={scene} most={count(choice.card)} />}
      {choice && choice.card !== 'X' && jokers > 0 && (
        <button
          type="button"
          class={cx('button joker')}
          aria-pressed={choice.jokers > 0}
          data-spot="joker"
          onClick={staged.addJoker}
        >
          <Name text={t.addJoker(choice.jokers, jokers)} />
          <span aria-hidden="true">+ X</span>
          <span class="muted" aria-hidden="true">
            {t.jokerCount(choice.jokers, jokers)}
          </span>
        </button>
      )}
      <ActionButton
        primary
        label={<PlayLabel scene={scene} />}
        hotkey="Enter"
        disabled={!choice}
        onPress={staged.commit}
      />
    </ActionBar>
  );
}

function Stepper({ scene, most }: { readonly scene: Scene; readonly most: number }) {
  const { t, staged } = scene;
  const { numbers } = staged.choice!;
  return (
    <span class={cx('stepper')}>
      <button
        type="button"
        aria-label={t.fewer}
        aria-disabled={numbers === 1}
        onClick={() => staged.step(-1)}
      >
        <Icon name="minus" size={20} />
      </button>
      <b>{numbers}</b>
      <button
        type="button"
        aria-label={t.more}
        aria-disabled={numbers === most}
        onClick={() => staged.step(1)}
      >
        <Icon name="plus" size={20} />
      </button>
    </span>
  );
}

function PlayLabel({ scene }: { readonly scene: Scene }) {
  const { t, staged, reach } = scene;
  if (!staged.cards) return <span>{t.playNothing}</span>;
  if (reach.ends) return <span>{t.andEnds}</span>;
  const victims = victimsIn(scene);
  return (
    <span>
      {t.play(t.set(staged.cards))}
      {victims.length > 0 && <span class={cx('then')}>{t.snatches(t.list(victims))}</span>}
    </span>
  );
}

/** Whom the chosen cards snatch from, the ghost first. */
function victimsIn({ t, reach, names }: Scene): readonly string[] {
  return [...(reach.numbers.length > 0 ? [t.ghost] : []), ...reach.victims.map((seat) => names[seat]!)];
}

function Preview({ scene }: { readonly scene: Scene }) {
  const { t, staged, reach, names, legal, wording, news } = scene;
  const latest = news.at(-1);
  if (!legal.isMine) return <>{latest && wording.event(latest, names)}</>;
  if (!staged.cards) return <>{t.choosePrompt}</>;
  if (reach.ends) {
    return <b>{t.endsWith(reach.ends.map((total, seat) => `${names[seat]} ${signed(total)}`).join(', '))}</b>;
  }
  const victims = victimsIn(scene);
  if (victims.length === 0) return <>{t.noSnatch}</>;
  return (
    <b>
      <span class={cx('short')}>{t.snatchesFrom(t.list(victims))}</span>
      <span class={cx('long')}>{reach.numbers.length > 0 ? t.ghostToo : t.takeOrLeave}</span>
    </b>
  );
}
