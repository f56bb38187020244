import type { Pace } from '@quartet/protocol';

export type Off = NonNullable<Extract<Pace, { kind: 'days' }>['off']>[number];

/** The night's rest, in hours of the day. */
const EVENING = 22;
const MORNING = 8;
const HOUR = 3_600_000;
const MINUTE = 60_000;
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The clock on the wall there; where nobody knows the place, that of Greenwich. */
function wallClock(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const reads = { hourCycle: 'h23', weekday: 'short', hour: 'numeric', minute: 'numeric' } as const;
  const made = isZone(zone)
    ? new Intl.DateTimeFormat('en', { ...reads, timeZone: zone })
    : new Intl.DateTimeFormat('en', { ...reads, timeZone: 'UTC' });
  clocks.set(zone, made);
  return made;
}

export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

function wallTime(
  at: number,
  zone: string,
): { readonly day: number; readonly hour: number; readonly minute: number } {
  const parts = new Map(
    wallClock(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return {
    day: DAYS.indexOf(parts.get('weekday')!),
    hour: Number(parts.get('hour')),
    minute: Number(parts.get('minute')),
  };
}

/** Whether no time passes there now. */
function isOff(off: readonly Off[], { day, hour }: ReturnType<typeof wallTime>): boolean {
  if (off.includes('weekends') && (day === 0 || day === 6)) return true;
  return off.includes('nights') && (hour >= EVENING || hour < MORNING);
}

/**
 * When so many milliseconds have passed since then, not counting time off. Times off begin and end on the hour, and so do
 * summer and winter: from one full hour on the wall to the next nothing changes.
 */
export function dueAfter(since: number, time: number, off: readonly Off[], zone: string): number {
  let [at, left] = [since, time];
  for (;;) {
    const wall = wallTime(at, zone);
    const untilFull = HOUR - wall.minute * MINUTE - (at % MINUTE);
    const isResting = isOff(off, wall);
    if (!isResting && left <= untilFull) return at + left;
    if (!isResting) left -= untilFull;
    at += untilFull;
  }
}
