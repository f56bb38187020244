import type { Shapes } from '@quartet/core';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { motionOf } from '../../app/settings.ts';
import { useLoaded } from '../../app/use-loaded.ts';
import { loadEnds } from '../../games/index.ts';
import type { Moment } from '../worker/protocol.ts';
import type { ReplayStage } from './use-stage.ts';

/** How long the table of a round that ended is looked at before the next deal, in milliseconds. */
const CLOSED = 900;

/** Where one steps from a round into the next: first its table as it closed, then the deal. Null: the moment itself. */
export function useRoundEnd(stage: ReplayStage, moment: Moment): Shapes['View'] | null {
  const { story, heard, parts, settings, playback } = stage;
  const ends = useLoaded(() => loadEnds(parts.game.id), [parts.game.id]);
  const before = useRef<Moment | null>(null);
  const [passed, pass] = useState<Shapes['View'] | null>(null);
  const pace = motionOf(settings);
  const closing = useMemo(() => {
    const last = before.current;
    before.current = moment;
    const isStep = last?.at === moment.at - 1 && last.viewer === moment.viewer;
    // Who plays it fast sees what is dealt, at once.
    const isShown = isStep && pace > 0 && playback.rate === 1 && story.rounds.includes(moment.at);
    const events = heard?.entries[moment.at - 1]?.events;
    return (isShown && events && ends?.closing?.(last.view, events)) || null;
  }, [moment]);
  useEffect(() => {
    if (!closing) return;
    const timer = setTimeout(() => pass(closing), CLOSED * pace);
    return () => clearTimeout(timer);
  }, [closing]);
  return closing === passed ? null : closing;
}
