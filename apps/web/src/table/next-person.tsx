import { useExtra } from '../app/use-loaded.ts';
import type { TableState } from '../engine/model.ts';
import { lookOf } from '../games/index.ts';
import { Emblem } from '../ui/emblem.tsx';
import { ActLine } from './act-line.tsx';
import { actsSince } from './acts.ts';
import { Curtain } from './curtain.tsx';
import type { Parts } from './parts.ts';
import { cx } from './styles.ts';
import type { TableFeed } from './use-table.ts';
import { SCREEN_WORDS } from './words.ts';

/** More is in the log. */
const TOLD = 5;

/** Around one device: the curtain, until the next person asks for their cards. */
export function NextPerson(props: {
  readonly parts: Parts;
  readonly state: TableState;
  readonly feed: TableFeed;
}) {
  const { parts, state, feed } = props;
  const { actor } = state.view;
  const player = parts.seating.players[actor];
  if (typeof state.viewer === 'number' || state.result || player?.kind !== 'person') return null;
  return (
    <Curtain
      words={SCREEN_WORDS[parts.wording.language]}
      seat={actor}
      name={player.name}
      onReveal={() => feed.send({ type: 'reveal', seat: actor })}
    >
      <Meanwhile parts={parts} feed={feed} seat={actor} />
    </Curtain>
  );
}

/** What was heard at the open table: nobody's cards are in it. */
function Meanwhile({
  parts,
  feed,
  seat,
}: {
  readonly parts: Parts;
  readonly feed: TableFeed;
  readonly seat: number;
}) {
  const { wording, story } = parts;
  const names = parts.seating.players.map(({ name }) => name);
  const minis = useExtra(lookOf(parts.game.id).miniCards);
  const words = SCREEN_WORDS[wording.language];
  const acts = actsSince(story, feed.log, seat, true, {
    names,
    me: null,
    wording,
    language: wording.language,
  });
  if (acts.length === 0) return null;
  return (
    <section class={cx('panel meanwhile')} aria-label={words.sinceTheirs(names[seat]!)}>
      <h3>{words.sinceTheirs(names[seat]!)}</h3>
      <ol>
        {acts.slice(-TOLD).map((act, i) => (
          <li key={i}>
            <Emblem name={names[act.seat!]!} seat={act.seat!} size={24} />
            <ActLine act={act} who={names[act.seat!]!} minis={minis} wording={wording} />
          </li>
        ))}
      </ol>
    </section>
  );
}
