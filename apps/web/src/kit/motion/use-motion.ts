import type { Seat, Shapes } from '@quartet/core';
import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { motionOf } from '../../app/settings.ts';
import { type Names, renamed } from '../card-names.ts';
import { useFlip } from '../flip.ts';
import type { TableProps } from '../table-props.ts';
import type { Motion } from './beat.ts';
import { type Due, prepared } from './player.ts';
import { naming, type Traced, trace } from './trace.ts';

/** The table as it was shown last. */
interface Known<S extends Shapes> {
  readonly view: S['View'];
  readonly me: Seat | null;
  readonly ply: number;
  readonly isEnded: boolean;
  readonly names: Names;
}

/**
 * Names the cards that lie open, and lets each travel as the events between two tables say: the last decision only where
 * several came together. A table that does not follow from the one before is simply there.
 */
export function useMotion<E extends HTMLElement, S extends Shapes, W>(
  props: TableProps<S>,
  motion: Motion<S, W>,
  t: W,
): { readonly root: RefObject<E | null>; readonly flips: Names } {
  const { view, me, ply, isEnded = false } = props;
  const known = useRef<Known<S> | null>(null);
  const due = useRef<Due<unknown> | null>(null);
  const fresh = useRef(naming()).current;
  const root = useFlip<E>(props.settings, { due, t });
  if (known.current?.view !== view || known.current.me !== me) {
    const { traced, isJump } = step(known.current, props, motion, fresh);
    // Where nothing happened since, what is under way goes on: a round that closed is drawn once how is known.
    const goesOn = !isJump && known.current?.ply === ply && traced.flights.length + traced.marks.length === 0;
    known.current = { view, me, ply, isEnded, names: traced.names };
    const drawn = motionOf(props.settings) > 0 ? root.current : null;
    if (!goesOn) due.current = prepared(drawn, traced, isJump) as Due<unknown>;
  }
  return { root, flips: known.current.names };
}

function step<S extends Shapes, W>(
  known: Known<S> | null,
  { view, me, ply, story, opening, isEnded = false }: TableProps<S>,
  motion: Motion<S, W>,
  fresh: (card: string) => string,
): { readonly traced: Traced<W>; readonly isJump: boolean } {
  const zones = motion.zones(view, me);
  const traced = (names: Names, events: readonly S['Event'][], seen: S['View'] | null = null): Traced<W> =>
    trace(motion, names, { events, me, view: seen, zones, fresh });
  const jump = () => ({ traced: traced(renamed(zones, known?.names ?? {}, fresh), []), isJump: true });
  if (known === null) return ply === 0 ? { traced: traced({}, opening ?? []), isJump: false } : jump();
  if (known.me !== me || ply < known.ply) return jump();
  if (known.isEnded && !isEnded && ply === known.ply) {
    const { events = [] } = story.find((entry) => entry.ply === ply - 1) ?? {};
    return { traced: traced({}, events.slice(dealIn(events))), isJump: false };
  }
  const entries = story.filter((entry) => entry.ply >= known.ply && entry.ply < ply);
  if (entries.length < ply - known.ply) return jump();
  // What came together with the last decision was not shown: its cards are followed, and lie where they lie.
  const passed = entries.slice(0, -1).flatMap(({ events }) => events);
  const told = entries.at(-1)?.events ?? [];
  const events = isEnded ? told.slice(0, dealIn(told)) : told;
  const isJump = false;
  if (passed.length === 0) return { traced: traced(known.names, events, known.view), isJump };
  return { traced: traced(traced(known.names, passed).left, events), isJump };
}

/** Where the next deal begins; at the end where there is none. */
function dealIn(events: readonly { readonly type: string }[]): number {
  const at = events.findIndex(({ type }) => type === 'dealt');
  return at < 0 ? events.length : at;
}
