import type { Card } from '@quartet/linko';
import { useWords } from '../../app/words/index.ts';
import { ActionBar, ActionButton } from '../../kit/action-bar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Name } from '../../ui/name.tsx';
import { groupsOf } from './ghost.tsx';
import type { Scene } from './scene.ts';
import { cx } from './styles.ts';
import { signed, standing, victimsOf } from './verdict.ts';

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

function endsRound({ view, staged, me }: Scene): boolean {
  return me !== null && staged.cards?.length === view.seats[me]!.hand.count;
}

function PlayLabel({ scene }: { readonly scene: Scene }) {
  const { t, staged, view, names } = scene;
  if (!staged.cards) return <span>{t.playNothing}</span>;
  if (endsRound(scene)) return <span>{t.andEnds}</span>;
  const victims = victimsOf(view, staged.cards).map((seat) => names[seat]!);
  if (groupsOf(scene).some(({ inReach }) => inReach)) victims.unshift(t.ghost);
  return (
    <span>
      {t.play(t.set(staged.cards))}
      {victims.length > 0 && <span class={cx('then')}>{t.snatches(t.list(victims))}</span>}
    </span>
  );
}

function Preview({ scene }: { readonly scene: Scene }) {
  const { t, staged, view, names, legal, wording, news } = scene;
  const latest = news.at(-1);
  if (!legal.isMine) return <>{latest && wording.event(latest, names)}</>;
  if (!staged.cards) return <>{t.choosePrompt}</>;
  if (endsRound(scene)) return <b>{t.endsWith(finalPoints(scene))}</b>;
  const victims = victimsOf(view, staged.cards).map((seat) => names[seat]!);
  const ghost = groupsOf(scene).some(({ inReach }) => inReach);
  if (victims.length === 0 && !ghost) return <>{t.noSnatch}</>;
  return (
    <b>
      <span class={cx('short')}>{t.snatchesFrom(t.list(ghost ? [t.ghost, ...victims] : victims))}</span>
      <span class={cx('long')}>{ghost ? t.ghostToo : t.takeOrLeave}</span>
    </b>
  );
}

/** The points of all once these last cards are laid. */
function finalPoints({ view, names, me }: Scene): string {
  return view.seats
    .map((_, seat) => {
      const { total, held } = standing(view, seat);
      return `${names[seat]} ${signed(seat === me ? total + 2 * held : total)}`;
    })
    .join(', ');
}
