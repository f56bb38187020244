/** After so many milliseconds, however the clock of the machine is set meanwhile. */
export async function passed(time: number): Promise<void> {
  if (time > 0) await new Promise((resolve) => setTimeout(resolve, time));
}

/** How long ago this was, by the time of day; never longer than `most`, and not in the future. */
export function ageOf(at: number, most: number): number {
  return Math.min(most, Math.max(0, Date.now() - at));
}
