import type { LineOf } from './lines.ts';

/** Who agrees to the terms as they are; whoever sits down does, until they change. */
export class Agreement {
  private readonly unready = new Set<string>();
  /** Seated by a rematch, and not there yet. */
  private readonly awaited = new Set<string>();

  has(person: string): boolean {
    return !this.unready.has(person) && !this.awaited.has(person);
  }

  /** They have not sat down themselves: they agree once they do anything here. */
  await(people: readonly string[]): void {
    for (const person of people) this.awaited.add(person);
  }

  isAwaited(person: string): boolean {
    return this.awaited.has(person);
  }

  /** Somebody has done something here. */
  came(person: string): void {
    this.awaited.delete(person);
  }

  say(person: string, isReady: boolean): void {
    if (isReady) this.unready.delete(person);
    else this.unready.add(person);
  }

  /** To other terms everybody agrees anew, but for the host, who made them. */
  settle(line: LineOf<'settled'>, people: readonly string[], host: string): void {
    if (changesTerms(line)) for (const person of people) this.unready.add(person);
    this.unready.delete(host);
  }
}

/** Whether people agreed to something else when they sat down. */
function changesTerms({ options, pace, rated, series }: LineOf<'settled'>): boolean {
  // Whom the host lets in is nothing that those who sit there agreed to.
  return [options, pace, rated, series].some((term) => term !== undefined);
}
