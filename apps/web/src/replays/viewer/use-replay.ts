import type { Viewer } from '@quartet/core';
import { useEffect, useRef, useState } from 'preact/hooks';
import { attempt } from '../../app/failure/failures.ts';
import type { Moment, Opened } from '../worker/protocol.ts';
import { openDoor, type ReplayDoor } from '../worker/replay-door.ts';
import type { Heard } from './timeline.ts';

/** A replay as a screen sees it. */
export interface Replay {
  readonly door: ReplayDoor;
  /** Null until it is known whether there is anything to show. */
  readonly opened: Opened | null;
}

export function useReplay(id: string): Replay | null {
  const [replay, setReplay] = useState<Replay | null>(null);
  const [failed, setFailed] = useState<Error | null>(null);
  useEffect(() => {
    const door = openDoor();
    setReplay({ door, opened: null });
    door.ask('open', { id }).then((opened) => setReplay({ door, opened }), setFailed);
    return () => door.close();
  }, [id]);
  // The boundary around the screen says so.
  if (failed) throw failed;
  return replay;
}

/** The table after `at` decisions; while it is on its way, the moment before stays. */
export function useMoment(door: ReplayDoor, at: number, viewer: Viewer): Moment | null {
  const [moment, setMoment] = useState<Moment | null>(null);
  const wanted = useRef(0);
  useEffect(() => {
    const number = ++wanted.current;
    attempt(async () => {
      const seen = await door.ask('look', { at, viewer });
      if (seen && wanted.current === number) setMoment(seen);
    });
  }, [door, at, viewer]);
  return moment;
}

/** The whole log as this viewer heard it. */
export function useHeard(door: ReplayDoor, viewer: Viewer): Heard | null {
  const [heard, setHeard] = useState<Heard | null>(null);
  useEffect(() => {
    let isWanted = true;
    attempt(async () => {
      const told = await door.ask('listen', { viewer });
      if (isWanted && told) setHeard(told);
    });
    return () => {
      isWanted = false;
    };
  }, [door, viewer]);
  return heard;
}
