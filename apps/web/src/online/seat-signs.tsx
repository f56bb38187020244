import type { Player, TableInfo } from '@quartet/protocol';
import type { SeatSign } from '../kit/seat-panel.tsx';
import { SeatClock } from './clock-chip.tsx';
import { OnlineIcon } from './online-icon.tsx';
import { printTime } from './print-time.ts';
import { cx } from './styles.ts';
import type { LiveTable } from './use-live-table.ts';
import { useSecond } from './use-second.ts';
import type { OnlineWords } from './words.ts';

/** What each seat says of who is there, and of their time. */
export function seatSigns(live: LiveTable, info: TableInfo, words: OnlineWords): SeatSign[] {
  return info.players.map((player, seat) => ({
    mark: markOf(player, words),
    time: player.kind === 'person' ? <SeatTime {...{ live, player, seat, words }} /> : null,
  }));
}

function markOf(player: Player, words: OnlineWords) {
  if (player.kind === 'bot') return <BotMark label={player.left ? words.botForLeft : words.bot} />;
  if (player.kind !== 'person') return null;
  if (player.cover) return <BotMark label={words.told.covered(player.person.name)} />;
  return player.person.program ? <BotMark label={words.program} /> : null;
}

/** How long somebody has been away, and what they have left; while they are away that matters only if it runs. */
function SeatTime(props: {
  readonly live: LiveTable;
  readonly player: Extract<Player, { kind: 'person' }>;
  readonly seat: number;
  readonly words: OnlineWords;
}) {
  const { live, player, seat, words } = props;
  const since = live.away.find((one) => one.seat === seat)?.since ?? null;
  const isAway = since !== null && !player.cover;
  return (
    <>
      {isAway && <Away since={since - live.skew} words={words} />}
      {(!isAway || live.clock?.running === seat) && <SeatClock {...{ live, seat, words }} />}
    </>
  );
}

function BotMark({ label }: { readonly label: string }) {
  return (
    <>
      <span title={label}>
        <OnlineIcon name="bot" size={15} />
      </span>
      <span class="visually-hidden">{label}</span>
    </>
  );
}

/** `since`: by the clock of this device. */
function Away({ since, words }: { readonly since: number; readonly words: OnlineWords }) {
  useSecond(true);
  return (
    <b class={cx('seat-clock away')}>
      ○ <span class={cx('away-word')}>{words.away} </span>
      {printTime(Math.max(0, Date.now() - since), words)}
    </b>
  );
}
