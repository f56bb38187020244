import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { Boundary } from '../app/failure/boundary.tsx';
import { lazy, Suspense } from '../app/lazy.tsx';
import type { LogEntry } from '../engine/model.ts';
import type { Around } from './around.ts';

const SeatRemark = lazy(() => import('../people/seat-remark.tsx').then((module) => module.SeatRemark));

/** What was said to the latest decision, at the seat of whoever said it; nothing of what was said before one came. */
export function RemarkNow(props: {
  readonly log: readonly LogEntry[];
  readonly around: Pick<Around, 'remark'>;
  readonly screen: RefObject<HTMLElement | null>;
}) {
  const opened = useRef(props.log.length);
  const last = props.log.at(-1);
  const text = last && props.log.length > opened.current ? props.around.remark?.(last) : null;
  if (!last || !text) return null;
  return (
    <Boundary of={null} face={() => null}>
      <Suspense fallback={null}>
        <SeatRemark key={last.ply} seat={last.seat} text={text} screen={props.screen} />
      </Suspense>
    </Boundary>
  );
}
