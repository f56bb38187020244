import type { Outcome } from '../tables/doors.ts';
import { problem } from '../tables/problem.ts';
import type { Tickets } from './tickets.ts';
import { newDeviceCode, readDeviceCode } from './tokens.ts';

const LASTS = 5 * 60_000;

/** A code that brings a person to another device: once, within five minutes, and the newest one only. */
export class DeviceCodes {
  private readonly tickets: Tickets;

  constructor(tickets: Tickets) {
    this.tickets = tickets;
  }

  async make(person: string): Promise<{ readonly code: string; readonly expires: number }> {
    const code = newDeviceCode();
    const expires = await this.tickets.put('device', code, { person, lasts: LASTS, alone: true });
    return { code, expires };
  }

  /** The person's id. */
  async use(typed: string): Promise<Outcome<string>> {
    const code = readDeviceCode(typed);
    const ticket = code === null ? null : await this.tickets.take('device', code);
    if (!ticket || ticket.person === null)
      return problem('bad-code', 'This code is wrong, was used already, or is too old.', 'code');
    return { ok: true, value: ticket.person };
  }
}
