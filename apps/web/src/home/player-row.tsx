import { hasMaster } from '@quartet/bots';
import { useState } from 'preact/hooks';
import { useWords } from '../app/words/index.ts';
import type { Player } from '../engine/model.ts';
import { LEVELS, LevelBars } from '../people/level-bars.tsx';
import { TEMPERS, TemperIcon } from '../people/temper-icon.tsx';
import { classes } from '../ui/classes.ts';
import { Portrait } from '../ui/emblem.tsx';
import type { Face } from '../ui/faces.ts';
import { Icon, LineDrawing } from '../ui/icon.tsx';
import { PickSheet } from './pick-sheet.tsx';
import setUp from './set-up.module.css';
import type { SetUpWords } from './set-up-words.ts';

const cx = classes(setUp);
const PENCIL = 'M4 20l1-4.500L16 4.500l3.500 3.500L8.500 19ZM13.500 7l3.500 3.500';

type Bot = Extract<Player, { kind: 'bot' }>;

interface Props {
  readonly t: SetUpWords;
  readonly game: string;
  readonly seat: number;
  readonly player: Player;
  readonly face: Face;
  /** Whose device this is. */
  readonly isOwner: boolean;
  onChange(player: Player): void;
  /** Null: somebody has to sit here. */
  readonly onRemove: (() => void) | null;
}

/** A seat: who sits there, and how they play. */
export function PlayerRow(props: Props) {
  const { t, player, isOwner, onRemove } = props;
  const words = useWords();
  const name = isOwner ? words.you : player.name || words.seat(props.seat + 1);
  return (
    <li class={cx('row')}>
      <Portrait face={props.face} size={40} />
      {player.kind === 'bot' ? <BotFields {...props} player={player} /> : <PersonFields {...props} />}
      {isOwner ? (
        <a class="icon-button" href="#/settings" aria-label={t.change}>
          <LineDrawing path={PENCIL} size={20} viewBox="0 0 24 24" />
        </a>
      ) : (
        <button
          type="button"
          class={cx('icon-button remove')}
          aria-label={t.remove(name)}
          aria-disabled={onRemove === null}
          onClick={() => onRemove?.()}
        >
          <Icon name="close" size={18} />
        </button>
      )}
    </li>
  );
}

function PersonFields({ t, seat, player, isOwner, onChange }: Props) {
  const words = useWords();
  if (isOwner)
    return (
      <p class={cx('set-up-who')}>
        <strong>{words.you}</strong>
        <span class={cx('kind')}>{player.name ? `${player.name} · ${t.onThisDevice}` : t.onThisDevice}</span>
      </p>
    );
  return (
    <p class={cx('set-up-who')}>
      <input
        value={player.name}
        maxLength={20}
        placeholder={words.seat(seat + 1)}
        aria-label={t.nameOf(seat + 1)}
        onInput={(event) => onChange({ kind: 'person', name: event.currentTarget.value.trim() })}
      />
      <span class={cx('kind')}>{t.person}</span>
    </p>
  );
}

function BotFields({ t, game, player, onChange }: Omit<Props, 'player'> & { readonly player: Bot }) {
  const words = useWords();
  const [open, setOpen] = useState<'level' | 'temper' | null>(null);
  const level = LEVELS.find((one) => one === player.level) ?? 'medium';
  const temper = TEMPERS.find((one) => one === player.temper) ?? 'balanced';
  const levels = LEVELS.filter((one) => one !== 'master' || hasMaster(game));
  const close = (changed: Partial<Bot>): void => {
    setOpen(null);
    onChange({ ...player, ...changed });
  };
  return (
    <>
      <p class={cx('set-up-who')}>
        <strong>{player.name}</strong>
        <span class={cx('kind')}>{t.bot}</span>
      </p>
      <button
        type="button"
        class={cx('manner')}
        aria-haspopup="dialog"
        aria-label={t.levelOf(player.name, words.levels[level])}
        onClick={() => setOpen('level')}
      >
        <LevelBars level={level} /> {words.levels[level]}
      </button>
      <button
        type="button"
        class={cx('manner')}
        aria-haspopup="dialog"
        aria-label={t.temperOf(player.name, words.tempers[temper])}
        onClick={() => setOpen('temper')}
      >
        <TemperIcon temper={temper} /> {words.tempers[temper]}
      </button>
      {open === 'level' && (
        <PickSheet
          title={`${player.name}: ${t.level}`}
          value={level}
          choices={levels.map((one) => [one, <LevelBars key={one} level={one} />, words.levels[one], ''])}
          onPick={(picked) => close({ level: picked })}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'temper' && (
        <PickSheet
          title={`${player.name}: ${t.temper}`}
          value={temper}
          choices={TEMPERS.map((one) => [
            one,
            <TemperIcon key={one} temper={one} />,
            words.tempers[one],
            t.tempers[one],
          ])}
          onPick={(picked) => close({ temper: picked })}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
