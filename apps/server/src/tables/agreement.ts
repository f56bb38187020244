import type { LineOf } from './lines.ts';

/** Who agrees to the terms as they are; whoever sits down does, until they change. */
export class Agreement {
  private readonly unready = new Set<string>();

  has(person: string): boolean {
    return !this.unready.has(person);
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
