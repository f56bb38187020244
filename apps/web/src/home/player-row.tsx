import { hasMaster, OPPONENTS } from '@quartet/bots';
import { useWords } from '../app/words/index.ts';
import type { Player } from '../engine/model.ts';

/** A seat: a person with a name, or one of the named bots. */
export function PlayerRow(props: {
  readonly game: string;
  readonly seat: number;
  readonly player: Player;
  onChange(player: Player): void;
}) {
  const words = useWords();
  const { player, seat } = props;
  const opponents = OPPONENTS.filter(({ level }) => level !== 'master' || hasMaster(props.game));
  const chosen = player.kind === 'person' ? 'person' : `${player.level}/${player.temper}`;
  const choose = (value: string): void => {
    const bot = OPPONENTS.find(({ level, temper }) => `${level}/${temper}` === value);
    if (bot) props.onChange({ kind: 'bot', name: bot.name, level: bot.level, temper: bot.temper });
    else
      props.onChange({ kind: 'person', name: player.kind === 'person' ? player.name : words.seat(seat + 1) });
  };
  return (
    <>
      <label>
        {words.seat(seat + 1)}
        <select value={chosen} onChange={(event) => choose(event.currentTarget.value)}>
          <option value="person">{words.person}</option>
          {opponents.map(({ name, level, temper }) => (
            <option key={name} value={`${level}/${temper}`}>
              {name} · {words.levels[level]} · {words.tempers[temper]}
            </option>
          ))}
        </select>
      </label>
      {player.kind === 'person' && (
        <label>
          {words.name}
          <input
            value={player.name}
            maxLength={20}
            onChange={(event) =>
              props.onChange({ kind: 'person', name: event.currentTarget.value.trim() || player.name })
            }
          />
        </label>
      )}
    </>
  );
}
