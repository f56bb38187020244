import { useMemo, useRef } from 'preact/hooks';
import type { LogEntry } from '../engine/model.ts';
import type { Acts } from './use-acts.ts';
import type { Shown } from './use-shown.ts';

/** The game's own table; drawn again only when there is something else to see on it. */
export function GameTable(props: {
  readonly shown: Shown;
  readonly acts: Acts;
  readonly log: readonly LogEntry[];
  note(sentence: string): void;
}) {
  const { parts, settings, reel, state, view, me, names, legal } = props.shown;
  const { frame } = reel;
  const { step, move } = props.acts.hinting;
  const hinted = step === 2 ? move : null;
  const last = useMemo(
    () => (frame ? (frame.entry ? [frame.entry] : []) : sinceMyLast(props.log, me)),
    [frame, props.log, me],
  );
  const ply = frame?.ply ?? state.ply;
  const isEnded = !frame && state.ended !== null;
  const now = useRef(props);
  now.current = props;
  return useMemo(() => {
    const { Table, game, wording } = parts;
    return (
      <Table
        {...{ game, wording, settings, view, me, names, legal, ply, last, hinted, isEnded }}
        story={now.current.log}
        opening={now.current.shown.state.opening}
        play={(...meant) => now.current.acts.playing.play(...meant)}
        say={(sentence, kind) =>
          kind === 'note' ? now.current.note(sentence) : now.current.acts.refuse(sentence)
        }
        showLast={(seat) => now.current.acts.showLast(seat)}
      />
    );
  }, [parts, settings, view, me, names, legal, last, hinted, isEnded]);
}

function sinceMyLast(log: readonly LogEntry[], me: number | null): readonly LogEntry[] {
  const mine = log.findLastIndex(({ seat }) => seat === me);
  return log.slice(mine + 1);
}
