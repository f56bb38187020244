import type { FastifyBaseLogger } from 'fastify';

const MINUTE = 60_000;
const TOO_MANY = 429;

/** One line for each answer; but one a minute for requests that were too many, or the log would be flooded with them. */
export class AnsweredLog {
  private refused = 0;
  private quietUntil = 0;

  note(
    log: FastifyBaseLogger,
    answered: { readonly status: number; readonly [what: string]: unknown },
  ): void {
    if (answered.status !== TOO_MANY) {
      log.info(answered, 'answered');
      return;
    }
    this.refused++;
    if (performance.now() < this.quietUntil) return;
    this.quietUntil = performance.now() + MINUTE;
    log.info({ ...answered, refused: this.refused }, 'too many requests; the next line of these in a minute');
    this.refused = 0;
  }
}
