import { useMemo, useRef } from 'preact/hooks';
import { legalIn } from '../../kit/legal.ts';
import { useFinish } from '../../kit/use-finish.ts';
import { lastTurns } from '../../table/turns.ts';
import { classes } from '../../ui/classes.ts';
import review from '../review/review.module.css';
import type { Verdict } from '../review/review.ts';
import { useMarks } from '../review/use-marks.ts';
import type { Moment } from '../worker/protocol.ts';
import past from './past.module.css';
import { roundAt } from './steps.ts';
import { useRoundEnd } from './use-round-end.ts';
import type { ReplayStage } from './use-stage.ts';

const cx = classes(past, review);

/** The game's own table at the moment that is looked at. */
export function PastTable({ stage, verdict }: { readonly stage: ReplayStage; readonly verdict?: Verdict }) {
  const { moment, story } = stage;
  const tableOf = useRef({ at: -1, round: 0, key: 0 });
  if (moment && moment.at !== tableOf.current.at) {
    const { at, round, key } = tableOf.current;
    const now = roundAt(story.rounds, moment.at);
    // Who jumps to another round finds another table: nothing of the old one lingers, and nothing pops up.
    const isJump = now !== round && moment.at !== at + 1;
    tableOf.current = { at: moment.at, round: now, key: isJump ? key + 1 : key };
  }
  if (!moment) return <div class={cx('past')} />;
  return <At key={tableOf.current.key} stage={stage} moment={moment} verdict={verdict ?? null} />;
}

/** It can be looked at and asked, but not played. */
function At(props: {
  readonly stage: ReplayStage;
  readonly moment: Moment;
  /** What the review says of the move that comes next. */
  readonly verdict: Verdict | null;
}) {
  const { stage, moment, verdict } = props;
  const table = useRef<HTMLDivElement>(null);
  useMarks(table, stage.parts, verdict?.ply === moment.at ? verdict : null);
  const { settings, say, t } = stage;
  const { game, wording, Table } = stage.parts;
  // Nobody's decision: the moves of this moment were made.
  const legal = useMemo(
    () => legalIn(game, wording, moment.view, null),
    [game, wording, settings.language, moment],
  );
  useFinish();
  const closing = useRoundEnd(stage, moment);
  const shown = useRef({ at: moment.at, isStep: false });
  if (shown.current.at !== moment.at)
    shown.current = { at: moment.at, isStep: moment.at === shown.current.at + 1 };
  return (
    <div ref={table} class={cx('past reviewed')} data-at={moment.at}>
      <Table
        game={game}
        wording={wording}
        // Cards travel forward only; a jump is a jump.
        settings={shown.current.isStep ? settings : { ...settings, lessMotion: true }}
        view={closing ?? moment.view}
        isEnded={closing !== null}
        me={stage.eyes.seat}
        names={stage.names}
        legal={legal}
        play={() => say(t.readOnly)}
        // Why a tap did nothing has one answer here.
        say={(sentence, kind) => say(kind === 'note' ? sentence : t.readOnly)}
        ply={moment.at}
        story={shown.current.isStep ? (stage.heard?.entries ?? []) : []}
        last={lastTurns(stage.heard?.entries ?? [], moment.at)}
        hinted={null}
      />
    </div>
  );
}
