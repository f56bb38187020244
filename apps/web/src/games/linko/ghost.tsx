import { faceOf } from '@quartet/linko';
import { SeatPanel } from '../../kit/seat-panel.tsx';
import { Strip } from '../../kit/strip.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Name } from '../../ui/name.tsx';
import { Face } from './card.tsx';
import { type Group, groupsOf } from './choices.ts';
import { ZONE } from './motion.ts';
import { attempt, isHinted, type Scene } from './scene.ts';
import { cx } from './styles.ts';

/** The third at a Duel: an open hand, in groups by number. */
export function GhostSeat({ scene }: { readonly scene: Scene }) {
  const { t, view } = scene;
  const groups = groupsOf(scene);
  const reach = groups.filter(({ inReach }) => inReach);
  const isCompared = reach.length > 0 || view.phase === 'ghost' || scene.staged.cards !== null;
  return (
    <SeatPanel
      seat={5}
      name={t.ghost}
      facts={t.ghostFacts(view.ghost!.length)}
      aside={
        isCompared && (
          <p class={cx(reach.length > 0 ? 'ghost-say hit' : 'ghost-say')}>
            <Icon name={reach.length > 0 ? 'up' : 'shield'} size={16} />
            <span>{reach.length > 0 ? t.ghostRule : t.ghostSafe}</span>
          </p>
        )
      }
      isActor={false}
      class={cx(`seat ghost ${reach.length > 0 ? 'hit' : ''}`)}
    >
      <div
        class={cx('groups-room')}
        data-place={ZONE.ghost}
        style={{ '--groups': Math.max(7, groups.length) }}
      >
        <Strip label={t.ghost} class={cx('groups')}>
          {groups.map((group) => (
            <GroupButton key={group.card} scene={scene} group={group} />
          ))}
        </Strip>
      </div>
    </SeatPanel>
  );
}

function GroupButton({ scene, group }: { readonly scene: Scene; readonly group: Group }) {
  const { t, legal, view, wording, names, say } = scene;
  const { card, cards, inReach } = group;
  const move = { type: 'snatch', number: faceOf(card) + 1 } as const;
  const isTarget = legal.isMine && view.phase === 'ghost' && inReach;
  const press = (): void => {
    if (legal.isMine && view.phase !== 'ghost') say(legal.why(move) ?? wording.prompt(view, names));
    else attempt(scene, move);
  };
  return (
    <button
      type="button"
      class={cx(
        `group ${isTarget ? 'target' : ''} ${inReach ? 'reach' : ''} ${isHinted(scene, move) ? 'hinted' : ''}`,
      )}
      aria-disabled={!isTarget}
      onClick={press}
    >
      <Name text={t.ghostGroup(t.set(cards), inReach)} />
      <Face card={card} />
      {cards.length > 1 && (
        <span class={cx('count')} aria-hidden="true">
          {cards.length}
        </span>
      )}
    </button>
  );
}
