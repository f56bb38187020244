import { hasMaster } from '@quartet/bots';
import type { About } from '@quartet/core';
import type { Settings } from '../app/settings.ts';
import { useWords } from '../app/words/index.ts';
import type { Player } from '../engine/model.ts';
import { freshBot } from '../people/bots.ts';
import { LEVELS, LevelBars } from '../people/level-bars.tsx';
import { classes } from '../ui/classes.ts';
import { facesOf } from '../ui/faces.ts';
import { Icon } from '../ui/icon.tsx';
import { PlayerRow } from './player-row.tsx';
import { Segments } from './segments.tsx';
import setUp from './set-up.module.css';
import type { SetUpWords } from './set-up-words.ts';

const cx = classes(setUp);

/** Everybody in order of play; more of them as long as there are seats. */
export function SeatList(props: {
  readonly t: SetUpWords;
  readonly about: About;
  readonly settings: Settings;
  readonly players: readonly Player[];
  onChange(players: readonly Player[]): void;
}) {
  const { t, about, settings, players, onChange } = props;
  const words = useWords();
  const { min, max } = about.seats;
  const free = max - players.length;
  const owner = players.findIndex(({ kind }) => kind === 'person');
  const faces = facesOf(players, settings.face);
  const bots = players.filter((player) => player.kind === 'bot');
  const levels = LEVELS.filter((level) => level !== 'master' || hasMaster(about.id));
  const common = levels.find((level) => bots.every((bot) => bot.level === level)) ?? null;
  const botLevel = bots.at(-1)?.level ?? 'medium';
  return (
    <>
      <ul class={cx('panel seats')}>
        {players.map((player, seat) => (
          <PlayerRow
            key={`${player.kind} ${player.kind === 'bot' ? player.name : seat}`}
            {...{ t, seat, player }}
            game={about.id}
            face={faces[seat]!}
            isOwner={seat === owner}
            onChange={(changed) => onChange(players.map((one, at) => (at === seat ? changed : one)))}
            onRemove={players.length > min ? () => onChange(players.filter((_, at) => at !== seat)) : null}
          />
        ))}
        <li class={cx('row add')}>
          <span class="muted">{free > 0 ? t.seatsFree(free) : t.tableFull}</span>
          <button
            type="button"
            class="button"
            aria-label={t.addBotLong}
            aria-disabled={free === 0}
            onClick={() => free > 0 && onChange([...players, freshBot(players, botLevel)])}
          >
            <Icon name="plus" size={18} /> {t.addBot}
          </button>
          <button
            type="button"
            class="button"
            aria-label={t.addPersonLong}
            aria-disabled={free === 0}
            onClick={() => free > 0 && onChange([...players, { kind: 'person', name: '' }])}
          >
            <Icon name="plus" size={18} /> {t.addPerson}
          </button>
        </li>
      </ul>
      {bots.length > 1 && (
        <Segments
          label={t.allBots}
          value={common}
          choices={levels.map((level) => [
            level,
            <>
              <LevelBars level={level} /> {words.levels[level]}
            </>,
          ])}
          onChange={(level) =>
            onChange(players.map((one) => (one.kind === 'bot' && level ? { ...one, level } : one)))
          }
        />
      )}
    </>
  );
}
