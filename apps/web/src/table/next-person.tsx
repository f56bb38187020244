import type { TableState } from '../engine/model.ts';
import { Curtain } from './curtain.tsx';
import type { Seating } from './parts.ts';
import type { TableFeed } from './use-table.ts';

/** Around one device: the curtain, until the next person asks for their cards. */
export function NextPerson(props: {
  readonly seating: Seating;
  readonly state: TableState;
  readonly feed: TableFeed;
}) {
  const { seating, state, feed } = props;
  const { actor } = state.view;
  const player = seating.players[actor];
  if (typeof state.viewer === 'number' || state.result || player?.kind !== 'person') return null;
  return (
    <Curtain seat={actor} name={player.name} onReveal={() => feed.send({ type: 'reveal', seat: actor })} />
  );
}
