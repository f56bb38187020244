import { hasMaster } from '@quartet/bots';
import type { Player, TableInfo } from '@quartet/protocol';
import type { Settings } from '../app/settings.ts';
import { useWords } from '../app/words/index.ts';
import { Icon } from '../ui/icon.tsx';
import { anotherBot, botsAt } from './bot-choice.ts';
import { OnlineIcon } from './online-icon.tsx';
import type { ActNow } from './online-screen.tsx';
import { Sign } from './sign.tsx';
import { cx } from './styles.ts';
import type { OnlineWords } from './words.ts';

const LEVELS = ['easy', 'medium', 'hard', 'master'] as const;

/** One seat of the waiting room, with what may be done about it. */
export function SeatRow(props: {
  readonly player: Player;
  readonly seat: number;
  readonly info: TableInfo;
  readonly words: OnlineWords;
  readonly settings: Settings;
  readonly isHost: boolean;
  readonly isMe: boolean;
  readonly isAway: boolean;
  /** Whether they agree to the terms as they are. */
  readonly isReady: boolean;
  /** Whether I sit here, and may tell others that they are waited for. */
  readonly canNudge: boolean;
  readonly act: ActNow;
  /** Null: I cannot sit here. */
  readonly onSit: (() => void) | null;
}) {
  const { player, seat, info, words, isHost, act, onSit } = props;
  const common = useWords();
  const levels = LEVELS.filter((level) => level !== 'master' || hasMaster(info.game));
  return (
    <li class={cx('seat-row')}>
      {player.kind === 'person' ? (
        <Sign emblem={player.person.emblem} />
      ) : (
        <span class={cx('sign')} aria-hidden="true">
          {player.kind === 'bot' ? <OnlineIcon name="bot" /> : <Icon name="plus" />}
        </span>
      )}
      <span class={cx('seat-row-who')}>
        <Who {...props} />
      </span>
      {player.kind === 'open' && onSit && (
        <button type="button" class="button" onClick={onSit}>
          {words.sitHere}
        </button>
      )}
      {isHost && player.kind !== 'person' && (
        <select
          aria-label={`${common.seat(seat + 1)}: ${words.addBot}`}
          value={player.kind === 'bot' ? player.bot.level : ''}
          onChange={(event) => {
            const level = LEVELS.find((one) => one === event.currentTarget.value);
            if (level) act({ type: 'bot', seat, bot: anotherBot(level, botsAt(info)) });
            else act({ type: 'remove', seat });
          }}
        >
          <option value="">{words.free}</option>
          {levels.map((level) => (
            <option key={level} value={level}>
              {words.botSeat(common.levels[level])}
            </option>
          ))}
        </select>
      )}
      {player.kind === 'person' && (
        <span class={cx(props.isReady ? 'ready' : 'muted')}>
          {props.isReady ? `✓ ${words.ready}` : `○ ${words.notYet}`}
        </span>
      )}
      <span class={cx('seat-acts')}>
        {props.canNudge && player.kind === 'person' && !props.isMe && (!props.isReady || props.isAway) && (
          <button
            type="button"
            class="button"
            aria-label={words.nudgeAt(player.person.name)}
            onClick={() => act({ type: 'nudge', seat })}
          >
            {words.nudge}
          </button>
        )}
        {isHost && player.kind === 'person' && !props.isMe && (
          <button
            type="button"
            class="icon-button"
            aria-label={`${player.person.name}: ${words.remove}`}
            onClick={() => act({ type: 'remove', seat })}
          >
            <Icon name="close" />
          </button>
        )}
        {isHost && seat + 1 < info.seats && (
          <button
            type="button"
            class="icon-button"
            aria-label={`${common.seat(seat + 1)}: ${words.down}`}
            onClick={() => act({ type: 'swap', seats: [seat, seat + 1] })}
          >
            <Icon name="swap" />
          </button>
        )}
      </span>
    </li>
  );
}

function Who(props: Parameters<typeof SeatRow>[0]) {
  const { player, info, words } = props;
  const common = useWords();
  // The host reads it in the list beside.
  const kind = props.isHost ? 'visually-hidden' : 'muted';
  if (player.kind === 'open') return <span class={cx(kind)}>{words.free}</span>;
  if (player.kind === 'bot')
    return (
      <>
        <strong>{player.name}</strong>{' '}
        <span class={cx(kind)}>{words.botSeat(common.levels[player.bot.level])}</span>
      </>
    );
  const tags = [
    props.isMe && words.you,
    player.person.program && words.program,
    player.person.id === info.host && words.host,
    props.isAway && `○ ${words.away}`,
  ].filter(Boolean);
  return (
    <>
      <strong>{player.person.name}</strong> <span class="muted">{tags.join(' · ')}</span>
    </>
  );
}
