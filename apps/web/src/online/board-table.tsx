import type { Leader, Leaderboard } from '@quartet/protocol/ratings';
import type { Settings } from '../app/settings.ts';
import { useWords } from '../app/words/index.ts';
import { classes } from '../ui/classes.ts';
import onlineStyles from './online.module.css';
import { shownName } from './shown-name.ts';
import { Sign } from './sign.tsx';
import standings from './standings.module.css';
import { STANDINGS_WORDS } from './standings-words.ts';
import { ONLINE_WORDS } from './words.ts';

const cx = classes(onlineStyles, standings);

/** Place, who, what is sure of their rating, and from how many games. */
export function BoardTable({
  board,
  settings,
}: {
  readonly board: Leaderboard;
  readonly settings: Settings;
}) {
  const words = STANDINGS_WORDS[settings.language];
  const common = useWords();
  if (board.leaders.length === 0) return <p role="status">{words.empty}</p>;
  return (
    <section class={cx('panel online-panel')} aria-label={words.leaderboard}>
      <table class={cx('board')}>
        <thead>
          <tr>
            <th scope="col">
              <span class="visually-hidden">{words.placeTitle}</span>
              <span aria-hidden="true">#</span>
            </th>
            <th scope="col">{words.player}</th>
            <th scope="col">{words.sure}</th>
            <th scope="col" class={cx('board-wide')}>
              {words.rating}
            </th>
            <th scope="col">{common.games}</th>
            <th scope="col" class={cx('board-wide')}>
              {common.wins}
            </th>
          </tr>
        </thead>
        <tbody>
          {board.leaders.map((leader, i) => (
            <LeaderRow key={i} {...{ leader, settings }} you={words.you} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function LeaderRow(props: { readonly leader: Leader; readonly you: string; readonly settings: Settings }) {
  const { leader, you } = props;
  const online = ONLINE_WORDS[props.settings.language];
  const rating = `${leader.rating} ± ${leader.uncertainty}`;
  return (
    <tr class={cx(leader.me ? 'board-me' : undefined)}>
      <td>{leader.place}</td>
      <th scope="row">
        <span class={cx('board-who')}>
          <Sign emblem={leader.emblem} size={28} />
          <span>
            {shownName(leader, online)} {leader.me && <small>({you})</small>}
          </span>
        </span>
      </th>
      <td>
        <strong>{leader.sure}</strong>
        <small class={cx('muted board-narrow')}>{rating}</small>
      </td>
      <td class={cx('board-wide')}>{rating}</td>
      <td>{leader.games}</td>
      <td class={cx('board-wide')}>{leader.wins}</td>
    </tr>
  );
}
